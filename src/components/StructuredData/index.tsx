import React, {useState, useSyncExternalStore, type ReactNode} from 'react';

const never = () => () => undefined;

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
  // Not on a page that React draws anew after it could not take the HTML over.
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isInHtml] = useState(takesOver);
  return isInHtml ? (
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
