import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useReaderVersion} from '../../lib/hooks/useReaderVersion';
import {guide, guideLabel} from '../../features/preview/model/captions';

/** Link to the section about previews, in the current version. */
export default function PreviewGuide(): ReactNode {
  const {version} = useReaderVersion();
  const page = version.docs.find(({id}) => id === guide.doc);
  return page ? <Link to={`${page.path}#${guide.anchor}`}>{guideLabel}</Link> : null;
}
