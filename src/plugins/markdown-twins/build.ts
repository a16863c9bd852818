import type {Cache} from '../cache';
import {dataFiles} from './data';
import {llmsFiles, sectionOf, sectionTitles, type Section} from './llms';
import {createTwins, type DocTwin} from './pages';
import type {Site, SiteDoc, TextFile} from './site';

/**
 * All files that machines read: the twins, their lists, the joined sections,
 * the facts.
 *
 * @throws Error naming file and line of what cannot be turned into Markdown
 */
export function twinFiles(site: Site, cache: Cache<DocTwin>): TextFile[] {
  const {baseUrl, versions} = site;
  const twins = createTwins(site, cache);
  const docsOf = new Map(
    versions.map((version) => [
      version,
      version.docs.map((doc): [SiteDoc, DocTwin] => [doc, twins.ofDoc(version, doc)]),
    ]),
  );
  const sections = versions.map((version) => {
    const docs = docsOf.get(version) ?? [];
    const categories = version.categories.map(
      (category) => [category, twins.ofCategory(version, category)] as const,
    );
    const list = Object.entries(sectionTitles).map(([folder, title]): Section => ({
      title: `${version.label}: ${title}`,
      address: `${baseUrl}llms/${version.number}/${folder}.md`,
      twins: [
        ...categories
          .filter(([category]) => sectionOf(`${category.folder}/`) === folder)
          .map(([, twin]) => twin),
        ...docs.filter(([{id}]) => sectionOf(id) === folder).map(([, twin]) => twin),
      ],
    }));
    return [version, list.filter(({twins: members}) => members.length > 0)] as const;
  });
  const blog: Section = {
    title: 'Blog',
    address: `${baseUrl}llms/blog.md`,
    twins: site.posts.map((post) => twins.ofPost(post)),
  };
  const all = [
    twins.home(),
    ...sections.flatMap(([, list]) => list.flatMap((section) => section.twins)),
    ...blog.twins,
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
