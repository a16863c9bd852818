import React, {useEffect, useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {parseEvents} from '../../language/parse';
import {limits} from '../model/limits';
import type {Project} from '../model/project';
import TextArea from '../parts/TextArea';
import {parseProject, type ProjectFault} from '../project/parse';
import {createScriptRunner} from '../script/client';
import {createSimulation} from '../simulation/store';
import Log from './Log';
import Stage from './Stage';
import './styles';

export interface LiveProps {
  readonly source: string;
  readonly rules: string;
  /** Name of the project, for functions that ask for it. */
  readonly projectName?: string;
  /** Whether the XML is open for changes. */
  readonly isEditing: boolean;
  /** The XML with the reader's changes; nothing without. */
  readonly draft?: string;
  readonly onDraft: (draft?: string) => void;
}

/** With one character or line too many the text has a mistake that is told; more of it would only keep the browser busy. */
const mostXml = {characters: limits.project.characters + 1, lines: limits.project.lines + 1};

/** What stands in the editor, and what can be shown of it. */
interface Edit {
  readonly text: string;
  /** The last project that could be shown. */
  readonly project: Project;
  readonly faults: readonly ProjectFault[];
}

/**
 * Project of a block.
 *
 * @throws Error when it cannot be shown, which the build rules out
 */
function projectOf(source: string): Project {
  const {project} = parseProject(source);
  if (project === undefined) {
    throw new Error('A preview was built from XML that cannot be shown.');
  }
  return project;
}

interface RunningProps extends LiveProps {
  /** What the writer of the page has shown. */
  readonly original: Edit;
  /** The same with the changes of the reader, as a page that is opened again has them. */
  readonly restored: Edit;
}

/** The project at work. */
function Running({
  original,
  restored,
  source,
  rules,
  projectName,
  isEditing,
  onDraft,
}: RunningProps): ReactNode {
  const id = useId();
  const [{text, project, faults}, setEdit] = useState(restored);
  const [simulation] = useState(() =>
    createSimulation(
      original.project,
      {...parseEvents(rules), project: projectName},
      {createRunner: createScriptRunner},
    ),
  );
  const state = useSyncExternalStore(simulation.subscribe, simulation.getState);
  const [resets, setResets] = useState(0);
  useEffect(() => {
    simulation.restart();
    return simulation.stop;
  }, [simulation]);
  const edit = (value: string) => {
    // A mistake leaves the project that is shown.
    setEdit({text: value, project, ...parseProject(value)});
    onDraft(value === source ? undefined : value);
  };
  return (
    <div className="preview-live">
      <Stage key={resets} project={project} state={state} dispatch={simulation.dispatch} />
      <p className="preview-tools">
        <button
          type="button"
          onClick={() => {
            setEdit(original);
            onDraft();
            // Some objects have state of their own; a new key discards it.
            setResets(resets + 1);
            simulation.restart();
          }}>
          Reset
        </button>
      </p>
      {isEditing ? (
        <div className="preview-editor">
          <label htmlFor={`${id}xml`}>Project XML</label>
          <TextArea
            id={`${id}xml`}
            value={text}
            most={mostXml}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            rows={Math.min(24, text.split('\n').length + 1)}
            aria-describedby={`${id}faults`}
            aria-invalid={faults.length > 0}
            onChange={edit}
          />
        </div>
      ) : null}
      <div id={`${id}faults`} className="preview-faults" role="status">
        {faults.map(({line, what}) => (
          <p key={`${line} ${what}`}>
            Line {line}: {what}
          </p>
        ))}
      </div>
      <Log label="Commands and responses" lines={state.log} />
    </div>
  );
}

/**
 * The interactive part of a preview: objects send commands, rules answer, the
 * log shows both. An edit keeps the state; while the XML has a fault, the last
 * valid picture stays. XML and rules are read once: others need another `key`.
 * Each is read by a component of its own, because React renders a component in
 * one slice.
 */
export default function Live(props: LiveProps): ReactNode {
  const {source, draft} = props;
  const [edits] = useState(() => {
    const original: Edit = {text: source, project: projectOf(source), faults: []};
    return {
      original,
      restored: draft === undefined ? original : {...original, text: draft, ...parseProject(draft)},
    };
  });
  return <Running {...edits} {...props} />;
}
