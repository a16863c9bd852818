import type {Basis} from '../schema/families';
import type {FrontMatter} from '../schema/frontMatter';

const basisTexts: Readonly<Record<Basis, string>> = {
  'manual-4': 'Platform facts here come from the public 4.x manual.',
  'manual-3':
    'Platform facts here come from the 3.x manual and are expected to hold in 4.x. Check names and defaults in the Manager before you rely on them.',
  device:
    'No public page of the platform describes this subject. What stands here comes from the device side and from what its family has in common.',
};

const ioServerHint =
  'Settings shows the options with their defaults; Status Browser lists the data points.';

/** Neither an object nor a tutorial has a device side. */
const familyTexts: Readonly<Record<string, string>> = {
  object: 'No public page describes the attributes of this object: the Project Editor shows them.',
  tutorial:
    'No public page of the platform describes what this tutorial is about. Compare each name with those in your Manager.',
};

/** Hash of the heading, on the main document, below which the kinds of basis are told. */
export const basisAnchor = 'how-far-to-trust-a-page';

/** The text of the link to it. */
export const basisLink = 'How far to trust a page';

/**
 * How far a page can be trusted, in sentences.
 *
 * @param entries how many entries of a reference page stand by each manual, where they are several
 */
export function basisText({basis, family}: FrontMatter, entries?: string): string {
  const text =
    entries === undefined
      ? ((basis === 'device' ? familyTexts[family] : undefined) ?? basisTexts[basis])
      : `Entries of this page: ${entries}. Those by a 3.x manual are expected to hold in 4.x: check them before you rely on them.`;
  return basis === 'device' && family === 'io-server' ? `${text} ${ioServerHint}` : text;
}
