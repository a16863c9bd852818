/** Tutorials that are read one after the other. */
export interface Stage {
  readonly title: string;
  /** What the stage gives, and what it builds on. */
  readonly text: string;
  /** Pages, and folders of pages, below the folder of the category. */
  readonly members: readonly string[];
}

/** Stages of the tutorials, by the folder of their category below the docs. */
export const tutorialPaths: Readonly<Record<string, readonly Stage[]>> = {
  'tutorials/first-steps': [
    {
      title: 'Begin here',
      text: 'A page with buttons that you open on your phone, with virtual lights behind it.',
      members: ['create-your-first-project'],
    },
    {
      title: 'Then let it act by itself',
      text: 'Rules for the same virtual lights. Needs the DUMMY server of the first tutorial.',
      members: ['events-quick-start'],
    },
    {
      title: 'Then build real screens',
      text: 'A room, an alarm keypad and an energy page to take over. Needs the first tutorial.',
      members: ['three-screens'],
    },
  ],
  'tutorials/gateway': [
    {
      title: 'Begin here',
      text: 'The steps that all gateways share, and the rules that keep one safe.',
      members: ['intro'],
    },
    {
      title: 'Carry values between building systems',
      text: 'Measured values and switches, one direction first. KNX with BACnet is the simplest.',
      members: ['gateway-knx-bacnet-client', 'gateway-knx-mqtt', 'gateway-knx-lorawan-server'],
    },
    {
      title: 'Let a hotel system lead',
      text: 'Guests come and go in the one, rooms are heated by the other. Builds on KNX with BACnet.',
      members: ['gateway-hotel-bacnet-client'],
    },
    {
      title: 'Show the state of an alarm panel',
      text: 'Outwards only: no value from the other side arms or disarms. The introduction says why.',
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
      title: 'Begin here, without hardware',
      text: 'A test bench of virtual devices. Most other tutorials can be tried on it.',
      members: ['dummy-server'],
    },
    {
      title: 'Send and receive messages',
      text: 'By mail, and by Telegram, which also answers.',
      members: ['mail-gmail', 'mail-outlook', 'telegram-examples'],
    },
    {
      title: 'Connect devices',
      text: 'An installation with a bus, and cameras.',
      members: ['myhome', 'cameras-declaration'],
    },
    {
      title: 'Work with files',
      text: 'Read first, then write. Both need a little JavaScript.',
      members: ['working-with-files'],
    },
  ],
  'tutorials/integrations/dummy-server': [
    {
      title: 'Begin here',
      text: 'Virtual inputs that rules and pages use as if they were real.',
      members: ['dummy-server-virtual-datapoints'],
    },
    {
      title: 'Then fill them from outside',
      text: 'A script on another computer reports values over HTTP.',
      members: ['dummy-server-http-api'],
    },
  ],
  'tutorials/integrations/working-with-files': [
    {
      title: 'Begin here',
      text: 'Read a file line by line, and refuse what does not fit.',
      members: ['reading-files'],
    },
    {
      title: 'Then write',
      text: 'Keep a diary in a file. Builds on the functions of the first tutorial.',
      members: ['writing-files'],
    },
  ],
  'tutorials/projects': [
    {
      title: 'Begin here: the button',
      text: 'All actions side by side, then one tutorial for each. The command comes first: it can do what the others cannot.',
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
      title: 'Show something',
      text: 'Texts, pictures and drawings that follow a value. Needs a data point to follow.',
      members: ['text', 'image', 'shape', 'html', 'markdown'],
    },
    {
      title: 'Take a value',
      text: 'Switches, choices, levels and entries. Builds on the data point and the command of the button.',
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
      title: 'Lead people through pages',
      text: 'Which page opens, and how one goes on from there. Builds on the link of the button.',
      members: ['project-page-attribute', 'nav-overview', 'nav-files', 'breadcrumb-and-nav'],
    },
    {
      title: 'Let people set the time',
      text: 'Periods and weekly programs that the people of the house change themselves.',
      members: ['timer', 'scheduler'],
    },
    {
      title: 'Record and draw values',
      text: 'A counter, then a range, then both on one page.',
      members: [
        'datalogger/datalogger-counter',
        'datalogger/datalogger-range',
        'datalogger/define-a-counter-and-a-range-data-logger',
      ],
    },
    {
      title: 'Fill a table',
      text: 'The largest ones. Needs the button with command, and some JavaScript or Java.',
      members: ['table-object-to-do-list', 'table-object-light-on-time'],
    },
  ],
  'tutorials/projects/table-object-light-on-time': [
    {
      title: 'Begin here',
      text: 'The table with rules and JavaScript.',
      members: ['table-time-lights'],
    },
    {
      title: 'Or in Java',
      text: 'The same table, counted by a Java class. Uses the project of the first tutorial.',
      members: ['table-time-lights-java-code'],
    },
  ],
  'tutorials/projects/table-object-to-do-list': [
    {
      title: 'Begin here',
      text: 'One list for everybody, kept in variables.',
      members: ['table-to-do-list'],
    },
    {
      title: 'Then a list for each person',
      text: 'The same table with sessions, all in JavaScript.',
      members: ['table-to-do-list-javascript-code'],
    },
    {
      title: 'Then a database',
      text: 'The server keeps the rows itself; then one table opens another.',
      members: ['table-to-do-list-datasource', 'table-to-do-list-datasource-two-tables'],
    },
  ],
};
