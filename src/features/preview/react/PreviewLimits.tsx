import React, {type ReactNode} from 'react';

export interface PreviewLimitsProps {
  readonly limits: readonly string[];
  /** Link to the section that explains previews. */
  readonly guide: ReactNode;
}

/** The differences between a preview and a server, folded. */
export default function PreviewLimits({limits, guide}: PreviewLimitsProps): ReactNode {
  return (
    <details className="preview-limits">
      <summary>Limits</summary>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {guide}
    </details>
  );
}
