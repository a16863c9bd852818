import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../lib/text/readYaml';

const refusedHosts = readYamlFile(
  z.array(z.string().regex(/^[a-z\d.-]+$/u, 'must be a host name without https:// and path')),
  path.join(__dirname, 'refused-hosts.yml'),
);

/**
 * Reason why a page must not link to an address.
 *
 * @param url absolute address
 * @returns the reason and the remedy; `undefined` if the address is allowed
 */
export function refusalOf(url: string): string | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const refused = refusedHosts.find((name) => host === name || host.endsWith(`.${name}`));
  return refused === undefined
    ? undefined
    : `must not lead to ${refused}, a copy, a wiki or this site itself; link the page of the manufacturer or of the standard, or leave the link out`;
}
