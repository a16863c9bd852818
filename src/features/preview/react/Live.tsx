import React, {useEffect, useId, useState, useSyncExternalStore, type ReactNode} from 'react';
import {parseEvents} from '../../../content/events/parse';
import type {Project} from '../model/project';
import {parseProject, type ProjectFault} from '../project/parse';
import {createScriptRunner} from '../script/client';
import {createSimulation} from '../simulation/store';
import Log from './Log';
import Stage from './Stage';
import './styles';

export interface LiveProps {
  readonly source: string;
  readonly rules: string;
  /** Name of the project, for functions that receive it. */
  readonly projectName?: string;
  /** Whether the editor of the XML is open. */
  readonly isEditing: boolean;
  /** Further controls, beside those of the simulation. */
  readonly tools: ReactNode;
  /** The XML, if the reader has edited it. The site around the preview can keep it. */
  readonly draft?: string;
  readonly onDraft: (draft?: string) => void;
}

/** Faults that are shown: one mistake often causes others. */
const maxFaults = 3;

/** The text of the editor, with the last project that can be shown. */
interface Edit {
  readonly text: string;
  readonly project: Project;
  readonly faults: readonly ProjectFault[];
}

function originalOf(source: string): Edit {
  const {project} = parseProject(source);
  if (project === undefined) {
    throw new Error('A preview was built from XML that cannot be shown.');
  }
  return {text: source, project, faults: []};
}

/**
 * The interactive part of a preview: objects send commands, rules react, the log
 * shows both. An edit keeps the state; while the XML has a fault, the last valid
 * picture stays. XML and rules are read once: use another `key` for others.
 *
 * @throws Error if the source cannot be shown, which the build rules out
 */
export default function Live({
  source,
  rules,
  projectName,
  isEditing,
  tools,
  draft,
  onDraft,
}: LiveProps): ReactNode {
  const id = useId();
  const [original] = useState(() => originalOf(source));
  const [{text, project, faults}, setEdit] = useState<Edit>(() =>
    draft === undefined ? original : {...original, text: draft, ...parseProject(draft)},
  );
  const [simulation] = useState(() =>
    createSimulation(
      original.project,
      {...parseEvents(rules), projectName},
      {createRunner: createScriptRunner},
    ),
  );
  const state = useSyncExternalStore(simulation.subscribe, simulation.getState);
  const [resets, setResets] = useState(0);
  /** Whether the log is shown. Lines of INIT alone would move the page below. */
  const [isUsed, setIsUsed] = useState(false);
  if (!isUsed && state.log.some(({from}) => from === 'screen')) {
    setIsUsed(true);
  }
  /** Edited XML that is no longer shown. */
  const [discarded, setDiscarded] = useState<string>();
  useEffect(() => {
    simulation.restart();
    return simulation.stop;
  }, [simulation]);
  const edit = (value: string) => {
    setEdit({text: value, project, ...parseProject(value)});
    onDraft(value === source ? undefined : value);
  };
  const reset = () => {
    setDiscarded(text === source ? discarded : text);
    setEdit(original);
    onDraft();
    // Some objects have state of their own, which a new key discards.
    setResets(resets + 1);
    setIsUsed(false);
    simulation.restart();
  };
  return (
    <div className="preview-live">
      <Stage key={resets} project={project} state={state} dispatch={simulation.dispatch} />
      <p className="preview-tools">
        <button type="button" onClick={reset}>
          Reset
        </button>
        {tools}
        {discarded === undefined ? null : (
          <button
            type="button"
            onClick={() => {
              setDiscarded(text === source ? undefined : text);
              edit(discarded);
            }}>
            Restore edits
          </button>
        )}
      </p>
      {isEditing ? (
        <div className="preview-editor">
          <label htmlFor={`${id}xml`}>Project XML</label>
          <textarea
            id={`${id}xml`}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            rows={Math.min(24, text.split('\n').length + 1)}
            aria-describedby={`${id}faults`}
            aria-invalid={faults.length > 0}
            onChange={({target}) => edit(target.value)}
          />
        </div>
      ) : null}
      <div id={`${id}faults`} className="preview-faults" role="status">
        {faults.slice(0, maxFaults).map(({line, message}) => (
          <p key={`${line} ${message}`}>
            Line {line}: {message}
          </p>
        ))}
      </div>
      <Log label="Commands and responses" lines={isUsed ? state.log : []} />
    </div>
  );
}
