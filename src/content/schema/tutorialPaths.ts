/** Tutorials to read in order. */
export interface Stage {
  readonly title: string;
  /** Content of the stage, and its requirements. */
  readonly text: string;
  /** Pages, and folders of pages, below the folder of the category. */
  readonly members: readonly string[];
}

/** Stages of the tutorials, by the folder of their category below the docs. */
export const tutorialPaths: Readonly<Record<string, readonly Stage[]>> = {
  'tutorials/first-steps': [
    {
      title: 'Start here',
      text: 'Build a page with buttons for virtual lights, and open it in a browser.',
      members: ['create-your-first-project'],
    },
    {
      title: 'Add rules',
      text: 'Write rules for the same virtual lights. Requires the DUMMY server of the first tutorial.',
      members: ['events-quick-start'],
    },
    {
      title: 'Build complete screens',
      text: 'Reuse a room, an alarm keypad and an energy page. Requires the first tutorial.',
      members: ['three-screens'],
    },
  ],
  'tutorials/gateway': [
    {
      title: 'Start here',
      text: 'Learn the steps that all gateways share, and the rules for a safe gateway.',
      members: ['intro'],
    },
    {
      title: 'Exchange values between building systems',
      text: 'Transfer measured values and switch states, first in one direction. KNX with BACnet is the simplest gateway.',
      members: ['gateway-knx-bacnet-client', 'gateway-knx-mqtt', 'gateway-knx-lorawan-server'],
    },
    {
      title: 'Connect a hotel system',
      text: 'Heat the rooms according to check-in and check-out of the guests. Builds on KNX with BACnet.',
      members: ['gateway-hotel-bacnet-client'],
    },
    {
      title: 'Show the state of an alarm panel',
      text: 'Values go in one direction: the other system cannot arm or disarm. For the reason, see the introduction.',
      members: [
        'gateway-knx-security',
        'gateway-modbus-tcp-client-security',
        'gateway-modbus-tcp-server-galaxy',
        'gateway-modbus-tcp-server-tecnoalarm',
      ],
    },
  ],
  'tutorials/integrations': [
    {
      title: 'Start here, without hardware',
      text: 'Build a test bench of virtual devices, on which you can try most other tutorials.',
      members: ['dummy-server'],
    },
    {
      title: 'Send and receive messages',
      text: 'Send emails, and send and receive Telegram messages.',
      members: ['mail-gmail', 'mail-outlook', 'telegram-examples'],
    },
    {
      title: 'Connect devices',
      text: 'Connect a bus installation and cameras.',
      members: ['myhome', 'cameras-declaration'],
    },
    {
      title: 'Work with files',
      text: 'Read files first, then write files. Both tutorials require some JavaScript.',
      members: ['working-with-files'],
    },
  ],
  'tutorials/integrations/dummy-server': [
    {
      title: 'Start here',
      text: 'Create virtual inputs that rules and pages use like real inputs.',
      members: ['dummy-server-virtual-datapoints'],
    },
    {
      title: 'Set the inputs from another computer',
      text: 'Report values over HTTP with a script on another computer.',
      members: ['dummy-server-http-api'],
    },
  ],
  'tutorials/integrations/working-with-files': [
    {
      title: 'Start here',
      text: 'Read a file line by line, and reject lines that are not valid.',
      members: ['reading-files'],
    },
    {
      title: 'Write a file',
      text: 'Write a diary to a file. Builds on the functions of the first tutorial.',
      members: ['writing-files'],
    },
  ],
  'tutorials/projects': [
    {
      title: 'Start here: the button',
      text: 'See all actions, then one tutorial for each action. Start with the command: it can do what the other actions cannot.',
      members: [
        'button-overview',
        'button-command',
        'button-datapoint',
        'button-indicator',
        'button-link',
        'button-submit',
        'button-tab',
        'button-download',
        'button-upload',
      ],
    },
    {
      title: 'Show values',
      text: 'Use texts, pictures and drawings that follow a value. Requires a data point.',
      members: ['text', 'image', 'shape', 'html', 'markdown'],
    },
    {
      title: 'Enter values',
      text: 'Use switches, choices, levels and fields. Builds on the data point and the command of the button.',
      members: [
        'switch',
        'checkbox',
        'radiobutton',
        'tributton',
        'slider-datapoint',
        'slider-command',
        'colorpicker',
        'field-persistent-variables',
        'keypad-sessions',
      ],
    },
    {
      title: 'Navigate between pages',
      text: 'Choose the page that opens first, and the way to other pages. Builds on the link of the button.',
      members: ['project-page-attribute', 'nav-overview', 'nav-files', 'breadcrumb-and-nav'],
    },
    {
      title: 'Let users set times',
      text: 'Offer periods and weekly programs that users change themselves.',
      members: ['timer', 'scheduler'],
    },
    {
      title: 'Record and chart values',
      text: 'Build a counter, then a range, then both on one page.',
      members: [
        'datalogger/datalogger-counter',
        'datalogger/datalogger-range',
        'datalogger/define-a-counter-and-a-range-data-logger',
      ],
    },
    {
      title: 'Fill a table',
      text: 'Build the largest projects. Requires the button with command, and some JavaScript or Java.',
      members: ['table-object-to-do-list', 'table-object-light-on-time'],
    },
  ],
  'tutorials/projects/table-object-light-on-time': [
    {
      title: 'Start here',
      text: 'Build the table with rules and JavaScript.',
      members: ['table-time-lights'],
    },
    {
      title: 'Use Java instead',
      text: 'Count in a Java class for the same table. Uses the project of the first tutorial.',
      members: ['table-time-lights-java-code'],
    },
  ],
  'tutorials/projects/table-object-to-do-list': [
    {
      title: 'Start here',
      text: 'Build one list for all users, stored in variables.',
      members: ['table-to-do-list'],
    },
    {
      title: 'Give each user a list',
      text: 'Build the same table with sessions, entirely in JavaScript.',
      members: ['table-to-do-list-javascript-code'],
    },
    {
      title: 'Use a database',
      text: 'Let the server store the rows. Then let one table open another table.',
      members: ['table-to-do-list-datasource', 'table-to-do-list-datasource-two-tables'],
    },
  ],
};
