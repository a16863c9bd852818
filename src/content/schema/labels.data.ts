import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';

const labels = z.record(z.string(), z.string().min(1));

/** Labels of front matter values by key, in the order of lists. */
export const {ioServerGroups, transports, licences, objectGroups, levels, capabilities} =
  readYamlFile(
    z.strictObject({
      /** Purposes of I/O servers, which group the sidebar. */
      ioServerGroups: labels,
      transports: labels,
      /** Effects of an I/O server on the licence total. */
      licences: labels,
      /** Purposes of UI objects, which group the sidebar. */
      objectGroups: labels,
      levels: labels,
      capabilities: labels,
    }),
    path.join(__dirname, 'labels.yml'),
  );
