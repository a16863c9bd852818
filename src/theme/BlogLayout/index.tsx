import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

/** Layout of the blog: as the stock one, with the table of contents in a landmark. */
export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}>
            {children}
          </main>
          {toc ? (
            <nav className="col col--2" aria-label="On this page">
              {toc}
            </nav>
          ) : null}
        </div>
      </div>
    </Layout>
  );
}
