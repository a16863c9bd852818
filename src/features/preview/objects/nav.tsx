import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<nav>`: a button for each page of the project, in a column if it is higher than wide. */
function Nav({attribute, label, page, pages, dispatch}: ObjectProps): ReactNode {
  const isUpright = Number(attribute('height') ?? 0) > Number(attribute('width') ?? 0);
  return (
    <nav aria-label={label} className={clsx('preview-nav', isUpright && 'preview-nav--upright')}>
      {pages.map(({id, title}, index) => (
        <button
          // Two pages can share an ID: one for each orientation of a tablet.
          key={`${index} ${id}`}
          type="button"
          className="preview-tab"
          aria-current={id === page ? 'page' : undefined}
          onClick={() => dispatch({kind: 'open', page: id})}>
          {title === '' ? `Page ${index + 1}` : title}
        </button>
      ))}
    </nav>
  );
}

export default {
  Picture: Nav,
  sample:
    '<page id="a" title="A"><nav pos="x8y8" width="144" height="32" /></page><page id="b" title="B" /><page id="c" title="C" />',
  attributes: [],
} satisfies ObjectSpec;
