import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** `<nav>`: a way to each page of the project; one below the other where it is higher than wide. */
function Nav({attribute, label, page, pages, dispatch}: ObjectProps): ReactNode {
  const isUpright = Number(attribute('height') ?? 0) > Number(attribute('width') ?? 0);
  return (
    <nav aria-label={label} className={clsx('preview-nav', isUpright && 'preview-nav--upright')}>
      {pages.map(({id, title}, index) => (
        <button
          // Two pages may share an ID: one for each way to hold a tablet.
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
    '<project width="160" height="80"><page id="a" title="A"><nav pos="x8y8" width="144" height="32" /></page><page id="b" title="B" /><page id="c" title="C" /></project>',
  attributes: [],
} satisfies ObjectSpec;
