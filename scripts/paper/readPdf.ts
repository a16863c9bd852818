/** Bookmark in the PDF outline. */
export interface Bookmark {
  readonly title: string;
  /** From 1. */
  readonly level: number;
  /** Page number from 1; `undefined` without destination. */
  readonly page: number | undefined;
}

export interface PrintedDocument {
  readonly pages: number;
  /** Page numbers of the named destinations. */
  readonly destinations: ReadonlyMap<string, number>;
  readonly bookmarks: readonly Bookmark[];
}

async function openPdf(bytes: Uint8Array) {
  // Loaded on demand, because it is large and an ES module.
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // A copy, because PDF.js takes ownership of the buffer.
  return getDocument({data: new Uint8Array(bytes), verbosity: 0}).promise;
}

/** Reads the destinations and bookmarks of a document. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedDocument> {
  const pdf = await openPdf(bytes);
  try {
    const numbers = new Map<string, number>();
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      if (page.ref) {
        numbers.set(`${page.ref.num} ${page.ref.gen}`, number);
      }
      page.cleanup();
    }
    const pageOf = (destination: unknown): number | undefined => {
      const [ref] = Array.isArray(destination) ? (destination as unknown[]) : [];
      return ref !== null && typeof ref === 'object' && 'num' in ref && 'gen' in ref
        ? numbers.get(`${String(ref.num)} ${String(ref.gen)}`)
        : undefined;
    };
    const destinations = new Map<string, number>();
    for (const [name, destination] of Object.entries(await pdf.getDestinations())) {
      const page = pageOf(destination);
      if (page !== undefined) {
        destinations.set(name, page);
      }
    }
    type Outline = Awaited<ReturnType<typeof pdf.getOutline>>;
    const listed = (items: Outline, level: number): Bookmark[] =>
      items.flatMap(({title, dest, items: below}) => [
        {
          title,
          level,
          page: typeof dest === 'string' ? destinations.get(dest) : pageOf(dest),
        },
        ...listed(below as Outline, level + 1),
      ]);
    // The outline is null without headings, contrary to the types.
    const outline = (await pdf.getOutline()) as Outline | null;
    return {pages: pdf.numPages, destinations, bookmarks: listed(outline ?? [], 1)};
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Text of each page. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes);
  try {
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const {items} = await (await pdf.getPage(number)).getTextContent();
      pages.push(
        items
          .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
          .join(''),
      );
    }
    return pages;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
