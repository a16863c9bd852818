import React, {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  conditionsOf,
  namesIn,
  parseEvents,
  scriptsOf,
  type Program,
} from '../../../content/events/parse';
import type {EventsFault} from '../../../content/events/tokens';
import {eventsWarnings} from '../../../content/events/warnings';
import type {PreviewEvent} from '../model/event';
import {maxRules} from '../../../content/events/playgroundAddress';
import {onePage} from '../model/project';
import {createScriptRunner, findScriptFaults} from '../script/client';
import {timeText} from '../simulation/clock';
import {isExternal} from '../simulation/conditions';
import {readingOf} from '../simulation/devices';
import {previewLimits} from '../simulation/previewLimits';
import {createSimulation, type SimulationStore} from '../simulation/store';
import Log from './Log';
import PreviewLimits from './PreviewLimits';
import './styles';

/** Milliseconds after the last key until the rules are loaded. */
const debounce = 400;

/** The playground has no project, only buttons for the events of the rules. */
const project = onePage();

const times = [
  ['1 s', 1000],
  ['10 s', 10_000],
  ['1 min', 60_000],
  ['1 h', 3_600_000],
] as const;

/** A program with its faults. */
interface CheckedProgram {
  readonly program: Program;
  readonly faults: readonly EventsFault[];
}

function parse(text: string): CheckedProgram {
  const {faults, ...program} = parseEvents(text);
  return {program, faults: [...faults, ...eventsWarnings(text)]};
}

/** Events of the rules that the reader can trigger, by their names. */
function triggersOf({rules}: Program): readonly (readonly [name: string, event: PreviewEvent])[] {
  const triggers = new Map<string, PreviewEvent>();
  for (const condition of rules.flatMap(({event}) => conditionsOf(event))) {
    const {keyword, name, value, text} = condition;
    if (isExternal(condition)) {
      triggers.set(text, {kind: 'other', text});
    } else if (keyword === 'USER' && name !== undefined && value?.kind !== 'variable') {
      const label = `USER ${name.text}${value ? ` = ${value.text}` : ''}`;
      triggers.set(label, {kind: 'command', name: name.text, parameter: value?.text ?? ''});
    }
  }
  return [...triggers];
}

/** Names of data points and variables in the rules, and of data points in their JavaScript. */
function namesOf(program: Program): readonly string[] {
  const names = program.rules.flatMap(({event, actions}) => [
    ...namesIn(event),
    ...actions
      .filter(({keyword}) => keyword === 'IO')
      .flatMap(({targets}) => targets.map(({text}) => text.toLowerCase())),
  ]);
  const calls = scriptsOf(program).flatMap(({code}) => [
    ...code.matchAll(/\bio[GS]et\((?<quote>["'])(?<name>[\w./-]+)\k<quote>\s*[,)]/gu),
  ]);
  return [...names, ...calls.flatMap(({groups}) => groups?.name ?? [])];
}

interface RowProps {
  readonly label: string;
  readonly type?: 'text' | 'time';
  /** Present value; another value replaces the text of the field. */
  readonly value: string;
  readonly onSet: (value: string) => void;
}

/** A field that shows a value and sets it. */
function Row({label, type = 'text', value, onSet}: RowProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState({value, text: value});
  if (draft.value !== value) {
    setDraft({value, text: value});
  }
  return (
    <form
      className="playground-row"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(draft.text.trim());
      }}>
      <label htmlFor={id}>{type === 'time' ? label : <code>{label}</code>}</label>
      <input
        id={id}
        type={type}
        value={draft.text}
        maxLength={100}
        required={type === 'time'}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({target}) => setDraft({value, text: target.value})}
      />
      <button type="submit" aria-label={`Set ${label}`}>
        Set
      </button>
    </form>
  );
}

interface RunningRulesProps {
  readonly program: Program;
  /** Whether edited rules are about to replace these. */
  readonly isWaiting: boolean;
}

/** The running rules: buttons for their events, values, and the log of rules that fired. */
function RunningRules({program, isWaiting}: RunningRulesProps): ReactNode {
  const id = useId();
  const [simulation] = useState<SimulationStore>(() =>
    createSimulation(project, {...program, explains: true}, {createRunner: createScriptRunner}),
  );
  const state = useSyncExternalStore(simulation.subscribe, simulation.getState);
  useEffect(() => {
    simulation.restart();
    return simulation.stop;
  }, [simulation]);
  const loaded = useRef(program);
  useEffect(() => {
    if (loaded.current !== program) {
      loaded.current = program;
      simulation.load({...program, explains: true});
    }
  }, [simulation, program]);
  const triggers = useMemo(() => triggersOf(program), [program]);
  const ruleNames = useMemo(() => namesOf(program), [program]);
  const names = [...new Set([...ruleNames, ...Object.keys(state.values)])];
  const points = names.filter((name) => !name.startsWith('$'));
  const variables = names
    .filter((name) => name.startsWith('$'))
    .map((name) => `${name} = ${readingOf(state.values, name) ?? ''}`);
  const timers = Object.entries(state.timers)
    .filter(([name, {isRunning}]) => isRunning && !name.startsWith('point '))
    .map(([name]) => name);
  const time = timeText(state.minutes).replace(/^../u, '$&:');

  const setClock = (value: string) => {
    const [hours, minutes] = value.split(':').map(Number);
    if (hours !== undefined && minutes !== undefined) {
      simulation.setClock(hours * 60 + minutes);
    }
  };
  return (
    <fieldset className="playground-panel" disabled={isWaiting} aria-label="Running rules">
      <section aria-labelledby={`${id}events`}>
        <p className="playground-head" id={`${id}events`}>
          Events
        </p>
        <p className="preview-tools">
          {triggers.map(([name, event]) => (
            <button key={name} type="button" onClick={() => simulation.dispatch(event)}>
              <code>{name}</code>
            </button>
          ))}
          <button type="button" onClick={() => simulation.restart()}>
            Restart
          </button>
        </p>
        <Row label="Clock" type="time" value={time} onSet={setClock} />
        <div className="preview-tools" role="group" aria-label="Advance time">
          <span aria-hidden>Advance</span>
          {times.map(([name, length]) => (
            <button key={name} type="button" onClick={() => simulation.advance(length)}>
              {name}
            </button>
          ))}
        </div>
      </section>
      <section aria-labelledby={`${id}points`}>
        <p className="playground-head" id={`${id}points`}>
          Data points
        </p>
        {points.map((name) => (
          <Row
            key={name}
            label={name}
            value={readingOf(state.values, name) ?? ''}
            onSet={(value) => simulation.dispatch({kind: 'point', name, value})}
          />
        ))}
        {Object.entries({Variables: variables, 'Running timers': timers}).map(([head, items]) => (
          <p key={head} className="playground-state">
            {head}:{' '}
            <span>
              {items.length === 0 ? 'none' : items.map((item) => <code key={item}>{item}</code>)}
            </span>
          </p>
        ))}
      </section>
      <section className="playground-log" aria-labelledby={`${id}log`}>
        <p className="playground-head" id={`${id}log`}>
          Rules that fired, with the reason
        </p>
        {state.log.length === 0 && (
          <p className="preview-page-title screen-only">Press a button or set a value.</p>
        )}
        <Log label="Rules that fired, with the reason" lines={state.log} />
      </section>
    </fieldset>
  );
}

export interface PlaygroundProps {
  readonly text: string;
  /** Link to the section that explains previews. */
  readonly guide: ReactNode;
  readonly onChange: (text: string) => void;
}

/**
 * The playground. Rules are parsed while they are written, faults are listed with
 * their position, and rules run as in a preview.
 */
export default function Playground({text, guide, onChange}: PlaygroundProps): ReactNode {
  const id = useId();
  const editor = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState(text);
  const {program, faults} = useMemo(() => parse(loaded), [loaded]);
  const [scripts, setScripts] = useState<CheckedProgram>();
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    let isCurrent = true;
    if (scriptsOf(program).length > 0) {
      void findScriptFaults(program).then((found) => {
        if (isCurrent) {
          setScripts({program, faults: found});
        }
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [program]);
  const scriptFaults = scripts?.program === program ? scripts.faults : [];
  const shownFaults = [...faults, ...scriptFaults].sort((a, b) => a.line - b.line);

  const select = ({line, column}: EventsFault) => {
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
    const end = start + (lines[line - 1]?.length ?? 0);
    editor.current?.focus();
    editor.current?.setSelectionRange(Math.min(start + column - 1, end), end);
  };
  return (
    <div className="playground-live">
      <div className="preview-editor">
        <label htmlFor={`${id}rules`}>Rules</label>
        <textarea
          ref={editor}
          id={`${id}rules`}
          value={text}
          rows={Math.min(20, Math.max(8, text.split('\n').length + 1))}
          maxLength={maxRules}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}faults`}
          aria-invalid={shownFaults.length > 0}
          onChange={({target}) => onChange(target.value)}
        />
      </div>
      <div id={`${id}faults`} className="preview-faults" role="status">
        {shownFaults.map((fault) => (
          <p key={`${fault.line} ${fault.column} ${fault.message}`}>
            <button type="button" onClick={() => select(fault)}>
              Line {fault.line}, column {fault.column}
            </button>
            : {fault.message}
          </p>
        ))}
        {shownFaults.length === 0 ? <p className="playground-fine">No errors found.</p> : null}
        {text.length < maxRules ? null : (
          <p>{`The playground accepts ${maxRules} characters at most. Longer text is cut off: try a part of your rules.`}</p>
        )}
      </div>
      <RunningRules program={program} isWaiting={text !== loaded} />
      <PreviewLimits limits={previewLimits({project, program})} guide={guide} />
    </div>
  );
}
