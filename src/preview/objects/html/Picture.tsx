import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import {markup} from '../../parts/markup';

/** `<html>`: its markup, as far as the sketch shows it; a dash as long as it is empty. */
export default function Html({attribute}: ObjectProps): ReactNode {
  return <div className="preview-html">{markup(attribute('content') ?? '–')}</div>;
}
