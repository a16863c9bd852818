import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';

/** `<upload>`: a file to choose; the sketch takes its name only, and never reads the file. */
function Upload(props: ObjectProps): ReactNode {
  const {value, set} = fieldOf(props);
  const label = props.attribute('label');
  return (
    <label className="preview-upload">
      <svg viewBox="0 0 24 24" className="preview-icon" aria-hidden="true">
        <path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />
      </svg>
      <span>{value || (label ?? 'No file')}</span>
      <input
        type="file"
        disabled={props.attribute('enabled') === 'false'}
        onChange={({target}) => set(target.files?.[0]?.name ?? '')}
      />
    </label>
  );
}

export default {
  Picture: Upload,
  initialValue: '',
  sample:
    '<project width="160" height="80"><upload pos="x16y18" width="128" height="44" label="A file" /></project>',
  attributes: sketches('label', 'name'),
} satisfies ObjectSpec;
