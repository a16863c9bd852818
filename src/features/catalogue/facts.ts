import {families, type Family} from '../../content/schema/families';
import {
  capabilities,
  ioServerGroups,
  levels,
  licences,
  objectGroups,
  transports,
} from '../../content/schema/labels.data';
import {editionNote} from '../../content/schema/editions';
import type {FrontMatter, FrontMatterOf, Serial} from '../../content/schema/frontMatter';

/** Line of a facts box. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Whether the value is shown as code. */
  readonly code?: boolean;
  /** ID of the page that the value names. */
  readonly doc?: string;
  /** Whether it has a line of its own on a wide screen. */
  readonly isList?: boolean;
  /** Values with the query for the finder that lists all pages with the value. */
  readonly shared?: readonly {readonly value: string; readonly query: string}[];
}

/** Fact whose values link to the finder. */
function sharedFact(name: string, values: readonly (readonly [value: string, query: string])[]) {
  return {
    name,
    value: values.map(([value]) => value).join(', '),
    shared: values.map(([value, query]) => ({value, query})),
  };
}

const parities = {none: 'no parity', even: 'even parity', odd: 'odd parity'} as const;

function list(value: string | number | readonly (string | number)[]): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Settings of a serial connection; a complete frame in the usual notation, such as 8N1. */
function serialText({standard, baud, dataBits, parity, stopBits, flowControl}: Serial): string {
  const frame =
    dataBits && parity && stopBits
      ? [`${dataBits}${parity.charAt(0).toUpperCase()}${stopBits}`]
      : [
          dataBits && `${dataBits} data bits`,
          parity && parities[parity],
          stopBits && `${stopBits} stop ${stopBits === 1 ? 'bit' : 'bits'}`,
        ];
  return [
    standard && list(standard),
    baud && `${list(baud)} baud`,
    ...frame,
    flowControl && (flowControl === 'none' ? 'no flow control' : `${flowControl} flow control`),
  ]
    .filter(Boolean)
    .join(', ');
}

type OptionalFact = Fact | false | undefined;

/** What to check in the product, by family, if a page is documented for version 3 alone. */
const checks: Partial<Readonly<Record<Family, string>>> = {
  'io-server': 'options in Settings, IDs in Status Browser',
  object: 'attributes in the Project Editor',
};

function ioServerFacts(page: FrontMatterOf<'io-server'>): OptionalFact[] {
  return [
    page.models && {name: 'Models', value: list(page.models)},
    page.transport &&
      sharedFact(
        'Connection',
        page.transport.map((key) => [transports[key] ?? key, `transport=${key}`] as const),
      ),
    page.port !== undefined && {name: 'Default port', value: String(page.port), code: true},
    page.serial && {name: 'Serial', value: serialText(page.serial)},
    page.type !== undefined && {name: 'Type', value: page.type, code: true},
    page.licence !== undefined &&
      sharedFact('Licence', [[licences[page.licence] ?? page.licence, `licence=${page.licence}`]]),
    ...(page.objects ?? []).map((slug) => ({
      name: 'UI object',
      value: slug,
      doc: `${families.object.folder}/${slug}`,
    })),
    page.shutdownWhenInactive !== undefined && {
      name: 'Shutdown when inactive',
      value: String(page.shutdownWhenInactive),
      code: true,
    },
    page.vendor !== undefined && {
      name: /protocol|standard/iu.test(page.vendor) ? 'Standard' : 'Manufacturer',
      value: page.vendor,
    },
    sharedFact('Category', [[ioServerGroups[page.group] ?? page.group, `group=${page.group}`]]),
    page.capabilities && {
      ...sharedFact(
        'Capabilities',
        page.capabilities.map((key) => [capabilities[key] ?? key, `capability=${key}`] as const),
      ),
      isList: true,
    },
  ];
}

function objectFacts(page: FrontMatterOf<'object'>): OptionalFact[] {
  return [
    page.element !== undefined && {name: 'Element', value: `<${page.element}>`, code: true},
    {name: 'Group', value: objectGroups[page.group] ?? page.group},
    page.ioServer !== undefined && {
      name: 'I/O server',
      value: page.ioServer,
      doc: `${families['io-server'].folder}/${page.ioServer}`,
    },
  ];
}

function tutorialFacts(page: FrontMatterOf<'tutorial'>): OptionalFact[] {
  return [
    page.time !== undefined && {name: 'Time', value: `${page.time} minutes`},
    page.level !== undefined && {name: 'Level', value: levels[page.level] ?? page.level},
    ...(page.uses ?? []).map((doc) => ({name: 'Uses', value: doc, doc})),
  ];
}

/**
 * Facts box of a page.
 *
 * @param tutorials IDs of the tutorials that build on the page
 */
export function factsOf(page: FrontMatter, tutorials: readonly string[] = []): Fact[] {
  const facts = [
    ...(page.family === 'io-server' ? ioServerFacts(page) : []),
    ...(page.family === 'object' ? objectFacts(page) : []),
    ...(page.family === 'tutorial' ? tutorialFacts(page) : []),
  ];
  const check = checks[page.family] ?? 'the details on your server';
  return [
    ...facts.filter((fact): fact is Fact => Boolean(fact)),
    ...(page.basis === 'manual-3'
      ? [{name: editionNote, value: `check ${check}`, isList: true}]
      : []),
    ...tutorials.map((doc) => ({name: 'Tutorials', value: doc, doc})),
  ];
}
