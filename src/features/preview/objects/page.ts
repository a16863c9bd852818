import type {ObjectSpec} from '../model/object';

export default {
  isNamed: true,
  place: 'project',
  sample:
    '<page id="a" title="Page"><button pos="x16y16" width="56" height="24" label="A" /><button pos="x88y16" width="56" height="24" label="B" /></page>',
  holdsObjects: true,
} satisfies ObjectSpec;
