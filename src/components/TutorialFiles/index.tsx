import React, {type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

export interface TutorialFilesProps {
  /** ID of the page, and folder of its files in `static/`. */
  readonly folder: string;
  /** Names separated by spaces. */
  readonly names: string;
}

/** Downloads of a tutorial, added by the transformer `tutorial-files`. */
export default function TutorialFiles({folder, names}: TutorialFilesProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p>
      Download:{' '}
      {names.split(' ').map((name, index, {length}) => (
        <span key={name}>
          <a href={withBaseUrl(`/${folder}/${name}`)} download>
            {name}
          </a>
          <span>{index < length - 1 ? ', ' : ''}</span>
        </span>
      ))}
    </p>
  );
}
