import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';

/** Forms of a keyword, see `forms.yml`. */
const forms = z.array(z.tuple([z.string(), z.string(), z.string().optional()]));
const keywords = z.record(z.string(), forms);

/** Keywords of conditions (`event`) and of actions, with their forms. */
export const {event: eventForms, action: actionForms} = readYamlFile(
  z.strictObject({event: keywords, action: keywords}),
  path.join(__dirname, 'forms.yml'),
);
