import React, {type ReactNode} from 'react';
import {sketchCaption} from '../../features/preview/model/captions';
import {useBuiltHtml} from '../../lib/text/useBuiltHtml';
import '../../features/preview/react/styles';
import styles from './styles.module.css';

export interface ObjectSketchProps {
  readonly element: string;
  /** Its picture, rendered when the site was built. */
  readonly html: string;
}

/**
 * The small picture of an object of which only the name is public: nothing in
 * it can be pressed, and it has no XML to copy.
 *
 * The remark transformer `object-sketch` gives it its picture.
 */
export default function ObjectSketch({element, html}: ObjectSketchProps): ReactNode {
  return (
    <figure className={styles.sketch} data-search-ignore="">
      <div role="img" aria-label={`Sketch of the object ${element}.`}>
        {/* Our own rendering of XML that was checked when the site was built. */}
        <div inert className={styles.picture} {...useBuiltHtml(html)} />
      </div>
      <figcaption>{sketchCaption}</figcaption>
    </figure>
  );
}
