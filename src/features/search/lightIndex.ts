import lunr from 'lunr';

/** Name of the single field of an index, as in the search plugin. */
export const fieldName = 't';
/** Empty metadata of a posting, because positions are omitted. */
const emptyMetadata = Object.freeze({});

/**
 * Posting of a term in lunr's form. Its document map is created on first access, because most
 * terms are never queried.
 */
export class Posting {
  private documents: Record<string, object> | undefined;

  constructor(
    /** Index of the term in lunr's vectors. */
    readonly _index: number,
    private readonly refs: readonly string[],
    /** IDs of the documents that contain the term, sorted. */
    readonly docIds: Uint32Array,
  ) {}

  /** Metadata of the documents that contain the term in the field `t`, by reference. */
  get [fieldName](): Record<string, object> {
    if (this.documents === undefined) {
      this.documents = Object.create(null) as Record<string, object>;
      for (const docId of this.docIds) {
        this.documents[this.refs[docId] ?? ''] = emptyMetadata;
      }
    }
    return this.documents;
  }
}

/** Members of `lunr.Index` that its types omit. */
interface IndexInternals {
  readonly fieldVectors: Readonly<Record<string, lunr.Vector | undefined>>;
  readonly fields: string[];
  tokenSet: lunr.TokenSet;
}

/** Token set (trie) of the sorted terms. lunr's types omit `fromArray`. */
const tokenSetOf = (terms: string[]) =>
  (lunr.TokenSet as unknown as {fromArray: (sorted: string[]) => lunr.TokenSet}).fromArray(terms);

/** Empty match metadata. lunr's types omit that the arguments are optional. */
const emptyMatchData = new (lunr.MatchData as unknown as new () => lunr.MatchData)();

/** Whether all clauses are exact terms, and either all optional or all required. */
function areExactTerms(clauses: readonly lunr.Query.Clause[]): boolean {
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
 * lunr index that resolves exact terms by document ID. lunr creates a reference, a set and
 * metadata for each document of a term, which is slow for common words. lunr itself runs all
 * other queries. They need the token set of all terms, which is half of the work of restoring
 * an index, so it is created by the first query that needs it.
 */
export class LightIndex extends lunr.Index {
  private readonly vectors: readonly lunr.Vector[];
  private hasTokenSet = false;

  /**
   * @param restored result of `lunr.Index.load`, without terms
   * @param postings postings by term, in the order of the terms
   * @param refs lunr references of the documents, by document ID
   */
  constructor(
    restored: lunr.Index,
    private readonly postings: Readonly<Record<string, Posting | undefined>>,
    private readonly refs: readonly string[],
  ) {
    super(Object.assign(restored, {invertedIndex: postings}) as unknown as lunr.Index.Attributes);
    const {fieldVectors} = this as unknown as IndexInternals;
    this.vectors = refs.map((ref) => fieldVectors[`${fieldName}/${ref}`] ?? new lunr.Vector([]));
  }

  override query(build: lunr.Index.QueryBuilder): lunr.Index.Result[] {
    const {fields} = this as unknown as IndexInternals;
    const query = new lunr.Query(fields);
    build.call(query, query);
    const {clauses} = query;
    if (areExactTerms(clauses)) {
      return this.queryExactTerms(clauses);
    }
    if (!this.hasTokenSet) {
      // `Object.keys` lists integer keys first, so the terms must be sorted again.
      (this as unknown as IndexInternals).tokenSet = tokenSetOf(Object.keys(this.postings).sort());
      this.hasTokenSet = true;
    }
    return super.query((target) => clauses.forEach((clause) => target.clause(clause)));
  }

  private queryExactTerms(clauses: readonly lunr.Query.Clause[]): lunr.Index.Result[] {
    const queryVector = new lunr.Vector([]);
    const matchCounts = new Uint16Array(this.refs.length);
    const minMatches = clauses[0]?.presence === lunr.Query.presence.REQUIRED ? clauses.length : 1;
    for (const {term, boost} of clauses) {
      const posting = this.postings[term];
      if (posting !== undefined) {
        queryVector.upsert(posting._index, boost, (sum, added) => sum + added);
        for (const docId of posting.docIds) {
          matchCounts[docId] = (matchCounts[docId] ?? 0) + 1;
        }
      }
    }
    const results: lunr.Index.Result[] = [];
    this.vectors.forEach((vector, docId) => {
      if ((matchCounts[docId] ?? 0) >= minMatches) {
        const score = queryVector.similarity(vector);
        results.push({ref: this.refs[docId] ?? '', score, matchData: emptyMatchData});
      }
    });
    return results.sort((a, b) => b.score - a.score);
  }
}
