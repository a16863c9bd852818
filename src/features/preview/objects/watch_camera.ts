import {editor, string} from '../model/attributeBuilders';
import {comment, id} from '../model/commonAttributes';
import type {ObjectSpec} from '../model/object';
import * as watch from '../model/watchAttributes';
import Camera from '../parts/Camera';

export default {
  Picture: Camera,
  sample: '<watch_camera address="gate" height="52" />',
  attributes: [
    id('name of the camera in code'),
    editor('Address', string(), 'camera to show', {sketch: 'address'}),
    editor('Refresh', string('seconds'), 'refresh interval of the picture', {sketch: 'refresh'}),
    watch.visible('picture'),
    comment,
  ],
} satisfies ObjectSpec;
