/** Page without components, for the other sites. */
export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  /** Markdown without the title. */
  readonly body: string;
}

/**
 * Converts the article of a built page to Markdown: headings, paragraphs, lists, tables,
 * code with language, links. Figures, previews and controls are omitted; all tab panels are
 * included. The function is serialised for the browser, so it must not use anything
 * outside.
 */
export function markdownOf(page: Document): MarkdownPage {
  const blocks =
    'address article aside blockquote details div dl figure footer form h1 h2 h3 h4 h5 h6 header hr main ol p pre section table ul';
  const isBlock = (node: Node): node is Element =>
    node instanceof Element && blocks.split(' ').includes(node.localName);
  const leftOut =
    'nav, svg, button, input, select, textarea, form, output, progress, script, style, .hash-link, .theme-doc-version-badge, .theme-doc-toc-mobile, .preview-stage, .preview-tools';

  /** Escapes Markdown syntax. */
  const escaped = (text: string) =>
    text
      .replace(/\u200B|\uFEFF/gu, '')
      .replace(/\s+/gu, ' ')
      .replace(/[\\`*_[\]<>#|~{}&$]/gu, '\\$&');
  /** Escapes syntax at the start of a line. */
  const line = (text: string) =>
    text
      .trim()
      .replace(/^(?:[-+=:])/u, '\\$&')
      .replace(/^(?<number>\d+)(?<sign>[.)])/u, '$<number>\\$<sign>');
  const fence = (text: string, sign: string, least: number) =>
    sign.repeat(Math.max(least, ...[...text.matchAll(/`+/gu)].map(([ticks]) => ticks.length + 1)));
  const codeSpan = (text: string) => {
    const ticks = fence(text, '`', 1);
    const pad = /^`|`$|^ .* $/u.test(text) ? ' ' : '';
    return text.trim() === '' ? '' : `${ticks}${pad}${text}${pad}${ticks}`;
  };
  /** Wraps a text in markers, with surrounding spaces outside. */
  const wrapped = (text: string, sign: string) =>
    text.replace(/^(?<before>\s*)(?<inner>.*?)(?<after>\s*)$/su, (...all) => {
      const {before = '', inner = '', after = ''} = all.at(-1) as Record<string, string>;
      return inner === '' ? before : `${before}${sign}${inner}${sign}${after}`;
    });
  const target = (href: string) => (/[\s()<>]/u.test(href) ? `<${encodeURI(href)}>` : href);

  function inline(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) {
      return escaped(node.textContent ?? '');
    }
    if (!(node instanceof Element) || node.matches(leftOut)) {
      return '';
    }
    const inner = () => [...node.childNodes].map(inline).join(isBlockBox(node) ? ' ' : '');
    switch (node.localName) {
      case 'br':
        return '<br>';
      case 'code':
      case 'kbd':
        return codeSpan(node.textContent.replace(/\s+/gu, ' '));
      case 'strong':
      case 'b':
        return wrapped(inner(), '**');
      case 'em':
      case 'i':
        return wrapped(inner(), '*');
      case 'a': {
        const text = inner().trim();
        const href = node.getAttribute('href') ?? '';
        return text === '' || href === '' ? text : `[${text}](${target(href)})`;
      }
      default:
        return inner();
    }
  }
  /** Element whose children are separate boxes without spaces between them. */
  function isBlockBox(node: Element): boolean {
    return [...node.children].some(isBlock) || node.localName === 'ul';
  }
  const cell = (node: Element) => inline(node).replace(/\s+/gu, ' ').trim();
  /** A pipe ends the table cell, also in code. */
  const tableCell = (node: Element) => cell(node).replace(/(?<!\\)\|/gu, '\\|');

  function codeBlock(pre: Element): string {
    const lines = [...pre.querySelectorAll('.token-line')].map((one) =>
      one.textContent.replace(/\n$/u, ''),
    );
    const text = lines.length > 0 ? lines.join('\n') : pre.textContent;
    const language = /language-(?<name>[\w-]+)/u.exec(pre.className)?.groups?.name ?? 'text';
    const ticks = fence(text, '`', 3);
    return `${ticks}${language}\n${text.replace(/\n+$/u, '')}\n${ticks}`;
  }
  function tableOf(node: Element): string {
    const rows = [...node.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(tableCell),
    );
    const [head = [], ...rest] = rows;
    const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return [lineOf(head), lineOf(head.map(() => '---')), ...rest.map(lineOf)].join('\n');
  }
  function listOf(list: Element): string {
    const isOrdered = list.localName === 'ol';
    const first = Number(list.getAttribute('start') ?? 1);
    return [...list.children]
      .map((item, index) => {
        const sign = isOrdered ? `${first + index}. ` : '- ';
        const text = flow(item).join('\n\n');
        return `${sign}${text.replaceAll('\n', `\n${' '.repeat(sign.length)}`)}`;
      })
      .join('\n')
      .replace(/[^\S\n]+$/gmu, '');
  }
  const definitions = (list: Element) =>
    [...list.querySelectorAll('dt')]
      .map((term) => {
        const values: string[] = [];
        for (
          let next = term.nextElementSibling;
          next?.localName === 'dd';
          next = next.nextElementSibling
        ) {
          values.push(cell(next));
        }
        return `- ${wrapped(cell(term), '**')}: ${values.join(', ')}`;
      })
      .join('\n');

  function block(node: Element): string[] {
    switch (node.localName) {
      case 'h1':
        return [];
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return [`${'#'.repeat(Number(node.localName[1]))} ${cell(node)}`];
      case 'ul':
      case 'ol':
        return node.getAttribute('role') === 'tablist' ? [] : [listOf(node)];
      case 'dl':
        return [definitions(node)];
      case 'table':
        return [tableOf(node)];
      case 'pre':
        return [codeBlock(node)];
      case 'hr':
        return ['---'];
      default: {
        const name = node.getAttribute('data-name');
        const content = flow(node);
        return name === null ? content : [wrapped(escaped(name), '**'), ...content];
      }
    }
  }
  /** Blocks of an element; inline content becomes paragraphs. */
  function flow(parent: Element): string[] {
    const found: string[] = [];
    let text = '';
    const close = () => {
      found.push(line(text));
      text = '';
    };
    for (const node of parent.childNodes) {
      if (node instanceof Element && node.matches(leftOut)) {
        continue;
      }
      if (isBlock(node) || (node instanceof Element && isBlockBox(node))) {
        close();
        found.push(...block(node));
      } else {
        text += inline(node);
      }
    }
    close();
    return found.filter((one) => one !== '');
  }

  const root = page.querySelector('.theme-doc-markdown') ?? page.querySelector('main');
  const content = root === null ? [] : flow(root);
  return {
    title: (root?.querySelector('h1')?.textContent ?? page.title).trim(),
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    body: `${content.join('\n\n')}\n`,
  };
}
