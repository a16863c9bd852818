import type {ObjectSpec} from '../model/object';
import Camera from '../parts/Camera';

export default {
  Picture: Camera,
  sample: '<watch_camera address="gate" height="52" />',
} satisfies ObjectSpec;
