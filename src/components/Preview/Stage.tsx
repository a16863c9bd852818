import React, {type CSSProperties, type ReactNode} from 'react';
import type {ElementName} from '../../content/project/objects';
import {
  pointOf,
  type Project,
  type ProjectNode,
  type ProjectPage,
} from '../../content/project/parse';
import type {Happening, State} from '../../content/project/simulation';
import Button from './objects/Button';
import Slider from './objects/Slider';
import Switch from './objects/Switch';
import Table from './objects/Table';
import Text from './objects/Text';
import type {ObjectProps} from './objects/types';

const pictures: Readonly<Partial<Record<ElementName, (props: ObjectProps) => ReactNode>>> = {
  button: Button,
  slider: Slider,
  switch: Switch,
  table: Table,
  text: Text,
};

const fieldElements: readonly ElementName[] = ['switch'];

/** What a person sets belongs to all objects with one ID, as what code sets does. */
function inputKeyOf({attributes: {id}, key}: ProjectNode): string {
  return id ?? key;
}

export interface StageProps {
  readonly project: Project;
  readonly state: State;
  readonly onHappening: (happening: Happening) => void;
}

/** Fields of a page that a submit button of the page would send; none without such a button. */
function submitted(page: ProjectPage, state: State): readonly (readonly [string, string])[] {
  const hasSubmit = page.objects.some(({attributes}) => attributes.action === 'submit');
  return hasSubmit
    ? page.objects
        .filter(({element}) => fieldElements.includes(element))
        .map((node) => [
          node.attributes.name ?? node.attributes.id ?? '',
          state.inputs[inputKeyOf(node)] ?? state.ui[`${node.attributes.id}.value`] ?? 'false',
        ])
    : [];
}

function PlacedObject({
  node,
  page,
  state,
  onHappening,
}: Omit<StageProps, 'project'> & {
  readonly node: ProjectNode;
  readonly page: ProjectPage;
}): ReactNode {
  const Picture = pictures[node.element];
  if (!Picture) {
    return null;
  }
  const {left, top} = pointOf(node.attributes.pos);
  const {id, width, height, name} = node.attributes;
  const attribute = (key: string) => state.ui[`${id}.${key}`] ?? node.attributes[key];
  return (
    <div
      className="preview-object"
      style={
        {
          '--x': left,
          '--y': top,
          ...(width !== undefined && {'--w': width}),
          ...(height !== undefined && {'--h': height}),
        } as CSSProperties
      }>
      <Picture
        node={node}
        attribute={attribute}
        inputKey={inputKeyOf(node)}
        input={state.inputs[inputKeyOf(node)]}
        fields={() => submitted(page, state)}
        label={name ?? id ?? node.element}
        onHappening={onHappening}
      />
    </div>
  );
}

/** The page of a project that is open, with its objects in their places. */
export default function Stage({project, state, onHappening}: StageProps): ReactNode {
  const page = project.pages.find(({id}) => id === state.page) ?? project.pages[0];
  return (
    <div className="preview-screen">
      {page.title === '' || project.pages.length < 2 ? null : (
        <p className="preview-page-title">{page.title}</p>
      )}
      <div
        className="preview-page"
        style={{'--w': project.width, '--h': project.height} as CSSProperties}>
        {page.objects.map((node) => (
          <PlacedObject
            key={node.key}
            node={node}
            page={page}
            state={state}
            onHappening={onHappening}
          />
        ))}
      </div>
    </div>
  );
}
