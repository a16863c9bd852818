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
  const {ofPage, ofDoc} = createExporter(site, outDir);
  const docsOf = new Map(
    versions.map((version) => [
      version,
      version.docs.map((doc): [SiteDoc, DocExport] => [doc, ofDoc(doc, version)]),
    ]),
  );
  const sections = versions.map((version) => {
    const docs = docsOf.get(version) ?? [];
    const categories = version.categories.map((category) => [category, ofPage(category)] as const);
    const list = Object.entries(sectionTitles).map(([folder, title]): Section => ({
      title: `${version.label}: ${title}`,
      address: `${baseUrl}llms/${version.number}/${folder}.md`,
      pages: [
        ...categories
          .filter(([category]) => sectionOf(`${category.folder}/`) === folder)
          .map(([, page]) => page),
        ...docs.filter(([{id}]) => sectionOf(id) === folder).map(([, page]) => page),
      ],
    }));
    return [version, list.filter(({pages: members}) => members.length > 0)] as const;
  });
  const blog: Section = {
    title: 'Blog',
    address: `${baseUrl}llms/blog.md`,
    pages: site.posts.map(ofPage),
  };
  const all = [
    ofPage(site.home),
    ...sections.flatMap(([, list]) => list.flatMap((section) => section.pages)),
    ...blog.pages,
  ];
  const data = dataFiles(
    site,
    versions.map((version) => [version, docsOf.get(version) ?? []] as const),
  );
  const described = [
    ['io-servers', 'I/O servers', 'Options, data points and what else their pages state, as JSON.'],
    ['objects', 'UI objects', 'Attributes and what else their pages state, as JSON.'],
  ].map(([name = '', title = '', what = '']) => {
    const [, text = ''] = data.find(([file]) => file === `data/${name}.json`) ?? [];
    return [title, `${baseUrl}data/${name}.json`, what, text] as const;
  });
  return [
    ...all.map(({address, text}): TextFile => [address.slice(baseUrl.length), text]),
    ...llmsFiles(site, sections, [blog], described),
    ...data,
  ];
}
