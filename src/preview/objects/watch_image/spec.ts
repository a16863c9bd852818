import type {ObjectSpec} from '../../model/attributes';
import {sketched} from '../../model/shared';
import {watchId, watchVisible} from '../../model/watch';

export default {
  element: 'watch_image',
  sample: '<project width="160" height="80"><watch_image image="lock" height="52" /></project>',
  attributes: [watchId('image'), watchVisible('image'), sketched('image')],
} as const satisfies ObjectSpec;
