import React, {type ReactNode} from 'react';
import {ownHead} from '../model/captions';

/** What a preview does as no source tells, folded away: the same words wherever it is so. */
export default function OwnBehaviours({notes}: {readonly notes: readonly string[]}): ReactNode {
  return notes.length === 0 ? null : (
    <details className="preview-own">
      <summary>{ownHead}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
