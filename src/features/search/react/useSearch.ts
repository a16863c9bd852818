import {useEffect, useState} from 'react';
import {reload} from '../../../lib/reload/site';
import {workerWith} from './loadSearch';
import {StartError} from './startError';
import type {SearchRequest, SearchResponse} from '../runtime/worker';

/** Outcome of a search. */
export type Outcome =
  | {readonly state: 'idle' | 'loading'}
  | {
      readonly state: 'failed';
      readonly reason: string;
      /** The code failed to load; only a page load helps. */
      readonly failure?: StartError;
    }
  | (Exclude<SearchResponse, {state: 'superseded'}> & {
      /** The lines of the hits are still loading. */
      readonly lacksLines?: true;
    });

export interface Search {
  readonly outcome: Outcome;
  /** The last hits while a response is pending, so that the list does not flicker. */
  readonly shown: Outcome;
  readonly retry: () => Promise<void>;
}

interface Answer {
  /** The query, without the number of results. */
  readonly key: string;
  readonly outcome: Outcome;
}

/** Last hits of each client, which give a page its height before Back restores the scroll position. */
const lastHits = new Map<string, Answer & {readonly request: string}>();

/**
 * Milliseconds to wait for the lines of the hits before the list is shown without them. Lines that
 * arrive later move the hits, and a reader who is about to select one would miss it.
 */
const linesWait = 100;

const idle: Outcome = {state: 'idle'};
const loading: Outcome = {state: 'loading'};
/** Only a built site has an index. */
const inDevelopment: Outcome = {
  state: 'failed',
  reason: 'The search requires a built site. Run “npm run build”, then “npm run serve”.',
};

/**
 * Searches as the query changes. The response to an earlier query is ignored.
 *
 * @param resultsPage address that a retry opens if the code failed to load, for example because
 *   it is of an older release; the current page by default
 */
export function useSearch(
  {index, query, limits, pathPrefix = '', client}: SearchRequest,
  resultsPage?: string,
): Search {
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();
  const key = JSON.stringify([index, pathPrefix, text, attempt]);
  const request = JSON.stringify([key, limits]);
  const [latest, setLatest] = useState<Answer | undefined>(() => {
    const known = lastHits.get(client);
    return known?.key === key ? known : undefined;
  });
  useEffect(() => {
    if (text === '' || process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    let isCurrent = true;
    const show = (outcome: Outcome) => {
      if (isCurrent) {
        setLatest({key, outcome});
      }
    };
    const send = async (): Promise<void> => {
      try {
        const worker = await workerWith(index);
        const response = await worker.search({index, query: text, limits, pathPrefix, client});
        if (response.state === 'superseded' || !isCurrent) {
          return;
        }
        if (response.state !== 'found') {
          show(response);
          return;
        }
        const listed = setTimeout(() => {
          // After Back, the page keeps its height until the lines are known again.
          if (lastHits.get(client)?.request !== request) {
            show({...response, lacksLines: true});
          }
        }, linesWait);
        const {hits, words} = response;
        const withLines = worker.lines(index, hits, words).finally(() => clearTimeout(listed));
        const outcome = {...response, hits: await withLines};
        lastHits.set(client, {key, request, outcome});
        show(outcome);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        show({state: 'failed', reason, failure: error instanceof StartError ? error : undefined});
      }
    };
    void send();
    return () => {
      isCurrent = false;
    };
  }, [index, text, limits, pathPrefix, client, key, request]);
  const failure = latest?.outcome.state === 'failed' ? latest.outcome.failure : undefined;
  const retry = async () => {
    if (!failure || (await reload(failure.scripts, resultsPage)) !== 'page') {
      setAttempt((count) => count + 1);
    }
  };
  const searched = latest?.key === key ? latest.outcome : loading;
  const outcome =
    text === '' ? idle : process.env.NODE_ENV === 'production' ? searched : inDevelopment;
  const isKept = outcome === loading && latest?.outcome.state === 'found';
  return {outcome, shown: isKept ? latest.outcome : outcome, retry};
}
