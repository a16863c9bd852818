import React, {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import {conditionsOf, namesIn, parseEvents, type Program} from '../../language/parse';
import type {EventsFault} from '../../language/tokens';
import {linesOf} from '../../text/truncateText';
import type {PreviewEvent} from '../model/event';
import {limits} from '../model/limits';
import {onePage} from '../model/project';
import TextArea from '../parts/TextArea';
import {createScriptRunner, findScriptFaults} from '../script/client';
import {timeText} from '../simulation/clock';
import {isExternal} from '../simulation/conditions';
import {readingOf} from '../simulation/devices';
import {previewLimits} from '../simulation/previewLimits';
import {createSimulation, type SimulationStore} from '../simulation/store';
import Log from './Log';
import PreviewLimits from './PreviewLimits';
import './styles';

const {characters: mostCharacters, lines: mostLines, shown: mostOffered} = limits.playground;
/** Milliseconds after the last key before the rules are loaded. */
const debounce = 400;

/** The playground has no project, only buttons for the events of the rules. */
const project = onePage();

const times = [
  ['1 s', 1000],
  ['10 s', 10_000],
  ['1 min', 60_000],
  ['1 h', 3_600_000],
] as const;

interface Reading {
  readonly program: Program;
  readonly faults: readonly EventsFault[];
}

function read(text: string): Reading {
  const {faults, ...program} = parseEvents(text);
  return {program, faults};
}

const different = (texts: readonly string[]) => [...new Set(texts)].slice(0, mostOffered);

/** Events that the rules wait for and that the reader triggers, with their names. */
function deedsOf({rules}: Program): readonly (readonly [name: string, event: PreviewEvent])[] {
  const deeds = rules
    .flatMap(({event}) => conditionsOf(event))
    .flatMap((condition): (readonly [string, PreviewEvent])[] => {
      const {keyword, name, value, text} = condition;
      if (isExternal(condition)) {
        return [[text, {kind: 'other', text}]];
      }
      if (keyword !== 'USER' || name === undefined || value?.kind === 'variable') {
        return [];
      }
      return [
        [
          `USER ${name.text}${value ? ` = ${value.text}` : ''}`,
          {kind: 'command', name: name.text, parameter: value?.text ?? ''},
        ],
      ];
    });
  return [...new Map(deeds)].slice(0, mostOffered);
}

/** Data points in the rules. */
function pointsOf({rules}: Program): readonly string[] {
  return rules.flatMap(({event, actions}) => [
    ...namesIn(event),
    ...actions
      .filter(({keyword}) => keyword === 'IO')
      .flatMap(({targets}) => targets.map(({text}) => text.toLowerCase())),
  ]);
}

function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

interface RowProps {
  readonly label: string;
  readonly type?: 'text' | 'time';
  /** Present value; a change replaces the text of the field. */
  readonly value: string;
  readonly onSet: (value: string) => void;
}

/** A value to read and to set. */
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

interface BenchProps {
  readonly program: Program;
  /** Whether newer rules are about to replace these. */
  readonly isWaiting: boolean;
}

/** The running rules: events to trigger, values, and which rules fired. */
function Bench({program, isWaiting}: BenchProps): ReactNode {
  const id = useId();
  const [simulation] = useState<SimulationStore>(() =>
    createSimulation(project, program, {createRunner: createScriptRunner, explains: true}),
  );
  const state = useSyncExternalStore(simulation.subscribe, simulation.getState);
  useEffect(() => {
    simulation.restart();
    return simulation.stop;
  }, [simulation]);
  const deeds = useMemo(() => deedsOf(program), [program]);
  const named = useMemo(() => pointsOf(program), [program]);
  const names = different([...named, ...Object.keys(state.values)]);
  const points = names.filter((name) => !name.startsWith('$'));
  const variables = names.filter((name) => name.startsWith('$'));
  const timers = Object.entries(state.timers)
    .filter(([name, {isRunning}]) => isRunning && !name.startsWith('point '))
    .map(([name]) => name);
  const time = timeText(state.minutes).replace(/^../u, '$&:');

  const reportAnother = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = valueOf(event.currentTarget, 'name');
    if (/^[^\s$]+$/u.test(name)) {
      simulation.dispatch({kind: 'point', name, value: valueOf(event.currentTarget, 'value')});
    }
  };
  const setClock = (value: string) => {
    const [hours, minutes] = value.split(':').map(Number);
    if (hours !== undefined && minutes !== undefined) {
      simulation.setClock(hours * 60 + minutes);
    }
  };
  return (
    <fieldset className="playground-bench" disabled={isWaiting} aria-label="Running rules">
      <section aria-labelledby={`${id}deeds`}>
        <p className="playground-head" id={`${id}deeds`}>
          Events
        </p>
        <p className="preview-tools">
          {deeds.map(([name, event]) => (
            <button key={name} type="button" onClick={() => simulation.dispatch(event)}>
              <code>{name}</code>
            </button>
          ))}
          <button type="button" onClick={simulation.restart}>
            Restart
          </button>
        </p>
        <Row label="Clock" type="time" value={time} onSet={setClock} />
        <div className="preview-tools" role="group" aria-label="Advance time">
          <span aria-hidden>Advance</span>
          {times.map(([name, length]) => (
            <button key={name} type="button" onClick={() => simulation.pass(length)}>
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
        <form className="playground-row" onSubmit={reportAnother}>
          <input
            name="name"
            aria-label="Another data point"
            placeholder="another data point"
            maxLength={100}
            autoCapitalize="off"
            autoComplete="off"
            required
          />
          <input
            name="value"
            aria-label="Value of the other data point"
            placeholder="value"
            maxLength={100}
            autoCapitalize="off"
            autoComplete="off"
          />
          <button type="submit">Set</button>
        </form>
        <p className="playground-state">
          Variables:{' '}
          {variables.length === 0
            ? 'none'
            : variables.map((name) => (
                <code key={name}>
                  {name} = {readingOf(state.values, name) ?? ''}
                </code>
              ))}
        </p>
        <p className="playground-state">
          Running timers:{' '}
          {timers.length === 0 ? 'none' : timers.map((name) => <code key={name}>{name}</code>)}
        </p>
      </section>
      <section className="playground-log" aria-labelledby={`${id}log`}>
        <p className="playground-head" id={`${id}log`}>
          Rules that fired, with the reason
        </p>
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
 * A place to try rules. Rules are read while they are written, faults are listed
 * with their position, and rules run as in a preview.
 */
export default function Playground({text, guide, onChange}: PlaygroundProps): ReactNode {
  const id = useId();
  const editor = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState(text);
  const {program, faults} = useMemo(() => read(loaded), [loaded]);
  const [found, setFound] = useState<{
    readonly program: Program;
    readonly faults: readonly EventsFault[];
  }>();
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    let isWanted = true;
    if (program.functions.length > 0 || program.rules.some(({script}) => script !== undefined)) {
      void findScriptFaults(program).then((scriptFaults) => {
        if (isWanted) {
          setFound({program, faults: scriptFaults});
        }
      });
    }
    return () => {
      isWanted = false;
    };
  }, [program]);
  const all = [...faults, ...(found?.program === program ? found.faults : [])].slice(
    0,
    mostOffered,
  );

  const show = ({line, column}: EventsFault) => {
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
        <TextArea
          ref={editor}
          id={`${id}rules`}
          value={text}
          rows={Math.min(20, Math.max(8, text.split('\n').length + 1))}
          most={limits.playground}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}faults`}
          aria-invalid={all.length > 0}
          onChange={onChange}
        />
      </div>
      <div id={`${id}faults`} className="preview-faults" role="status">
        {all.map((fault) => (
          <p key={`${fault.line} ${fault.column} ${fault.what}`}>
            <button type="button" onClick={() => show(fault)}>
              Line {fault.line}, column {fault.column}
            </button>
            : {fault.what}
          </p>
        ))}
        {all.length === 0 ? <p className="playground-fine">No errors found.</p> : null}
        {text.length < mostCharacters && linesOf(text) < mostLines ? null : (
          <p>
            The playground accepts {mostCharacters} characters and {mostLines} lines at most. Longer
            text is cut off: try a part of your rules.
          </p>
        )}
      </div>
      <Bench key={loaded} program={program} isWaiting={text !== loaded} />
      <PreviewLimits limits={previewLimits({project, program})} guide={guide} />
    </div>
  );
}
