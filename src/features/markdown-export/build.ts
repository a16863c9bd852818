import {llmsFiles, sectionOf, sectionTitles, type Section} from './llms';
import {createExporter} from './pages';
import type {Site, TextFile} from './site';

/**
 * All files for machines: Markdown pages, their lists and the joined sections.
 *
 * @param outDir folder of the built pages
 */
export function exportFiles(site: Site, outDir: string): TextFile[] {
  const {baseUrl, versions} = site;
  const exportPage = createExporter(site, outDir);
  const exported = versions.map((version) => {
    const pages = [
      ...version.categories.map(
        (one) => [sectionOf(`${one.folder}/`), exportPage(one, version)] as const,
      ),
      ...version.docs.map((doc) => [sectionOf(doc.id), exportPage(doc, version)] as const),
    ];
    const sections = Object.entries(sectionTitles).map(([folder, title]): Section => ({
      title: `${version.label}: ${title}`,
      address: `${baseUrl}llms/${version.number}/${folder}.md`,
      pages: pages.flatMap(([section, page]) => (section === folder ? page : [])),
    }));
    return {version, sections: sections.filter((section) => section.pages.length > 0)};
  });
  const blog: Section = {
    title: 'Blog',
    address: `${baseUrl}llms/blog.md`,
    pages: site.posts.map((post) => exportPage(post)),
  };
  const all = [
    exportPage(site.home),
    ...[...exported.flatMap(({sections}) => sections), blog].flatMap(({pages}) => pages),
  ];
  return [
    ...all.map(({address, text}): TextFile => [address.slice(baseUrl.length), text]),
    ...llmsFiles(site, exported, [blog]),
  ];
}
