import type {Part} from '../../language/match';
import type {Action, Program} from '../../language/parse';
import {
  choiceKey,
  type PreviewEvent,
  type ScriptCall,
  type ScriptEffect,
  type ScriptResult,
} from '../model/event';
import {limits as previewLimits} from '../model/limits';
import {ownValue} from '../model/ownValue';
import type {Project} from '../model/project';
import {isDay} from './clock';
import {partText, reasonOf, startOf, type Happening} from './conditions';
import {readingOf, reportsOf} from './devices';

/** A line of the log: what the client or the server sent, in the platform's own words. */
export interface LogLine {
  readonly number: number;
  /** `rule` says why a rule started, where that is asked for. */
  readonly from: 'screen' | 'server' | 'device' | 'rule';
  readonly text: string;
}

/** A program timer, or the movement of a blind. */
export interface Timer {
  /** Another number makes what was scheduled under an old one void. */
  readonly number: number;
  readonly isRunning: boolean;
  /** Seconds after which it comes back. */
  readonly interval?: number;
}

/** All that a preview remembers. */
export interface State {
  readonly page: string;
  /** Pages that were open before, the last one at the end. */
  readonly visited: readonly string[];
  /** IDs of the project's popups. */
  readonly popups: readonly string[];
  /** The popup that is open over the page. */
  readonly popup?: string;
  /** The page or popup that an answer of `userCommand` has opened, and the command. */
  readonly opened?: {readonly place: string; readonly name: string; readonly parameter: string};
  /** What people set, by the data point or the ID of the object, or its key where it has none. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Attributes that were set at run time, as `id.attribute`. */
  readonly ui: Readonly<Record<string, string>>;
  /** Values of data points and variables. */
  readonly values: Readonly<Record<string, string>>;
  /** What the clock shows, in minutes since midnight. */
  readonly minutes: number;
  readonly timers: Readonly<Record<string, Timer>>;
  /** Whether the log tells which rules started, and why. */
  readonly explains: boolean;
  readonly log: readonly LogLine[];
}

/** Something that happens by itself after a time. */
export interface ScheduledEvent {
  /** Milliseconds; with 0, immediately and in order. */
  readonly delay: number;
  readonly event: PreviewEvent;
  /** The timer that it belongs to, and the number under which that was started. */
  readonly timer?: {readonly name: string; readonly number: number};
}

/** Whether an event was called off since it was scheduled: its timer was cleared or set anew. */
export function isVoid({timer}: ScheduledEvent, {timers}: State): boolean {
  return timer !== undefined && ownValue(timers, timer.name)?.number !== timer.number;
}

/** Attributes that hold what a person can set as well. */
const valueAttributes: readonly string[] = ['value', 'items'];
const limits = previewLimits.simulation;
/** What a preview says where the server knows who is there. */
const session = {address: '192.0.2.10', id: 'preview', user: 'reader'} as const;

/**
 * The state of a preview before anything has happened.
 *
 * @param explains whether the log tells which rules started
 */
export function initialState(project: Project, explains = false): State {
  return {
    page: project.pages[0].id,
    visited: [],
    popups: project.popups.map(({id}) => id),
    inputs: {},
    ui: {},
    values: {},
    minutes: 12 * 60,
    timers: {},
    explains,
    log: [],
  };
}

/** The state with another line in its log. */
export function appendToLog(state: State, from: LogLine['from'], text: string): State {
  const number = (state.log.at(-1)?.number ?? 0) + 1;
  const {lines, characters} = limits.log;
  const shown = text.length > characters ? `${text.slice(0, characters)}…` : text;
  return {...state, log: [...state.log, {number, from, text: shown}].slice(-lines)};
}

/** The value that an action gives to a data point, a variable or an attribute. */
function textOf(values: readonly Part[], state: State, target = ''): string {
  const [first, second] = values;
  const word = first?.kind === 'word' ? first.text : undefined;
  if (word === 'FLIP' && second === undefined) {
    // A device that has not been heard of is off.
    return (readingOf(state.values, target) ?? '0') === '0' ? '1' : '0';
  }
  if (word === 'IO' && second !== undefined) {
    return readingOf(state.values, second.text) ?? '';
  }
  // Appended, says Action Keywords 1709; that nothing is between them is inferred.
  return values
    .map((part) => partText(part, state))
    .join('')
    .slice(0, limits.value);
}

interface StepResult {
  readonly state: State;
  readonly schedule: readonly ScheduledEvent[];
  /** JavaScript that is to run, in this order. */
  readonly calls: readonly ScriptCall[];
}

/** Where what a person sets is kept for all objects that are bound to a data point. */
export function pointKey(name: string): string {
  return `point ${name}`;
}

/** The state with a value under a name, as long as there are not too many of them. */
function keep(state: State, kind: 'inputs' | 'ui' | 'values', name: string, value: string): State {
  const record = state[kind];
  return Object.hasOwn(record, name) || Object.keys(record).length < limits.names
    ? {...state, [kind]: {...record, [name]: value}}
    : appendToLog(
        state,
        'server',
        `${name} is not stored: a preview has ${limits.names} names at most`,
      );
}

function omit(record: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** A timer started anew: what was scheduled for it before is void. */
function renewTimer(state: State, name: string, change: Omit<Timer, 'number'>): State {
  const before = ownValue(state.timers, name);
  if (before === undefined && Object.keys(state.timers).length >= limits.names) {
    return appendToLog(
      state,
      'server',
      `a preview has ${limits.names} timers and movements at most`,
    );
  }
  const number = (before?.number ?? 0) + 1;
  return {...state, timers: {...state.timers, [name]: {...change, number}}};
}

/** A device is told something: it does it, and says so. */
function command(result: StepResult, name: string, value: string): StepResult {
  const key = pointKey(name);
  const state = renewTimer(result.state, key, {isRunning: true});
  const number = ownValue(state.timers, key)?.number ?? 0;
  const reports = reportsOf(name, value, state.values).map(
    ({delay, value: reported, isMovement = false}): ScheduledEvent => ({
      delay,
      event: {kind: 'point', name, value: reported},
      ...(isMovement && {timer: {name: key, number}}),
    }),
  );
  return {...result, state, schedule: [...result.schedule, ...reports]};
}

function setVariable(result: StepResult, name: string, value: string): StepResult {
  const before = ownValue(result.state.values, name);
  return before === value
    ? result
    : {
        ...result,
        state: keep(result.state, 'values', name, value),
        schedule: [...result.schedule, {delay: 0, event: {kind: 'variable', name, value, before}}],
      };
}

function setAttribute(
  result: StepResult,
  id: string,
  attribute: string,
  value: string,
): StepResult {
  const place = `${id}.${attribute}`;
  const {state} = result;
  // What code sets takes the place of what a person set before.
  const others = omit(state.inputs, choiceKey(id, attribute));
  const inputs = valueAttributes.includes(attribute) ? omit(others, id) : others;
  return {
    ...result,
    state: appendToLog(
      keep({...state, inputs}, 'ui', place, value),
      'server',
      `UISET ${place} = ${value}`,
    ),
  };
}

const isVariable = (name: string) => name.startsWith('$');

function runTimer(result: StepResult, name: string, how: string, seconds: number): StepResult {
  const {state} = result;
  if (how === 'CLEAR') {
    return {...result, state: renewTimer(state, name, {isRunning: false})};
  }
  // SET leaves a timer that runs as it is; RESET starts it anew.
  if (how === 'SET' && ownValue(state.timers, name)?.isRunning === true) {
    return result;
  }
  const isRepeating = how === 'REPEAT';
  const time = Math.max(
    isRepeating ? 1 : limits.shortestTimer,
    Number.isFinite(seconds) ? seconds : 0,
  );
  const started = renewTimer(state, name, {
    isRunning: true,
    ...(isRepeating && {interval: time}),
  });
  const timer = {name, number: ownValue(started.timers, name)?.number ?? 0};
  const schedule: ScheduledEvent[] = [
    ...result.schedule,
    {delay: time * 1000, event: {kind: 'timer', name}, timer},
  ];
  return isVariable(name)
    ? setVariable(
        {
          ...result,
          state: started,
          schedule: [...schedule, {delay: 1000, event: {kind: 'countdown', name}, timer}],
        },
        name,
        String(time),
      )
    : {...result, state: started, schedule};
}

function raise(result: StepResult, name: string, parameter: string): StepResult {
  return {
    ...result,
    schedule: [
      ...result.schedule,
      {delay: 0, event: {kind: 'command', name, parameter, isOwn: true}},
    ],
  };
}

function say(result: StepResult, text: string): StepResult {
  return {...result, state: appendToLog(result.state, 'server', text)};
}

function write(result: StepResult, name: string, value: string): StepResult {
  return command(say(result, `IO ${name} = ${value}`), name, value);
}

function runAction(result: StepResult, {keyword, targets, values, text}: Action): StepResult {
  const {state} = result;
  const target = targets[0]?.text ?? '';
  switch (keyword) {
    case 'IO':
      // An action turns the names of data points into lower case.
      return targets
        .map((point) => point.text.toLowerCase())
        .reduce((next, name) => write(next, name, textOf(values, next.state, name)), result);
    case 'UISET': {
      const [id = '', attribute = ''] = target.split('.');
      return setAttribute(result, id, attribute, textOf(values, state, target));
    }
    case '$':
      return setVariable(result, target, textOf(values, state, target));
    case 'USER':
      return raise(result, target, textOf(values, state, target));
    case 'LOG':
      return say(result, `LOG ${textOf(values, state)}`);
    case 'PROGRAMTIMER': {
      const [how = '', seconds] = values.map((value) => value.text);
      return runTimer(result, target, how, Number(seconds));
    }
    default:
      return say(result, `${text} (not executed in a preview)`);
  }
}

function runEffect(result: StepResult, effect: ScriptEffect): StepResult {
  switch (effect.kind) {
    case 'write':
      return write(result, effect.name, effect.value);
    case 'ui':
      return setAttribute(result, effect.id, effect.attribute, effect.value);
    case 'variable':
      return setVariable(result, effect.name, effect.value);
    case 'command':
      return raise(result, effect.name, effect.value);
    case 'log':
      return say(result, `log: ${effect.text}`);
  }
}

function openPage(state: State, page: string): State {
  if (state.popups.includes(page)) {
    return {...state, popup: page};
  }
  return {
    ...state,
    page,
    popup: undefined,
    visited: [...state.visited, state.page].slice(-limits.visited),
  };
}

/** Where an answer of `userCommand` leads: words of the Command API, else the ID of a page. */
function navigate(before: State, target: string): State {
  if (target === 'forward') {
    return appendToLog(before, 'server', 'page:forward (not executed in a preview)');
  }
  const state = appendToLog(before, 'server', `page:${target}`);
  switch (target) {
    case 'close':
    case 'close-all':
      return {...state, popup: undefined};
    case 'back': {
      const page = state.visited.at(-1);
      return page === undefined
        ? state
        : {...state, page, popup: undefined, visited: state.visited.slice(0, -1)};
    }
    default:
      return openPage(state, target);
  }
}

/** The client obeys what `userCommand` has returned. */
function obey(
  state: State,
  name: string,
  parameter: string,
  answer: NonNullable<ScriptResult['answer']>,
): State {
  const go = (before: State, target: string): State => {
    const after = navigate(before, target);
    const [page, popup] = [after.page !== before.page, after.popup !== before.popup];
    const place = page ? after.page : popup ? after.popup : undefined;
    return place === undefined || target === 'back'
      ? after
      : {...after, opened: {place, name, parameter}};
  };
  if (typeof answer === 'string') {
    const page = /^!?page:(?<page>.+)$/u.exec(answer)?.groups?.page;
    if (page !== undefined) {
      return go(state, page);
    }
    return /^!?(?:copy|share):/u.test(answer)
      ? appendToLog(state, 'server', `${answer} (not executed in a preview)`)
      : state;
  }
  const {error, page, ...others} = answer;
  let next = state;
  if (typeof error === 'string') {
    // Put back only where the program has asked for it.
    const isPutBack = ownValue(next.ui, `${name}.rollbackenabled`) === 'true';
    next = appendToLog(
      {...next, inputs: isPutBack ? omit(next.inputs, name) : next.inputs},
      'server',
      `error: ${error}`,
    );
  }
  const pages: readonly unknown[] = Array.isArray(page) ? page : [page];
  for (const target of pages) {
    next = typeof target === 'string' ? go(next, target) : next;
  }
  return Object.keys(others).reduce(
    (told, member) => appendToLog(told, 'server', `${member} (not executed in a preview)`),
    next,
  );
}

function applyScript(state: State, call: ScriptCall, result: ScriptResult): State {
  const told =
    result.error === undefined
      ? state
      : appendToLog(state, 'server', `JavaScript: ${result.error}`);
  return call.kind === 'function' && call.name === 'userCommand' && result.answer !== undefined
    ? obey(told, String(call.arguments[2]), String(call.arguments[3]), result.answer)
    : told;
}

/** The state once the event itself has taken place, before any rule. */
function applyEvent(state: State, event: PreviewEvent): State {
  switch (event.kind) {
    case 'start':
    case 'clock':
      return {...state, minutes: event.minutes};
    case 'command':
      return appendToLog(
        state,
        event.isOwn === true ? 'server' : 'screen',
        `USER ${event.name} = ${event.parameter}`,
      );
    case 'open':
      return openPage(state, event.page);
    case 'popup':
      return {...state, popup: event.id};
    case 'close':
      return {...state, popup: undefined};
    case 'write':
      return appendToLog(state, 'screen', `IO ${event.name} = ${event.value}`);
    case 'request':
      return appendToLog(state, 'screen', `GET ${event.url}`);
    case 'input':
      return keep(state, 'inputs', event.key, event.value.slice(0, limits.value));
    case 'submit':
      return appendToLog(
        state,
        'screen',
        `submit ${event.values.map(([name, value]) => `${name}=${value}`).join(', ')}`,
      );
    case 'point':
      // What the device reports takes the place of what a person set on an object bound to it.
      return appendToLog(
        keep(
          {...state, inputs: omit(state.inputs, pointKey(event.name))},
          'values',
          event.name,
          event.value,
        ),
        'device',
        `${event.name} is ${event.value}`,
      );
    case 'variable':
    case 'countdown':
      return state;
    case 'timer': {
      const timer = ownValue(state.timers, event.name);
      return timer === undefined
        ? state
        : {
            ...state,
            timers: {
              ...state.timers,
              [event.name]: {...timer, isRunning: timer.interval !== undefined},
            },
          };
    }
    case 'other':
      return appendToLog(state, 'device', event.text);
    case 'script':
      // What it comes to follows what it has done.
      return state;
  }
}

/** What follows from an event before any rule: a device obeys, a timer goes on. */
function consequencesOf(result: StepResult, event: PreviewEvent): StepResult {
  switch (event.kind) {
    case 'write':
      return command(result, event.name, event.value);
    case 'timer': {
      const timer = ownValue(result.state.timers, event.name);
      return timer?.interval === undefined
        ? isVariable(event.name)
          ? setVariable(result, event.name, '0')
          : result
        : runTimer(result, event.name, 'REPEAT', timer.interval);
    }
    case 'countdown': {
      const left = Number(ownValue(result.state.values, event.name)) - 1;
      const number = ownValue(result.state.timers, event.name)?.number ?? 0;
      const next = setVariable(result, event.name, String(Math.max(0, left)));
      return left <= 1
        ? next
        : {
            ...next,
            schedule: [...next.schedule, {delay: 1000, event, timer: {name: event.name, number}}],
          };
    }
    case 'script': {
      const done = event.result.effects.reduce(runEffect, result);
      return {...done, state: applyScript(done.state, event.call, event.result)};
    }
    default:
      return result;
  }
}

/** The functions that the server calls when something happens, whether a text has them or not. */
function callbacksOf(
  project: string,
  before: State,
  state: State,
  event: PreviewEvent,
): readonly Omit<Extract<ScriptCall, {kind: 'function'}>, 'kind'>[] {
  const page = [session.address, session.id, session.user, project, state.page] as const;
  switch (event.kind) {
    case 'start':
      return [
        {name: 'StartupEvent', arguments: []},
        {name: 'pageEvent', arguments: page},
      ];
    case 'command':
      return [
        {
          name: 'userCommand',
          arguments: [session.id, session.user, event.name, event.parameter],
        },
      ];
    case 'timer':
      return [{name: 'programTimerEvent', arguments: [event.name]}];
    case 'clock':
      return isDay(before.minutes) === isDay(state.minutes)
        ? []
        : [{name: 'DaylightEvent', arguments: [isDay(state.minutes)]}];
    default:
      return before.page === state.page ? [] : [{name: 'pageEvent', arguments: page}];
  }
}

/** Whether what an answer had opened has been closed. */
function isClosed({opened, page, popup}: State): boolean {
  return opened !== undefined && opened.place !== page && opened.place !== popup;
}

function happeningOf(before: State, state: State, event: PreviewEvent): Happening {
  if (event.kind !== 'variable') {
    return {event, before, after: state};
  }
  // Several values one after the other are several events, each seen with its own value.
  const others = omit(state.values, event.name);
  const values = (value: string | undefined) =>
    value === undefined ? others : {...others, [event.name]: value};
  return {
    event,
    before: {...state, values: values(event.before)},
    after: {...state, values: values(event.value)},
  };
}

/** What a preview runs, and the name of the project for which it does. */
export interface Setting extends Program {
  readonly project?: string;
}

/**
 * What a preview is after something has happened, and what will happen by
 * itself: rules run on the server, and a device confirms each command before
 * its value changes. JavaScript is not run: it is named, and comes back as an
 * event.
 */
export function step(
  {rules, functions, project = ''}: Setting,
  before: State,
  event: PreviewEvent,
): StepResult {
  const state = applyEvent(before, event);
  const happening = happeningOf(before, state, event);
  let result = consequencesOf({state, schedule: [], calls: []}, event);
  rules.forEach((rule, index) => {
    const start = startOf(rule.event, happening);
    if (start === undefined) {
      return;
    }
    if (result.state.explains) {
      const why = `Line ${rule.line}: ${reasonOf(start)}${start.holds ? '' : ', but the whole event is not true'}`;
      result = {...result, state: appendToLog(result.state, 'rule', why)};
    }
    if (start.holds) {
      result = rule.actions.reduce(runAction, result);
      result =
        rule.script === undefined
          ? result
          : {...result, calls: [...result.calls, {kind: 'block', rule: index}]};
    }
  });
  const {opened} = result.state;
  const closed: Pick<Extract<ScriptCall, {kind: 'function'}>, 'name' | 'arguments'>[] = [];
  if (opened !== undefined && isClosed(result.state)) {
    const {name, parameter} = opened;
    // Whether rules for USER meet it, too, no source seen tells.
    const told = say(result, `userCommand: ${name} = ${parameter}/close`);
    result = {...told, state: {...told.state, opened: undefined}};
    closed.push({
      name: 'userCommand',
      arguments: [session.id, session.user, name, `${parameter}/close`],
    });
  }
  const known = new Set(functions.map(({name}) => name));
  const callbacks = [...callbacksOf(project, before, result.state, event), ...closed]
    .filter(({name}) => known.has(name))
    .map((call): ScriptCall => ({kind: 'function', ...call}));
  return {...result, calls: [...result.calls, ...callbacks]};
}
