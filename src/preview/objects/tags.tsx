import React, {useState, type ReactNode} from 'react';
import {isPlainKey} from '../../device/keys';
import {sketches} from '../model/attributeBuilders';
import {limits} from '../model/limits';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';

function tagsOf(value: string): readonly string[] {
  const tags = value.split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter(Boolean).slice(0, limits.objects.tags.words);
}

/** `<tags>`: a set of words; one is added with Enter and taken away with its cross. */
function Tags(props: ObjectProps): ReactNode {
  const {value, set} = fieldOf(props);
  const [word, setWord] = useState('');
  const isLocked = props.attribute('enabled') === 'false';
  const tags = tagsOf(value);
  return (
    <div className="preview-tags" role="group" aria-label={props.label}>
      {tags.map((tag) => (
        <span key={tag}>
          {tag}
          <button
            type="button"
            aria-label={`Remove ${tag}`}
            disabled={isLocked}
            onClick={() => set(tags.filter((one) => one !== tag).join(','))}>
            ×
          </button>
        </span>
      ))}
      <input
        type="text"
        value={word}
        placeholder="Add"
        aria-label={`Add to ${props.label}`}
        disabled={isLocked}
        onChange={({target}) => setWord(target.value)}
        onKeyDown={(event) => {
          if (isPlainKey(event, 'Enter') && word.trim() !== '') {
            set(tagsOf(`${value},${word}`).join(','));
            setWord('');
          }
        }}
      />
    </div>
  );
}

export default {
  Picture: Tags,
  initialValue: '',
  sample:
    '<project width="160" height="112"><tags pos="x12y8" width="136" height="94" label="Rooms" value="Hall,Bath" /></project>',
  attributes: sketches('label', 'name', 'value'),
} satisfies ObjectSpec;
