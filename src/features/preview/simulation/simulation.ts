import type {Part} from '../../../content/events/match';
import type {Action, Program} from '../../../content/events/parse';
import type {
  FunctionCall,
  PreviewEvent,
  ScriptCall,
  ScriptEffect,
  ScriptResult,
} from '../model/event';
import {limits as previewLimits} from '../model/limits';
import {ownValue} from '../model/ownValue';
import type {Project} from '../model/project';
import {isDay} from './clock';
import {partText, reasonOf, triggerOf, type Transition} from './conditions';
import {readingOf, reportsOf} from './devices';

/** A line of the log, in the terms of the platform. */
export interface LogLine {
  readonly number: number;
  /** `rule` explains why a rule was triggered, on request. */
  readonly from: 'screen' | 'server' | 'device' | 'rule';
  readonly text: string;
}

/** A program timer, or the movement of a blind. */
export interface Timer {
  /** A new number cancels everything that was scheduled with an earlier one. */
  readonly number: number;
  readonly isRunning: boolean;
  /** Seconds between two events of a timer that repeats. */
  readonly interval?: number;
}

/** The state of a preview, as plain data. */
export interface State {
  readonly page: string;
  /** Pages that were open before, the latest one last. */
  readonly visited: readonly string[];
  /** IDs of the project's popups. */
  readonly popups: readonly string[];
  /** The popup that is open over the page. */
  readonly popup?: string;
  /** The page or popup that a response of `userCommand` has opened, and its command. */
  readonly opened?: {readonly place: string; readonly name: string; readonly parameter: string};
  /** Input of the reader by the data point or ID of the object, or by its key if it has neither. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Attributes that were set at run time, as `id.attribute`. */
  readonly ui: Readonly<Record<string, string>>;
  /** Values of data points and variables. */
  readonly values: Readonly<Record<string, string>>;
  /** Time of the clock, in minutes since midnight. */
  readonly minutes: number;
  readonly timers: Readonly<Record<string, Timer>>;
  readonly log: readonly LogLine[];
}

/** An event that occurs later. */
export interface ScheduledEvent {
  /** Milliseconds; with 0, immediately and in order. */
  readonly delay: number;
  readonly event: PreviewEvent;
  /** Timer that scheduled the event, with the timer's number at that time. */
  readonly timer?: {readonly name: string; readonly number: number};
}

/** The program of a preview. */
export interface PreviewProgram extends Program {
  /** Name of the project, for functions that receive it. */
  readonly projectName?: string;
  /** Whether the log explains which rules are triggered. */
  readonly explains?: boolean;
}

/** Attributes that the reader can set as well as code. */
const valueAttributes: readonly string[] = ['value', 'items'];
const limits = previewLimits.simulation;
/** The client of a preview, as functions receive it. */
const session = {address: '192.0.2.10', id: 'preview', user: 'reader'} as const;
const notExecuted = '(not executed in a preview)';

/** The state of a preview before its first event. */
export function initialState(project: Project): State {
  return {
    page: project.pages[0].id,
    visited: [],
    popups: project.popups.map(({id}) => id),
    inputs: {},
    ui: {},
    values: {},
    minutes: 12 * 60,
    timers: {},
    log: [],
  };
}

/** Whether the timer of a scheduled event was cleared or restarted since. */
export function isCancelled({timer}: ScheduledEvent, {timers}: State): boolean {
  return timer !== undefined && ownValue(timers, timer.name)?.number !== timer.number;
}

/** The state with another line in its log. */
export function appendToLog(state: State, from: LogLine['from'], text: string): State {
  const number = (state.log.at(-1)?.number ?? 0) + 1;
  return {...state, log: [...state.log, {number, from, text}].slice(-limits.log)};
}

/** Key of the input that all objects share which are bound to a data point. */
export function pointKey(name: string): string {
  return `point ${name}`;
}

function omit(record: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** The value that an action gives to a data point, a variable or an attribute. */
function valueOf(values: readonly Part[], state: State, target: string): string {
  const [first, second] = values;
  const word = first?.kind === 'word' ? first.text : undefined;
  if (word === 'FLIP' && second === undefined) {
    // A device that has not reported yet is off.
    return (readingOf(state.values, target) ?? '0') === '0' ? '1' : '0';
  }
  if (word === 'IO' && second !== undefined) {
    return readingOf(state.values, second.text) ?? '';
  }
  // The documentation says that the parts are appended, but not whether a space separates them.
  const text = values.map((part) => partText(part, state)).join('');
  return text.slice(0, limits.value);
}

/** A step in progress: each method changes the state, schedules events or calls JavaScript. */
class Step {
  readonly schedule: ScheduledEvent[] = [];
  /** JavaScript to run, in this order. */
  readonly calls: ScriptCall[] = [];

  constructor(public state: State) {}

  #set(change: Partial<State>): void {
    this.state = {...this.state, ...change};
  }

  log(from: LogLine['from'], text: string): void {
    this.state = appendToLog(this.state, from, text);
  }

  #store(kind: 'inputs' | 'ui' | 'values', name: string, value: string): void {
    this.#set({[kind]: {...this.state[kind], [name]: value}});
  }

  /** Starts or stops a timer, which cancels the events that it has scheduled. */
  #setTimer(name: string, change: Omit<Timer, 'number'>): {name: string; number: number} {
    const {timers} = this.state;
    const number = (ownValue(timers, name)?.number ?? 0) + 1;
    this.#set({timers: {...timers, [name]: {...change, number}}});
    return {name, number};
  }

  /** Sends a value to a device, which reports later. */
  #writeToDevice(name: string, value: string): void {
    const timer = this.#setTimer(pointKey(name), {isRunning: true});
    const reports = reportsOf(name, value, this.state.values);
    for (const {delay, value: reported, isMovement} of reports) {
      const event: PreviewEvent = {kind: 'point', name, value: reported};
      this.schedule.push(isMovement ? {delay, event, timer} : {delay, event});
    }
  }

  #setVariable(name: string, value: string): void {
    const before = ownValue(this.state.values, name);
    if (before !== value) {
      this.#store('values', name, value);
      this.schedule.push({delay: 0, event: {kind: 'variable', name, value, before}});
    }
  }

  #setAttribute(id: string, attribute: string, value: string): void {
    const name = `${id}.${attribute}`;
    // A value that code sets replaces the input of the reader.
    if (valueAttributes.includes(attribute)) {
      this.#set({inputs: omit(this.state.inputs, id)});
    }
    this.#store('ui', name, value);
    this.log('server', `UISET ${name} = ${value}`);
  }

  #runTimer(name: string, operation: string, seconds: number): void {
    if (operation === 'CLEAR') {
      this.#setTimer(name, {isRunning: false});
      return;
    }
    // SET does not change a running timer; RESET restarts it.
    if (operation === 'SET' && ownValue(this.state.timers, name)?.isRunning) {
      return;
    }
    const isRepeating = operation === 'REPEAT';
    const shortest = isRepeating ? 1 : limits.shortestTimer;
    const time = Math.max(shortest, Number.isFinite(seconds) ? seconds : 0);
    const timer = this.#setTimer(name, {isRunning: true, interval: isRepeating ? time : undefined});
    this.schedule.push({delay: time * 1000, event: {kind: 'timer', name}, timer});
    if (name.startsWith('$')) {
      this.schedule.push({delay: 1000, event: {kind: 'countdown', name}, timer});
      this.#setVariable(name, String(time));
    }
  }

  runAction({keyword, targets, values, text}: Action): void {
    const target = targets[0]?.text ?? '';
    const value = valueOf(values, this.state, target);
    switch (keyword) {
      case 'IO':
        // Actions convert the names of data points to lower case.
        for (const name of targets.map((point) => point.text.toLowerCase())) {
          this.#runEffect({kind: 'write', name, value: valueOf(values, this.state, name)});
        }
        break;
      case 'UISET': {
        const [id = '', attribute = ''] = target.split('.');
        this.#setAttribute(id, attribute, value);
        break;
      }
      case '$':
        this.#setVariable(target, value);
        break;
      case 'USER':
        this.#runEffect({kind: 'command', name: target, value});
        break;
      case 'LOG':
        this.log('server', `LOG ${value}`);
        break;
      case 'PROGRAMTIMER':
        this.#runTimer(target, values[0]?.text ?? '', Number(values[1]?.text));
        break;
      default:
        this.log('server', `${text} ${notExecuted}`);
    }
  }

  #runEffect(effect: ScriptEffect): void {
    switch (effect.kind) {
      case 'write':
        this.log('server', `IO ${effect.name} = ${effect.value}`);
        this.#writeToDevice(effect.name, effect.value);
        break;
      case 'ui':
        this.#setAttribute(effect.id, effect.attribute, effect.value);
        break;
      case 'variable':
        this.#setVariable(effect.name, effect.value);
        break;
      case 'command':
        this.schedule.push({
          delay: 0,
          event: {kind: 'command', name: effect.name, parameter: effect.value, isFromRule: true},
        });
        break;
      case 'log':
        this.log('server', `log: ${effect.text}`);
    }
  }

  #openPage(page: string): void {
    const {popups, visited, page: before} = this.state;
    this.#set(
      popups.includes(page)
        ? {popup: page}
        : {page, popup: undefined, visited: [...visited, before]},
    );
  }

  /** Handles a `page:` response: a keyword of the Command API, or the ID of a page. */
  #navigate(target: string, name: string, parameter: string): void {
    if (target === 'forward') {
      this.log('server', `page:forward ${notExecuted}`);
      return;
    }
    this.log('server', `page:${target}`);
    const before = this.state;
    if (target === 'back') {
      const page = before.visited.at(-1);
      if (page !== undefined) {
        this.#set({page, popup: undefined, visited: before.visited.slice(0, -1)});
      }
      return;
    }
    if (target === 'close' || target === 'close-all') {
      this.#set({popup: undefined});
    } else {
      this.#openPage(target);
    }
    const {page, popup} = this.state;
    const place = page === before.page ? popup : page;
    if (place !== undefined && (page !== before.page || popup !== before.popup)) {
      this.#set({opened: {place, name, parameter}});
    }
  }

  /** Handles the response of `userCommand` to a command, like the client. */
  #applyResponse(
    name: string,
    parameter: string,
    response: NonNullable<ScriptResult['returnValue']>,
  ): void {
    if (typeof response === 'string') {
      const page = /^!?page:(?<page>.+)$/u.exec(response)?.groups?.page;
      if (page !== undefined) {
        this.#navigate(page, name, parameter);
      } else if (/^!?(?:copy|share):/u.test(response)) {
        this.log('server', `${response} ${notExecuted}`);
      }
      return;
    }
    const {error, page, ...others} = response;
    if (typeof error === 'string') {
      if (ownValue(this.state.ui, `${name}.rollbackenabled`) === 'true') {
        this.#set({inputs: omit(this.state.inputs, name)});
      }
      this.log('server', `error: ${error}`);
    }
    for (const target of [page].flat()) {
      if (typeof target === 'string') {
        this.#navigate(target, name, parameter);
      }
    }
    Object.keys(others).forEach((member) => this.log('server', `${member} ${notExecuted}`));
  }

  /** Applies the event itself, before any rule. */
  applyEvent(event: PreviewEvent): void {
    switch (event.kind) {
      case 'start':
      case 'clock':
        this.#set({minutes: event.minutes});
        break;
      case 'command':
        this.log(event.isFromRule ? 'server' : 'screen', `USER ${event.name} = ${event.parameter}`);
        break;
      case 'open':
        this.#openPage(event.page);
        break;
      case 'close':
        this.#set({popup: undefined});
        break;
      case 'write':
        this.log('screen', `IO ${event.name} = ${event.value}`);
        break;
      case 'request':
        this.log('screen', `GET ${event.url}`);
        break;
      case 'input':
        this.#store('inputs', event.key, event.value);
        break;
      case 'submit': {
        const fields = event.values.map(([name, value]) => `${name}=${value}`);
        this.log('screen', `submit ${fields.join(', ')}`);
        break;
      }
      case 'point':
        // The value that a device reports replaces the input of the reader.
        this.#set({inputs: omit(this.state.inputs, pointKey(event.name))});
        this.#store('values', event.name, event.value);
        this.log('device', `${event.name} is ${event.value}`);
        break;
      case 'timer': {
        const {timers} = this.state;
        const timer = ownValue(timers, event.name);
        if (timer !== undefined) {
          const isRunning = timer.interval !== undefined;
          this.#set({timers: {...timers, [event.name]: {...timer, isRunning}}});
        }
        break;
      }
      case 'other':
        this.log('device', event.text);
        break;
      case 'load':
      case 'variable':
      case 'countdown':
      case 'script':
        break;
    }
  }

  /** Applies the consequences of an event that rules do not see as part of the event. */
  applyConsequences(event: PreviewEvent): void {
    switch (event.kind) {
      case 'write':
        this.#writeToDevice(event.name, event.value);
        break;
      case 'timer': {
        const interval = ownValue(this.state.timers, event.name)?.interval;
        if (interval !== undefined) {
          this.#runTimer(event.name, 'REPEAT', interval);
        } else if (event.name.startsWith('$')) {
          this.#setVariable(event.name, '0');
        }
        break;
      }
      case 'countdown': {
        const {name} = event;
        const left = Number(ownValue(this.state.values, name)) - 1;
        this.#setVariable(name, String(Math.max(0, left)));
        if (left > 1) {
          const number = ownValue(this.state.timers, name)?.number ?? 0;
          this.schedule.push({delay: 1000, event, timer: {name, number}});
        }
        break;
      }
      case 'script': {
        const {call, result} = event;
        result.effects.forEach((effect) => this.#runEffect(effect));
        if (result.error !== undefined) {
          this.log('server', `JavaScript: ${result.error}`);
        }
        if (
          call.kind === 'function' &&
          call.name === 'userCommand' &&
          result.returnValue !== undefined
        ) {
          const [, , name, parameter] = call.arguments.map(String);
          this.#applyResponse(name ?? '', parameter ?? '', result.returnValue);
        }
        break;
      }
      default:
        break;
    }
  }

  /** Ends the response that opened a page or popup, once that is closed. */
  closeResponse(): FunctionCall[] {
    const {opened, page, popup} = this.state;
    if (opened === undefined || opened.place === page || opened.place === popup) {
      return [];
    }
    // No source says whether rules for USER receive this command as well.
    const parameter = `${opened.parameter}/close`;
    this.log('server', `userCommand: ${opened.name} = ${parameter}`);
    this.#set({opened: undefined});
    return [userCommand(opened.name, parameter)];
  }
}

const call = (name: string, ...values: FunctionCall['arguments']): FunctionCall => ({
  kind: 'function',
  name,
  arguments: values,
});
const userCommand = (name: string, parameter: string): FunctionCall =>
  call('userCommand', session.id, session.user, name, parameter);

/** Callbacks of the server for an event, whether the program has them or not. */
function callbacksOf(
  projectName: string,
  before: State,
  state: State,
  event: PreviewEvent,
): readonly FunctionCall[] {
  const {address, id, user} = session;
  const pageEvent = call('pageEvent', address, id, user, projectName, state.page);
  switch (event.kind) {
    case 'start':
      return [call('StartupEvent'), pageEvent];
    case 'command':
      return [userCommand(event.name, event.parameter)];
    case 'timer':
      return [call('programTimerEvent', event.name)];
    case 'clock': {
      const day = isDay(state.minutes);
      return isDay(before.minutes) === day ? [] : [call('DaylightEvent', day)];
    }
    default:
      return before.page === state.page ? [] : [pageEvent];
  }
}

function transitionOf(before: State, after: State, event: PreviewEvent): Transition {
  if (event.kind !== 'variable') {
    return {event, before, after};
  }
  // Several changes of a variable are several events, each with the value that it had then.
  const others = omit(after.values, event.name);
  const valuesWith = (value: string | undefined) =>
    value === undefined ? others : {...others, [event.name]: value};
  return {
    event,
    before: {...before, values: valuesWith(event.before)},
    after: {...after, values: valuesWith(event.value)},
  };
}

/**
 * Handles one event: a pure function. Rules run on the server, and a device
 * confirms each command before its value changes. JavaScript is not run here:
 * its calls are returned, and each result is an event of its own.
 *
 * @returns the new state, the events that follow, and the JavaScript to run
 */
export function step(
  {rules, functions, projectName = '', explains = false}: PreviewProgram,
  before: State,
  event: PreviewEvent,
): Pick<Step, 'calls' | 'schedule' | 'state'> {
  const current = new Step(before);
  current.applyEvent(event);
  const transition = transitionOf(before, current.state, event);
  current.applyConsequences(event);
  rules.forEach((rule, index) => {
    const trigger = triggerOf(rule.event, transition);
    if (trigger !== undefined && explains) {
      const suffix = trigger.fires ? '' : ', but the whole event is not true';
      current.log('rule', `Line ${rule.line}: ${reasonOf(trigger)}${suffix}`);
    }
    if (trigger?.fires) {
      rule.actions.forEach((action) => current.runAction(action));
      if (rule.script !== undefined) {
        current.calls.push({kind: 'block', rule: index});
      }
    }
  });
  const callbacks = callbacksOf(projectName, before, current.state, event);
  const defined = new Set(functions.map(({name}) => name));
  current.calls.push(
    ...[...callbacks, ...current.closeResponse()].filter(({name}) => defined.has(name)),
  );
  return current;
}
