import type {ObjectSpec} from '../model/object';
import Camera from '../parts/Camera';

export default {
  Picture: Camera,
  sample: '<camera pos="x16y4" width="128" height="72" address="gate" />',
} satisfies ObjectSpec;
