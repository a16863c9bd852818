import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {performAction} from '../parts/performAction';

/** Deeper branches have no space. */
const maxDepth = 6;

interface Branch {
  readonly words: string;
  readonly branches: Map<string, Branch>;
}

/** Branches and items of paths such as `Ground floor/Hall`. */
function branchesOf(paths: readonly string[]): Map<string, Branch> {
  const root: Branch['branches'] = new Map();
  for (const path of paths) {
    let branches = root;
    for (const words of path.split('/').slice(0, maxDepth)) {
      const branch = branches.get(words) ?? {words, branches: new Map<string, Branch>()};
      branches.set(words, branch);
      branches = branch.branches;
    }
  }
  return root;
}

/** `<tree>`: branches that open and close, and items to select. */
function Tree(props: ObjectProps): ReactNode {
  const {attribute, input, label, setInput} = props;
  const isList = attribute('datamode') === 'list';
  const paths = (attribute(isList ? 'list' : 'items') ?? '').split(',');
  const choose = (path: string, words: string) => {
    setInput(path);
    performAction(props, words);
  };
  const lines = (branches: Branch['branches'], above: string): ReactNode => (
    <ul aria-label={above === '' ? label : undefined}>
      {[...branches.values()].map(({words, branches: below}) => {
        const path = `${above}/${words}`;
        return (
          <li key={words}>
            {below.size > 0 ? (
              <details open>
                <summary>{words}</summary>
                {lines(below, path)}
              </details>
            ) : (
              <button
                type="button"
                aria-pressed={input === path}
                onClick={() => choose(path, words)}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  return <div className="preview-list preview-tree">{lines(branchesOf(paths), '')}</div>;
}

export default {
  Picture: Tree,
  sample:
    '<project width="160" height="96"><tree pos="x12y2" width="136" height="90" items="House/Hall" /></project>',
} satisfies ObjectSpec;
