import React, {useState, useSyncExternalStore, type ReactNode} from 'react';

const never = () => () => undefined;

/**
 * Whether this component takes over what the HTML has: not where it is drawn
 * within the site, nor on a page that React draws anew after it could not take
 * the HTML over. Only while it takes over, React asks for what the server had;
 * were the answer another one afterwards, React would at once draw whatever
 * waits, in the middle of its start.
 */
function useTakesOver(): boolean {
  const [answers] = useState(() => {
    let takesOver = false;
    return {
      ofServer: () => {
        takesOver = true;
        return takesOver;
      },
      now: () => takesOver,
    };
  });
  return useSyncExternalStore(never, answers.now, answers.ofServer);
}

export interface StructuredDataProps {
  /** JSON, safe within a script element; in the browser it may be empty. */
  readonly json: string;
}

/**
 * JSON-LD in the HTML of a page. A page that is opened within the site has
 * none: machines read each address on its own, and the policy of the site lets
 * no script write a script element.
 */
export default function StructuredData({json}: StructuredDataProps): ReactNode {
  const takesOver = useTakesOver();
  return takesOver ? (
    <script
      type="application/ld+json"
      // React leaves what the HTML has.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: json}}
    />
  ) : null;
}

/** Data as JSON that is safe within a script element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
