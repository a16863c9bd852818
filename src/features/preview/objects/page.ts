import {boolean, string, xml} from '../model/attributeBuilders';
import {id, shownInXml} from '../model/commonAttributes';
import type {ObjectSpec} from '../model/object';

export default {
  isNamed: true,
  place: 'project',
  sample:
    '<page id="a" title="Page"><button pos="x16y16" width="56" height="24" label="A" /><button pos="x88y16" width="56" height="24" label="B" /></page>',
  holdsObjects: true,
  attributes: [
    {...shownInXml(id('name of the page in links, responses and addresses')), runTime: undefined},
    xml(
      'title',
      string(),
      'title of the page; in version 3.4, shown at the top if the skin has a place for it',
    ),
    xml('pe-collapsed', boolean, 'set by the Project Editor; you do not need to set it', {
      group: 'meta',
    }),
  ],
} satisfies ObjectSpec;
