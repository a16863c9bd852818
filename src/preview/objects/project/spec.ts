import type {ObjectSpec} from '../../model/object';
import {height, shownInXml, width} from '../../model/commonAttributes';

export default {
  element: 'project',
  isNamed: true,
  place: 'root',
  holdsObjects: true,
  attributes: [
    {
      group: 'own',
      xml: 'title',
      values: {kind: 'text'},
      meaning: 'the title of the project',
    },
    {
      group: 'own',
      xml: 'language',
      values: {kind: 'text', what: 'a language, for example `en`'},
      meaning: 'language of the built-in texts',
    },
    {...shownInXml(width), group: 'own', meaning: 'width of the project'},
    {...shownInXml(height), group: 'own', meaning: 'height of the project'},
    {
      group: 'own',
      xml: 'skin',
      values: {kind: 'text'},
      meaning: 'skin of the project; keep the value that the Project Editor wrote',
    },
    {
      group: 'own',
      xml: 'version',
      values: {kind: 'text'},
      meaning: 'version that saved the file; keep the value that the Project Editor wrote',
    },
  ],
} satisfies ObjectSpec;
