import React, {type ReactNode} from 'react';

/** What a preview does as no source tells, folded away: the same words wherever it is so. */
export default function OwnBehaviours({notes}: {readonly notes: readonly string[]}): ReactNode {
  return notes.length === 0 ? null : (
    <details className="preview-own">
      <summary>What is the preview’s own, and told by no source</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
