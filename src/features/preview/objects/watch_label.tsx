import React, {type ReactNode} from 'react';
import {string, uiset} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import * as watch from '../model/watchAttributes';

/** `<watch_label>`: a text of one or more rows. */
function WatchLabel({attribute}: ObjectProps): ReactNode {
  return <p className="preview-watch-label">{attribute('text') ?? ''}</p>;
}

export default {
  Picture: WatchLabel,
  sample: '<watch_label text="All dark" />',
  attributes: [
    watch.id('label'),
    uiset('text', string('text with one or more rows'), 'text of the label', {sketch: 'text'}),
    watch.visible('label'),
  ],
} satisfies ObjectSpec;
