import {mainDoc} from './index';
import {docsRoot, versions} from './versions';

const {latest} = versions;

export const introduction = `${docsRoot(latest)}/${mainDoc}`;

/** Meta description of the home page. */
export const description =
  'Install, configure and program the HSYCO building supervision platform: connect devices, ' +
  'write rules and build the screens of a building.';

export const hero = {
  title: 'One server for all your building systems',
  text:
    'HSYCO connects KNX, Modbus, BACnet, alarm panels, meters and cloud services, runs your ' +
    'automation rules, and serves the screens that people use to monitor and control the building.',
} as const;

export interface HomeLink {
  readonly to: string;
  readonly label: string;
  readonly hint?: string;
}

/** Reader group with its starting pages. */
export interface Audience {
  readonly reader: string;
  readonly job: string;
  readonly links: readonly HomeLink[];
}

export const audiences: readonly Audience[] = [
  {
    reader: 'Installer',
    job: 'Install the server, connect devices and check that each one is online.',
    links: [
      {to: '/docs/deploying/installation-guide', label: 'Install a server'},
      {to: '/docs/io-servers/knx', label: 'Connect a KNX installation'},
      {to: '/docs/io-servers/satel', label: 'Connect a Satel alarm panel'},
      {to: '/docs/architecture/manager/intro', label: 'Learn the Manager'},
    ],
  },
  {
    reader: 'Integrator',
    job: 'Exchange data between systems and build the user interface.',
    links: [
      {to: '/docs/tutorials/first-steps/create-your-first-project', label: 'Build a first project'},
      {to: '/docs/tutorials/gateway/intro', label: 'Exchange values between systems (gateways)'},
      {to: '/docs/tutorials/first-steps/events-quick-start', label: 'Write rules in EVENTS'},
      {to: '/docs/deploying/migrating-from-v3-to-v4/intro', label: 'Migrate from version 3 to 4'},
    ],
  },
  {
    reader: 'Developer',
    job: 'Extend HSYCO with EVENTS rules, JavaScript or Java, and access it through the APIs.',
    links: [
      {to: '/docs/development/intro', label: 'Choose a programming language'},
      {
        to: '/docs/development/project-development/objects/table#drive-it-from-code',
        label: 'Fill a table from code',
      },
      {to: '/docs/tutorials/projects/button-command', label: 'Handle a button command'},
      {to: '/docs/architecture/intro', label: 'How the parts work together'},
    ],
  },
];

export const popularPages: readonly HomeLink[] = [
  {to: '/docs/io-servers/knx', label: 'KNX', hint: 'group addresses, ETS import'},
  {to: '/docs/io-servers/modbus', label: 'Modbus TCP', hint: 'registers, word order'},
  {to: '/docs/io-servers/bacnet', label: 'BACnet', hint: 'objects, change of value'},
  {to: '/docs/io-servers/shelly', label: 'Shelly', hint: 'Gen 2 and 3 devices'},
  {to: '/docs/io-servers/telegram', label: 'Telegram', hint: 'bot, messages'},
  {
    to: '/docs/development/project-development/objects/button',
    label: 'Button',
    hint: 'actions and responses',
  },
  {
    to: '/docs/architecture/files/files-organization',
    label: 'Files',
    hint: 'file and folder reference',
  },
  {
    to: '/docs/architecture/services/access-control-list',
    label: 'Access rules',
    hint: 'user permissions (acl.ini)',
  },
];
