import type {ObjectSpec} from '../model/object';

export default {
  isNamed: true,
  place: 'root',
  holdsObjects: true,
} satisfies ObjectSpec;
