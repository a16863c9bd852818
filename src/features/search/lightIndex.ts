import lunr from 'lunr';

/** Name of the one field of an index, as the search plugin has it. */
export const fieldName = 't';
/** Metadata of a posting: none, as positions are left out. */
const noMetadata = Object.freeze({});

/**
 * Posting of a term in lunr's form. Its documents are written out when a query
 * first asks for them: most terms are never asked for.
 */
export class Posting {
  private documents: Record<string, object> | undefined;

  constructor(
    /** Number of the term in lunr's vectors. */
    readonly _index: number,
    private readonly refs: readonly string[],
    /** Places of the documents that have the term, in their order. */
    readonly places: Uint32Array,
  ) {}

  /** Documents that have the term in the field `t`, by their reference. */
  get [fieldName](): Record<string, object> {
    if (this.documents === undefined) {
      this.documents = Object.create(null) as Record<string, object>;
      for (const place of this.places) {
        this.documents[this.refs[place] ?? ''] = noMetadata;
      }
    }
    return this.documents;
  }
}

/** Parts of lunr that its types lack. */
interface Inside {
  readonly fieldVectors: Readonly<Record<string, lunr.Vector | undefined>>;
  readonly fields: string[];
  tokenSet: lunr.TokenSet;
}

/** The letters of sorted terms as a graph; left out by lunr's types too. */
const graphOf = (terms: string[]) =>
  (lunr.TokenSet as unknown as {fromArray: (sorted: string[]) => lunr.TokenSet}).fromArray(terms);

/** Notes of a match: none; lunr's types leave out that they may be empty. */
const noMatchData = new (lunr.MatchData as unknown as new () => lunr.MatchData)();

/** Whether clauses are terms of the index as they stand: of which a document needs one, or every one. */
function areTerms(clauses: readonly lunr.Query.Clause[]): boolean {
  const {OPTIONAL, REQUIRED} = lunr.Query.presence;
  const [{presence} = {presence: OPTIONAL}] = clauses;
  return (
    (presence === OPTIONAL || presence === REQUIRED) &&
    clauses.every(
      (clause) =>
        clause.presence === presence &&
        !clause.usePipeline &&
        !clause.term.includes('*') &&
        ((clause as Partial<lunr.Query.Clause>).editDistance ?? 0) === 0,
    )
  );
}

/**
 * An index of lunr that finds the documents of plain terms by their places.
 * lunr writes a reference, a set and a note of the positions for each document
 * of a term, which makes a common word wait; here there are no positions.
 * Vectors, scores and every other query are lunr's. For these it needs the
 * letters of all terms as a graph, half of the work of restoring an index: the
 * graph is made by the first query that needs it.
 */
export class LightIndex extends lunr.Index {
  private readonly vectors: readonly lunr.Vector[];
  private hasGraph = false;

  /**
   * @param restored what `lunr.Index.load` gave, without terms
   * @param postings by term, in the order of the terms
   * @param refs references of the documents, in their order
   */
  constructor(
    restored: lunr.Index,
    private readonly postings: Readonly<Record<string, Posting | undefined>>,
    private readonly refs: readonly string[],
  ) {
    super(Object.assign(restored, {invertedIndex: postings}) as unknown as lunr.Index.Attributes);
    const {fieldVectors} = this as unknown as Inside;
    this.vectors = refs.map((ref) => fieldVectors[`${fieldName}/${ref}`] ?? new lunr.Vector([]));
  }

  override query(build: lunr.Index.QueryBuilder): lunr.Index.Result[] {
    const {fields} = this as unknown as Inside;
    const query = new lunr.Query(fields);
    build.call(query, query);
    const {clauses} = query;
    if (areTerms(clauses)) {
      return this.resultsOf(clauses);
    }
    if (!this.hasGraph) {
      // An object has its numbers first.
      (this as unknown as Inside).tokenSet = graphOf(Object.keys(this.postings).sort());
      this.hasGraph = true;
    }
    return super.query((same) => clauses.forEach((clause) => same.clause(clause)));
  }

  private resultsOf(clauses: readonly lunr.Query.Clause[]): lunr.Index.Result[] {
    const wanted = new lunr.Vector([]);
    const found = new Uint16Array(this.refs.length);
    const least = clauses[0]?.presence === lunr.Query.presence.REQUIRED ? clauses.length : 1;
    for (const {term, boost} of clauses) {
      const posting = this.postings[term];
      if (posting !== undefined) {
        wanted.upsert(posting._index, boost, (before, more) => before + more);
        for (const place of posting.places) {
          found[place] = (found[place] ?? 0) + 1;
        }
      }
    }
    const results: lunr.Index.Result[] = [];
    this.vectors.forEach((vector, place) => {
      if ((found[place] ?? 0) >= least) {
        const score = wanted.similarity(vector);
        results.push({ref: this.refs[place] ?? '', score, matchData: noMatchData});
      }
    });
    return results.sort((a, b) => b.score - a.score);
  }
}
