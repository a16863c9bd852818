import type {ObjectSpec} from '../model/object';

export default {
  place: 'project',
  holdsObjects: true,
  sample:
    '<page id="a"><text pos="x16y12" width="80" height="24" text="Page" /></page><overlay><button pos="x96y44" width="56" height="28" label="Home" /></overlay>',
} satisfies ObjectSpec;
