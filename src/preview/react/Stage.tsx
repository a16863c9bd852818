import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {specOf} from '../objects/specs';
import {pointOf, type Project, type ProjectNode, type ProjectPage} from '../project/parse';
import {allOf, presentOf, type Present} from '../simulation/present';
import {held, pointKey, type Happening, type State} from '../simulation/simulation';
import {pictures} from '../objects/pictures';
import Popup from '../objects/popup/Picture';

/** Actions that bind an object to the data point of its address. */
const boundActions: readonly (string | undefined)[] = ['datapoint', 'device'];

/** What a person sets belongs to all objects of one data point, or with one ID, as what code sets does. */
function inputKeyOf({attributes: {id, action, address}, key}: ProjectNode): string {
  return boundActions.includes(action) && address !== undefined ? pointKey(address) : (id ?? key);
}

export interface StageProps {
  readonly project: Project;
  readonly state: State;
  readonly onHappening: (happening: Happening) => void;
}

/** Objects side by side, then those around them, up to the page. */
type Scopes = readonly (readonly ProjectNode[])[];

/**
 * Fields that wait for a submit button: those of the nearest scope that has
 * one, and of the containers in it. There are none without such a button.
 */
function submitted(scopes: Scopes, state: State): readonly (readonly [string, string])[] {
  const scope = scopes.find((nodes) =>
    nodes.some(({attributes}) => attributes.action === 'submit'),
  );
  return allOf(scope ?? []).flatMap((node) => {
    const initial = specOf(node.element)?.fieldValue;
    const {id, name, value} = node.attributes;
    const present =
      held(state.inputs, inputKeyOf(node)) ?? held(state.ui, `${id}.value`) ?? value ?? initial;
    return initial === undefined || present === undefined
      ? []
      : [[name ?? id ?? '', present] as const];
  });
}

/** Where an object stands. */
interface Surroundings extends StageProps {
  readonly scopes: Scopes;
  readonly page: ProjectPage;
  readonly present: Present;
}

interface PlacedProps extends Surroundings {
  readonly node: ProjectNode;
}

function number(value: string | undefined): number | undefined {
  return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
}

/** Place, size and the attributes that code may set on every object. */
function styleOf(attribute: (name: string) => string | undefined): CSSProperties {
  const pos = attribute('pos');
  const {left, top} = pointOf(pos);
  const [grow, shrink] = [attribute('flexgrow'), attribute('flexshrink')];
  const opacity = number(attribute('opacity'));
  const rotation = number(attribute('rotation'));
  return {
    ...(pos !== undefined && {'--x': left, '--y': top}),
    // Without a size of its own, an object must not take that of what it stands in.
    '--w': attribute('width') ?? 'initial',
    '--h': attribute('height') ?? 'initial',
    ...(grow !== undefined && {flexGrow: grow === 'true' ? 1 : 0}),
    ...(shrink !== undefined && {flexShrink: shrink === 'true' ? 1 : 0}),
    ...(opacity !== undefined && {opacity}),
    ...(rotation !== undefined && {transform: `rotate(${rotation}deg)`}),
  } as CSSProperties;
}

function PlacedObject({node: given, ...rest}: PlacedProps): ReactNode {
  const {scopes, page, project, state, present, onHappening} = rest;
  const Picture = pictures[given.element];
  if (!Picture) {
    return null;
  }
  const node = present.named(given);
  const {id, name, label} = node.attributes;
  const attribute = (key: string) => present.attribute(node, key);
  const blink = attribute('blink');
  return (
    <div
      className={clsx(
        'preview-object',
        `preview-object--${node.element}`,
        blink !== undefined && blink !== 'false' && 'preview-object--blink',
      )}
      hidden={attribute('visible') === 'false'}
      style={styleOf(attribute)}>
      <Picture
        node={node}
        attribute={attribute}
        point={(point) => held(state.values, point)}
        inputKey={inputKeyOf(node)}
        input={held(state.inputs, inputKeyOf(node))}
        fields={() => submitted(scopes, state)}
        label={label ?? name ?? id ?? node.element}
        pages={project.pages}
        page={page.id}
        show={(nodes) => <Objects {...rest} nodes={nodes} scopes={[nodes, ...scopes]} />}
        onHappening={onHappening}
      />
    </div>
  );
}

/** Objects in their places. */
function Objects({
  nodes,
  ...rest
}: Surroundings & {readonly nodes: readonly ProjectNode[]}): ReactNode {
  return nodes.map((node) => <PlacedObject key={node.key} node={node} {...rest} />);
}

/** The page of a project that is open, with its objects in their places and a popup over it. */
export default function Stage({project, state, onHappening}: StageProps): ReactNode {
  const page = project.pages.find(({id}) => id === state.page) ?? project.pages[0];
  const popup = project.popups.find(({id}) => id === state.popup);
  const happen = (happening: Happening) => {
    const isPopup =
      happening.kind === 'open' && project.popups.some(({id}) => id === happening.page);
    onHappening(isPopup ? {kind: 'popup', id: happening.page} : happening);
  };
  const present = presentOf(project, state);
  const show = (nodes: readonly ProjectNode[]) => (
    <Objects {...{nodes, page, project, state, present}} scopes={[nodes]} onHappening={happen} />
  );
  const isWatch =
    page.objects.length > 0 && page.objects.every(({element}) => element.startsWith('watch_'));
  return (
    <div className={clsx('preview-screen', isWatch && 'preview-screen--watch')}>
      {page.title === '' || project.pages.length < 2 ? null : (
        <p className="preview-page-title">{page.title}</p>
      )}
      <div
        className="preview-page"
        style={{'--w': project.width, '--h': project.height} as CSSProperties}>
        {show(page.objects)}
        {show(project.overlay)}
        {popup === undefined ? null : (
          <Popup popup={popup} onHappening={happen}>
            {show(popup.objects)}
          </Popup>
        )}
      </div>
    </div>
  );
}
