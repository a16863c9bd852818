import {mainDoc} from './index';
import {docsRoot, versions} from './versions';

const {next, latest} = versions;

/** Address of the page with which new readers begin. */
export const introduction = `${docsRoot(latest)}/${mainDoc}`;

/** What the platform is, in one sentence and in one paragraph. */
export const hero = {
  title: 'One server for every system in the building',
  text:
    'HSYCO connects buses, alarm panels, meters and services, runs your rules, and serves the ' +
    'screens from which people watch and command the place. This is its manual.',
} as const;

/** A link of the home page: where it leads and what the reader finds there. */
export interface HomeLink {
  readonly to: string;
  readonly label: string;
  readonly hint?: string;
}

/** A kind of reader, and where the manual begins for them. */
export interface Audience {
  readonly reader: string;
  readonly job: string;
  readonly links: readonly HomeLink[];
}

export const audiences: readonly Audience[] = [
  {
    reader: 'Installer',
    job: 'Put a server in, connect the devices, see that each one answers.',
    links: [
      {to: '/docs/deploying/installation-guide', label: 'Install a server'},
      {to: '/docs/io-servers/knx', label: 'Connect a KNX installation'},
      {to: '/docs/io-servers/tecnoalarm', label: 'Connect an alarm panel'},
      {to: '/docs/architecture/manager/intro', label: 'Find your way in the Manager'},
    ],
  },
  {
    reader: 'Integrator',
    job: 'Make systems work together, and give people screens to run them.',
    links: [
      {to: '/docs/tutorials/first-steps/create-your-first-project', label: 'Build a first project'},
      {to: '/docs/tutorials/gateway/intro', label: 'Carry values between systems'},
      {to: '/docs/tutorials/first-steps/events-quick-start', label: 'Write rules in EVENTS'},
      {to: '/docs/deploying/migrating-from-v3-to-v4/intro', label: 'Move from version 3 to 4'},
    ],
  },
  {
    reader: 'Developer',
    job: 'Program the server and its screens, and reach both from outside.',
    links: [
      {to: '/docs/development/intro', label: 'Choose a language'},
      {to: '/docs/development/project-development/objects/table', label: 'Drive a table from code'},
      {to: '/docs/tutorials/projects/button-command', label: 'Answer a command'},
      {to: '/docs/architecture/intro', label: 'How the parts work together'},
    ],
  },
];

export const popularPages: readonly HomeLink[] = [
  {to: '/docs/io-servers/knx', label: 'KNX', hint: 'group addresses, ETS import'},
  {to: '/docs/io-servers/modbus', label: 'Modbus TCP', hint: 'registers, word order'},
  {to: '/docs/io-servers/bacnet', label: 'BACnet', hint: 'objects, COV'},
  {to: '/docs/io-servers/shelly', label: 'Shelly', hint: 'Gen 2 and 3 devices'},
  {to: '/docs/io-servers/telegram', label: 'Telegram', hint: 'bot, messages'},
  {
    to: '/docs/development/project-development/objects/button',
    label: 'Button',
    hint: 'actions and answers',
  },
  {
    to: '/docs/architecture/files/files-organization',
    label: 'Files',
    hint: 'what is where on the server',
  },
  {
    to: '/docs/architecture/services/access-control-list',
    label: 'Access rules',
    hint: 'who may command what',
  },
];

/** How the version in preparation stands to the released one. */
export const newsIntro =
  `${next.number} is an alpha: try it beside a running ${latest.number}, not instead of it. ` +
  `Its manual stands next to the manual of ${latest.number}, page by page; ` +
  '“Version”, at the head of every page, takes you from one to the other.';

export const news: readonly HomeLink[] = [
  {
    to: `${docsRoot(next)}/release-notes/${next.number}.0`,
    label: `Release notes of ${next.number}.0`,
  },
  {to: `${docsRoot(next)}/${mainDoc}`, label: `Read the ${next.label} manual`},
  {to: `${docsRoot(latest)}/category/release-notes`, label: `Release notes of ${latest.label}`},
];
