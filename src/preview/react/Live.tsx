import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {parseProject, type Project, type ProjectFault} from '../project/parse';
import {parseRules} from '../../language/rules';
import {
  initialState,
  step,
  type Happening,
  type LogLine,
  type State,
} from '../simulation/simulation';
import Stage from './Stage';

/** Lines of a log that need no scrolling; a longer one is reached by keyboard. */
const shortLog = 2;

export interface LiveProps {
  readonly source: string;
  readonly rules: string;
  /** Whether the XML is open for changes. */
  readonly isEditing: boolean;
  /** The XML as it stands, for copying. */
  readonly onChange: (source: string) => void;
}

const speakers: Readonly<Record<LogLine['from'], string>> = {
  screen: 'Screen',
  server: 'Server',
  device: 'Device',
};

/** State of a preview, with the timers that make rules and devices act later. */
function useSimulation(project: Project, rulesText: string) {
  const [state, setState] = useState<State>(() => initialState(project));
  const current = useRef(state);
  const waiting = useRef(new Set<number>());
  const {rules} = parseRules(rulesText);

  const happen = (happening: Happening, timer?: {name: string; number: number}) => {
    if (timer !== undefined && current.current.timers[timer.name] !== timer.number) {
      return;
    }
    const {state: next, later} = step(rules, current.current, happening);
    current.current = next;
    setState(next);
    for (const {after, happening: event, timer: number} of later) {
      const handle = window.setTimeout(() => {
        waiting.current.delete(handle);
        happen(
          event,
          number === undefined || event.kind !== 'timer' ? undefined : {name: event.name, number},
        );
      }, after);
      waiting.current.add(handle);
    }
  };
  const reset = (fresh: Project) => {
    waiting.current.forEach((handle) => window.clearTimeout(handle));
    waiting.current.clear();
    current.current = initialState(fresh);
    happen({kind: 'start'});
  };
  const begin = useRef(reset);
  useEffect(() => {
    const handles = waiting.current;
    begin.current(project);
    return () => handles.forEach((handle) => window.clearTimeout(handle));
    // The preview begins once; an edit keeps what has happened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {state, happen, reset};
}

/**
 * The living part of a preview: people press and slide, rules answer, the log
 * tells what was sent. While the XML has a mistake, the last good picture stays.
 */
export default function Live({source, rules, isEditing, onChange}: LiveProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(source);
  const [good, setGood] = useState<Project | undefined>(() => parseProject(source).project);
  const [resets, setResets] = useState(0);
  const [faults, setFaults] = useState<readonly ProjectFault[]>([]);
  if (good === undefined) {
    throw new Error('A preview was built from XML that cannot be shown.');
  }
  const {state, happen, reset} = useSimulation(good, rules);
  const edit = (value: string) => {
    setText(value);
    onChange(value);
    const {project, faults: found} = parseProject(value);
    setFaults(found);
    if (project) {
      setGood(project);
    }
  };
  const newest = useRef<HTMLDivElement>(null);
  useEffect(() => {
    newest.current?.scrollTo(0, newest.current.scrollHeight);
  }, [state.log]);
  return (
    <div className="preview-live">
      <Stage key={resets} project={good} state={state} onHappening={happen} />
      <p className="preview-tools">
        <button
          type="button"
          onClick={() => {
            edit(source);
            // Some objects remember by themselves how they were left; a new key makes them forget.
            setResets(resets + 1);
            const {project} = parseProject(source);
            if (project) {
              reset(project);
            }
          }}>
          Reset
        </button>
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
            onChange={({target: {value}}) => edit(value)}
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
      <div
        ref={newest}
        className="preview-log"
        role="log"
        aria-label="What was sent"
        {...(state.log.length > shortLog && {tabIndex: 0})}>
        {state.log.map(({number, from, text: what}) => (
          <p key={number}>
            <span>{speakers[from]}</span> <code>{what}</code>
          </p>
        ))}
      </div>
    </div>
  );
}
