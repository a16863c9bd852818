import {dataFiles} from './data';
import {llmsFiles, sectionOf, sectionTitles, type Section} from './llms';
import {createExporter, type DocExport} from './pages';
import type {Site, SiteDoc, TextFile} from './site';

/**
 * All files for machines: Markdown pages, their lists, the joined sections and the facts.
 *
 * @param outDir folder of the built pages
 */
export function exportFiles(site: Site, outDir: string): TextFile[] {
  const {baseUrl, versions} = site;
  const exportPage = createExporter(site, outDir);
  const exported = versions.map((version) => {
    const docs = version.docs.map((doc): [SiteDoc, DocExport] => [doc, exportPage(doc, version)]);
    const pages = [
      ...version.categories.map(
        (one) => [sectionOf(`${one.folder}/`), exportPage(one, version)] as const,
      ),
      ...docs.map(([{id}, page]) => [sectionOf(id), page] as const),
    ];
    const sections = Object.entries(sectionTitles).map(([folder, title]): Section => ({
      title: `${version.label}: ${title}`,
      address: `${baseUrl}llms/${version.number}/${folder}.md`,
      pages: pages.flatMap(([section, page]) => (section === folder ? page : [])),
    }));
    return {version, docs, sections: sections.filter((section) => section.pages.length > 0)};
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
  const data = dataFiles(site, exported);
  const described = [
    ['io-servers', 'I/O servers', 'Options, data points and what else their pages state, as JSON.'],
    ['objects', 'UI objects', 'Attributes and what else their pages state, as JSON.'],
  ].map(([name = '', title = '', description = '']) => {
    const [, text = ''] = data.find(([file]) => file === `data/${name}.json`) ?? [];
    return [title, `${baseUrl}data/${name}.json`, description, text] as const;
  });
  return [
    ...all.map(({address, text}): TextFile => [address.slice(baseUrl.length), text]),
    ...llmsFiles(site, exported, [blog], described),
    ...data,
  ];
}
