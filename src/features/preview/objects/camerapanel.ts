import type {ObjectSpec} from '../model/object';
import Camera from '../parts/Camera';

export default {
  Picture: Camera,
  sample:
    '<project width="160" height="144"><camerapanel pos="x1y1" width="156" height="140" address="gate" /></project>',
} satisfies ObjectSpec;
