import React, {useCallback, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {coordinatesOf, placeLimit, sizeLimit} from '../model/attributes';
import {choiceKey, type Dispatch} from '../model/event';
import {ownValue} from '../model/ownValue';
import {flatten, type Project, type ProjectNode, type ProjectPage} from '../model/project';
import {Popup} from '../objects/popup';
import {specOf} from '../project/specs';
import {attributeReader, type AttributeReader} from '../simulation/attributeReader';
import {readingOf} from '../simulation/devices';
import {pointKey, type State} from '../simulation/simulation';
import {useKeptFocus} from './useKeptFocus';

/** Actions that bind an object to the data point of its address. */
const boundActions: readonly (string | undefined)[] = ['datapoint', 'device'];

/** What a person sets belongs to all objects of one data point, or with one ID, as what code sets does. */
function inputKeyOf({attributes: {id, action, address}, key}: ProjectNode): string {
  return boundActions.includes(action) && address !== undefined ? pointKey(address) : (id ?? key);
}

export interface StageProps {
  readonly project: Project;
  readonly state: State;
  readonly dispatch: Dispatch;
}

/** Objects side by side, then those around them, up to the page. */
type Scopes = readonly (readonly ProjectNode[])[];

/**
 * Fields that wait for a submit button: those of the nearest scope that has
 * one, and of the containers in it. There are none without such a button.
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

/** Where an object stands. */
interface Surroundings extends StageProps {
  readonly scopes: Scopes;
  readonly page: ProjectPage;
  readonly reader: AttributeReader;
}

interface PlacedProps extends Surroundings {
  readonly node: ProjectNode;
}

function number(value = ''): number | undefined {
  return value.trim() === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);
}

/** Pixels of a side; a binding or code may bring what is no size, or one that no screen has. */
function pixels(value: string | undefined): number | undefined {
  const side = number(value);
  return side === undefined ? undefined : Math.round(Math.min(sizeLimit, Math.max(0, side)));
}

/** Pixels of a place, as far from the picture as a project may put an object. */
function placed(place: number): number {
  return Math.min(placeLimit, Math.max(-placeLimit, place));
}

/** Place, size and the attributes that code may set on every object. */
function styleOf(attribute: (name: string) => string | undefined): CSSProperties {
  const pos = attribute('pos');
  const {left, top} = coordinatesOf(pos);
  const [width, height] = [pixels(attribute('width')), pixels(attribute('height'))];
  const [grow, shrink] = [attribute('flexgrow'), attribute('flexshrink')];
  const opacity = number(attribute('opacity'));
  const rotation = number(attribute('rotation'));
  return {
    ...(pos !== undefined && {'--x': placed(left), '--y': placed(top)}),
    ...(width !== undefined && {'--w': width}),
    ...(height !== undefined && {'--h': height}),
    ...(grow !== undefined && {flexGrow: grow === 'true' ? 1 : 0}),
    ...(shrink !== undefined && {flexShrink: shrink === 'true' ? 1 : 0}),
    ...(opacity !== undefined && {opacity}),
    ...(rotation !== undefined && {transform: `rotate(${rotation}deg)`}),
  };
}

function PlacedObject({node: source, ...rest}: PlacedProps): ReactNode {
  const {scopes, page, project, state, reader, dispatch} = rest;
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
        inputKey={inputKey}
        input={ownValue(state.inputs, inputKey)}
        chosen={(key) => ownValue(state.inputs, choiceKey(inputKey, key))}
        initialValue={spec.initialValue}
        formFields={() => formFieldsOf(scopes, state)}
        label={attribute('label') ?? [node.element, name].filter(Boolean).join(' ')}
        pages={project.pages}
        page={page.id}
        renderObjects={(nodes) => <Objects {...rest} nodes={nodes} scopes={[nodes, ...scopes]} />}
        dispatch={dispatch}
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
export default function Stage({project, state, dispatch: dispatchEvent}: StageProps): ReactNode {
  const page = project.pages.find(({id}) => id === state.page) ?? project.pages[0];
  const popup = project.popups.find(({id}) => id === state.popup);
  // A link names a page or a popup. Pictures whose timers dispatch rely on one function for all renders.
  const dispatch = useCallback<Dispatch>(
    (event) => {
      const isPopup = event.kind === 'open' && project.popups.some(({id}) => id === event.page);
      dispatchEvent(isPopup ? {kind: 'popup', id: event.page} : event);
    },
    [project, dispatchEvent],
  );
  const picture = useKeptFocus();
  const reader = attributeReader(project, state);
  const renderObjects = (nodes: readonly ProjectNode[]) => (
    <Objects {...{nodes, page, project, state, reader, dispatch}} scopes={[nodes]} />
  );
  const isWatch =
    page.objects.length > 0 && page.objects.every(({element}) => element.startsWith('watch_'));
  return (
    <div className={clsx('preview-screen', isWatch && 'preview-screen--watch')}>
      {page.title === '' || project.pages.length < 2 ? null : (
        <p className="preview-page-title">{page.title}</p>
      )}
      <div
        ref={picture}
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
