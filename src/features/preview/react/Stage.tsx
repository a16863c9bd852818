import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {coordinatesOf} from '../model/attributes';
import type {Dispatch} from '../model/event';
import {ownValue} from '../model/ownValue';
import {flatten, type Project, type ProjectNode} from '../model/project';
import {Popup} from '../objects/layout';
import {specOf} from '../project/specs';
import {attributeReader, type AttributeReader} from '../simulation/attributeReader';
import {readingOf} from '../simulation/devices';
import {pointKey, type State} from '../simulation/simulation';
import {useKeptFocus} from './useKeptFocus';

/** Key of an object's input: all objects of a data point share it, and all objects with the same ID. */
function inputKeyOf({attributes: {id, action, address}, key}: ProjectNode): string {
  const isBound = action === 'datapoint' || action === 'device';
  return isBound && address !== undefined ? pointKey(address) : (id ?? key);
}

export interface StageProps {
  readonly project: Project;
  readonly state: State;
  readonly dispatch: Dispatch;
}

/**
 * Scopes of an object, innermost first: its siblings, the siblings of its container, and so on up
 * to the page.
 */
type Scopes = readonly (readonly ProjectNode[])[];

/**
 * Fields that a submit button sends: all fields in the nearest scope with such a button, including
 * nested containers. Empty without a button.
 */
function formFieldsOf(scopes: Scopes, state: State): readonly (readonly [string, string])[] {
  const scope = scopes.find((nodes) =>
    nodes.some(({attributes}) => attributes.action === 'submit'),
  );
  return flatten(scope ?? []).flatMap((node) => {
    const initial = specOf(node.element)?.initialValue;
    const {id, name, value} = node.attributes;
    const present =
      ownValue(state.inputs, inputKeyOf(node)) ??
      ownValue(state.ui, `${id}.value`) ??
      value ??
      initial;
    return initial === undefined || present === undefined
      ? []
      : [[name ?? id ?? '', present] as const];
  });
}

/** What the picture of an object needs from the objects around it. */
interface ObjectContext extends StageProps {
  readonly scopes: Scopes;
  readonly reader: AttributeReader;
}

function numberOf(value = ''): number | undefined {
  return value.trim() === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);
}

/** Position, size and the other attributes that code can set on every object. */
function styleOf(attribute: (name: string) => string | undefined): CSSProperties {
  const pos = attribute('pos');
  const {left, top} = coordinatesOf(pos);
  const [width, height] = [numberOf(attribute('width')), numberOf(attribute('height'))];
  const [grow, shrink] = [attribute('flexgrow'), attribute('flexshrink')];
  const rotation = numberOf(attribute('rotation'));
  return {
    ...(pos !== undefined && {'--x': left, '--y': top}),
    ...(width !== undefined && {'--w': width}),
    ...(height !== undefined && {'--h': height}),
    ...(grow !== undefined && {flexGrow: grow === 'true' ? 1 : 0}),
    ...(shrink !== undefined && {flexShrink: shrink === 'true' ? 1 : 0}),
    ...(rotation !== undefined && {transform: `rotate(${rotation}deg)`}),
  };
}

function PlacedObject({
  node: source,
  ...context
}: ObjectContext & {readonly node: ProjectNode}): ReactNode {
  const {scopes, state, reader, dispatch} = context;
  const spec = specOf(source.element);
  if (spec?.Picture === undefined) {
    return null;
  }
  const node = reader.withPresentId(source);
  const {id, name = id} = node.attributes;
  const attribute = (key: string) => reader.attribute(node, key);
  const inputKey = inputKeyOf(node);
  const blink = attribute('blink');
  return (
    <div
      className={clsx(
        'preview-object',
        `preview-object--${node.element}`,
        attribute('pos') !== undefined && 'preview-object--placed',
        blink !== undefined && blink !== 'false' && 'preview-object--blink',
      )}
      hidden={attribute('visible') === 'false'}
      style={styleOf(attribute)}>
      <spec.Picture
        node={node}
        attribute={attribute}
        dataPoint={(point) => readingOf(state.values, point)}
        input={ownValue(state.inputs, inputKey)}
        setInput={(value) => dispatch({kind: 'input', key: inputKey, value})}
        initialValue={spec.initialValue}
        formFields={() => formFieldsOf(scopes, state)}
        label={attribute('label') ?? [node.element, name].filter(Boolean).join(' ')}
        renderObjects={(nodes) => (
          <Objects {...context} nodes={nodes} scopes={[nodes, ...scopes]} />
        )}
        dispatch={dispatch}
      />
    </div>
  );
}

function Objects({
  nodes,
  ...context
}: ObjectContext & {readonly nodes: readonly ProjectNode[]}): ReactNode {
  return nodes.map((node) => <PlacedObject key={node.key} node={node} {...context} />);
}

/** The open page of a project, with its objects, the overlay and an open popup. */
export default function Stage({project, state, dispatch}: StageProps): ReactNode {
  const page = project.pages.find(({id}) => id === state.page) ?? project.pages[0];
  const popup = project.popups.find(({id}) => id === state.popup);
  const picture = useKeptFocus();
  const reader = attributeReader(project, state);
  const renderObjects = (nodes: readonly ProjectNode[]) => (
    <Objects {...{nodes, project, state, reader, dispatch}} scopes={[nodes]} />
  );
  const isWatch =
    page.objects.length > 0 && page.objects.every(({element}) => element.startsWith('watch_'));
  return (
    <div className={clsx('preview-screen', isWatch && 'preview-screen--watch')}>
      {page.title === '' || project.pages.length < 2 ? null : (
        <p className="preview-page-title">{page.title}</p>
      )}
      <div
        {...picture}
        className="preview-page"
        role="group"
        aria-label={page.title === '' ? 'Page' : page.title}
        tabIndex={-1}
        style={{'--w': project.width, '--h': project.height} as CSSProperties}>
        {renderObjects(page.objects)}
        {renderObjects(project.overlay)}
        {popup === undefined ? null : (
          <Popup popup={popup} dispatch={dispatch}>
            {renderObjects(popup.objects)}
          </Popup>
        )}
      </div>
    </div>
  );
}
