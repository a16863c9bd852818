import React, {type ReactNode} from 'react';
import {caption} from '../../features/preview/model/captions';
import {useBuiltHtml} from '../../lib/text/useBuiltHtml';
import '../../features/preview/react/styles';
import styles from './styles.module.css';

export interface ObjectSketchProps {
  readonly element: string;
  /** HTML of the picture, rendered in the build. */
  readonly html: string;
}

/**
 * Static picture of an object that has only a public name, without XML to copy. Added by
 * the remark transformer `objects`.
 */
export default function ObjectSketch({element, html}: ObjectSketchProps): ReactNode {
  return (
    <figure className={styles.sketch} data-search-ignore="">
      <div role="img" aria-label={`Sketch of the object ${element}.`}>
        {/* Rendered from XML that the build has validated. */}
        <div inert className={styles.picture} {...useBuiltHtml(html)} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
