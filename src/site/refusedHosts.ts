// cspell:disable -- host names
/**
 * Hosts that pages must not link to: document mirrors, old wikis, community answers and
 * this site's own origin.
 */

/** Host names, including their subdomains. */
const refusedHosts: readonly string[] = [
  '1library.net',
  'anyflip.com',
  'archive.org',
  'azmanual.top',
  'codestin.com',
  'cupdf.com',
  'diazilla.com',
  'docplayer.it',
  'docplayer.net',
  'docslib.org',
  'documents.pub',
  'dokumen.tips',
  'easymanua.ls',
  'esmanual.top',
  'fdocumento.com',
  'fdocuments.in',
  'fdocuments.mx',
  'fdocuments.net',
  'fdocuments.us',
  'geeksrepos.com',
  'gist.github.com',
  'github.meowingcats01.workers.dev',
  'github-wiki-see.page',
  'happylibnet.com',
  'kipdf.com',
  'licentiada.org',
  'manuall.com',
  'manualmachine.com',
  'manualowl.com',
  'manuals.online',
  'manuals.plus',
  'manualsbrain.com',
  'manualsdir.com',
  'manualsdump.com',
  'manualshelf.com',
  'manualshive.com',
  'manualslib.com',
  'manualslib.de',
  'manualslib.fr',
  'manualslib.mx',
  'manualslook.com',
  'manualspro.net',
  'manualzilla.com',
  'manualzz.com',
  'manuelutilisateur.fr',
  'manula.com',
  'manuzoid.com',
  'manymanuals.cz',
  'moam.info',
  'mwitty.com',
  'notice-facile.com',
  'pdfdokument.com',
  'pdfslide.net',
  'pdfslide.org',
  'pdfslide.tips',
  'pdfslide.us',
  'readkong.com',
  'scribd.com',
  'slideshare.net',
  'stackexchange.com',
  'stackoverflow.com',
  'studylib.net',
  'technodocbox.com',
  'vdocument.in',
  'vdocuments.mx',
  'vdocuments.net',
  'vdocuments.site',
  'wikipedia.org',
  'wiki.hsyco.com',
  'wiki.x.io',
  'wixlib.com',
  'xdocs.net',
  'yumpu.com',
  'docs.hsyco.com',
];

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
