import {string, xml} from '../model/attributeBuilders';
import {height, shownInXml, width} from '../model/commonAttributes';
import type {ObjectSpec} from '../model/object';

export default {
  isNamed: true,
  place: 'root',
  holdsObjects: true,
  attributes: [
    xml('title', string(), 'the title of the project'),
    xml('language', string('a language, for example `en`'), 'language of the built-in texts'),
    {...shownInXml(width), group: 'own', meaning: 'width of the project'},
    {...shownInXml(height), group: 'own', meaning: 'height of the project'},
    xml('skin', string(), 'skin of the project; keep the value that the Project Editor wrote'),
    xml(
      'version',
      string(),
      'version that saved the file; keep the value that the Project Editor wrote',
    ),
  ],
} satisfies ObjectSpec;
