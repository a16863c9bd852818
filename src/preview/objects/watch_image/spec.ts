import type {ObjectSpec} from '../../model/object';
import {sketchAttribute} from '../../model/commonAttributes';
import {watchId, watchVisible} from '../../model/watchAttributes';
import Picture from './Picture';

export default {
  element: 'watch_image',
  Picture,
  sample: '<project width="160" height="80"><watch_image image="lock" height="52" /></project>',
  attributes: [watchId('image'), watchVisible('image'), sketchAttribute('image')],
} satisfies ObjectSpec;
