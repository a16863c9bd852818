import {useCallback, useEffect, useState} from 'react';
import {loadAgain, workerWith} from './loadSearch';
import {StartError} from './startError';
import type {HitLimits} from '../runtime/hits';
import type {SearchResponse} from '../runtime/worker';

/** Outcome of a search. */
export type Outcome =
  | {readonly state: 'idle' | 'loading'}
  | {
      readonly state: 'failed';
      readonly reason: string;
      /** Its code did not come, so that only the page as a whole can bring it. */
      readonly failure?: StartError;
    }
  | Exclude<SearchResponse, {state: 'superseded'}>;

export interface Search {
  readonly outcome: Outcome;
  /** The last hits while the next answer is awaited, so that the list does not flicker. */
  readonly shown: Outcome;
  readonly retry: () => void;
}

export interface SearchOptions {
  /** Address of the index. */
  readonly index: string;
  readonly query: string;
  readonly limits: HitLimits;
  /** Addresses of pages that are wanted begin so. */
  readonly pathPrefix?: string;
  /** Name of who searches: a newer query of the same client replaces an older one. */
  readonly client: string;
}

const idle: Outcome = {state: 'idle'};
const loading: Outcome = {state: 'loading'};
/** Only a built site has an index. */
const inDevelopment: Outcome = {
  state: 'failed',
  reason: 'The search requires a built site. Run “npm run build”, then “npm run serve”.',
};

/** Search as the query changes. An answer to an earlier query is dropped. */
export function useSearch({index, query, limits, pathPrefix = '', client}: SearchOptions): Search {
  const [answer, setAnswer] = useState<{readonly key: string; readonly outcome: Outcome}>();
  const [trial, setTrial] = useState(0);
  const text = query.trim();
  const key = JSON.stringify([index, pathPrefix, text, trial]);
  useEffect(() => {
    if (text === '' || process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    let isCurrent = true;
    const send = async (): Promise<Outcome | undefined> => {
      try {
        const worker = await workerWith(index);
        const found = await worker.search({index, query: text, limits, pathPrefix, client});
        return found.state === 'superseded' ? undefined : found;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return {state: 'failed', reason, failure: error instanceof StartError ? error : undefined};
      }
    };
    void send().then((outcome) => {
      if (isCurrent && outcome !== undefined) {
        setAnswer({key, outcome});
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [index, text, limits, pathPrefix, client, key]);
  const failure = answer?.outcome.state === 'failed' ? answer.outcome.failure : undefined;
  const retry = useCallback(() => {
    void (failure ? loadAgain(failure.script) : Promise.resolve(false)).then((isGoing) => {
      if (!isGoing) {
        setTrial((number) => number + 1);
      }
    });
  }, [failure]);
  if (text === '') {
    return {outcome: idle, shown: idle, retry};
  }
  if (process.env.NODE_ENV !== 'production') {
    return {outcome: inDevelopment, shown: inDevelopment, retry};
  }
  const outcome = answer?.key === key ? answer.outcome : loading;
  return {outcome, shown: answer?.outcome.state === 'found' ? answer.outcome : outcome, retry};
}
