import React, {Fragment, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

export interface TutorialFilesProps {
  /** Path of the page below the docs tree, which is that of its files below `static/`. */
  readonly folder: string;
  /** Names of the files, with spaces between them. */
  readonly names: string;
}

/**
 * The finished files of a tutorial, to download.
 *
 * Written by the remark transformer `tutorial-files`.
 */
export default function TutorialFiles({folder, names}: TutorialFilesProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p>
      Download:{' '}
      {names.split(' ').map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a href={withBaseUrl(`/${folder}/${name}`)} download>
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
