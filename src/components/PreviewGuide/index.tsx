import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useReaderVersion} from '../../lib/hooks/useReaderVersion';
import {guide, guideLabel} from '../../features/preview/model/captions';

/** The link to the section that explains previews, in the version that is read. */
export default function PreviewGuide(): ReactNode {
  const {version} = useReaderVersion();
  const page = version.docs.find(({id}) => id === guide.doc);
  return page ? <Link to={`${page.path}#${guide.anchor}`}>{guideLabel}</Link> : null;
}
