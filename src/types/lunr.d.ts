import 'lunr';

// Parts of lunr 2.3.9 that `@types/lunr` lacks.
declare module 'lunr' {
  interface Lexeme {
    readonly type: string;
    readonly str: string;
    readonly start: number;
    readonly end: number;
  }

  class QueryParser {
    readonly lexemes: readonly Lexeme[];

    /** @param query where the clauses are put */
    constructor(text: string, query: Query);

    /** @throws QueryParseError */
    parse(): Query;
  }

  namespace Pipeline {
    /** By the name under which they were registered. */
    const registeredFunctions: Readonly<Record<string, PipelineFunction>>;
  }

  namespace Query {
    interface Clause {
      presence: presence;
    }
  }

  namespace QueryLexer {
    const TERM: string;
  }
}
