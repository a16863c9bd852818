import type {IoServerGroup} from './families';

/** Capabilities of I/O servers: keys for writers, labels for readers. */
export const capabilities = {
  'read-inputs': 'Read inputs',
  'switch-outputs': 'Switch outputs',
  'read-outputs': 'Read outputs',
  'read-analog': 'Read analog inputs',
  'set-analog': 'Set analog outputs',
  'read-values': 'Read measured values',
  'write-values': 'Write values',
  'count-pulses': 'Count pulses',
  'switch-loads': 'Switch lights and loads',
  dim: 'Dim lights',
  'set-colour': 'Set the colour of lights',
  'move-shutters': 'Move blinds and shutters',
  'recall-scenes': 'Recall scenes',
  'read-presence': 'Detect motion or presence',
  'read-temperature': 'Read temperatures',
  'set-temperature': 'Set the temperature',
  'set-mode': 'Set the operating mode',
  'set-fan': 'Set the fan speed',
  ventilate: 'Control ventilation',
  'switch-units': 'Turn units on and off',
  'read-humidity': 'Read the humidity',
  'read-power': 'Read power and energy',
  'read-battery': 'Read batteries',
  'control-energy': 'Control chargers and inverters',
  'read-zones': 'Read zones',
  arm: 'Arm or disarm',
  'read-arming': 'Read the arming state',
  bypass: 'Bypass zones',
  'read-alarms': 'Read alarms',
  'read-tamper': 'Read tamper alarms',
  'read-faults': 'Read faults',
  'reset-alarms': 'Reset alarms',
  silence: 'Silence sounders',
  'read-points': 'Read detectors and points',
  'disable-points': 'Disable points and zones',
  'run-scenarios': 'Run scenarios of the panel',
  'operate-front': 'Operate the front panel remotely',
  'read-log': 'Record events of the panel',
  'receive-alarms': 'Receive alarm reports',
  'send-alarms': 'Send alarm reports',
  'open-doors': 'Open doors',
  'read-doors': 'Read doors',
  'read-access': 'Record access events',
  play: 'Control playback',
  'set-volume': 'Set the volume',
  'select-source': 'Select the source',
  mute: 'Mute the sound',
  'select-station': 'Select stations and favourites',
  'read-track': 'Read what is playing',
  'group-players': 'Group players',
  'turn-on': 'Turn devices on and off',
  'live-video': 'Show live video',
  'show-recordings': 'Show recordings',
  'move-cameras': 'Move cameras',
  'camera-events': 'Read camera events',
  'route-video': 'Route video',
  'read-weather': 'Read the current weather',
  forecast: 'Read the forecast',
  'send-messages': 'Send messages',
  'receive-messages': 'Receive messages',
  calls: 'Make and receive calls',
  publish: 'Publish data points',
  subscribe: 'Subscribe to data of other systems',
  'expose-data-points': 'Let other systems read and write data points',
  'run-commands': 'Run commands on other computers',
  'switch-outlets': 'Switch power outlets',
  'monitor-system': 'Monitor the server',
  'read-location': 'Read positions',
  'read-guests': 'Read guests and rooms',
  'post-charges': 'Post charges to rooms',
  'read-calendar': 'Read calendar events',
  simulate: 'Simulate data points',
} as const;
export type Capability = keyof typeof capabilities;

const control =
  'read-inputs switch-outputs read-outputs read-analog set-analog read-values write-values';
const climate =
  'read-temperature set-temperature set-mode set-fan ventilate switch-units read-humidity';
const lights = 'switch-loads dim set-colour move-shutters recall-scenes read-presence';
const players =
  'play set-volume select-source mute select-station read-track group-players turn-on';
const doors = 'open-doors read-doors read-access';
const panel =
  'read-alarms read-faults reset-alarms silence switch-outputs read-outputs read-inputs read-log';

/** Capabilities that the I/O servers of a group may have, separated by spaces. */
export const capabilitiesOf: Readonly<Record<IoServerGroup, string>> = {
  'building-bus': `${control} ${lights} ${climate} read-power read-alarms read-faults count-pulses expose-data-points`,
  security: `${panel} read-zones arm read-arming bypass read-tamper run-scenarios receive-alarms send-alarms read-temperature ${doors}`,
  fire: `${panel} read-points read-zones disable-points operate-front`,
  hvac: `${climate} ${control} read-power read-battery read-alarms read-faults move-shutters`,
  lighting: `${lights} read-faults read-values read-inputs`,
  energy: `read-power read-battery control-energy ${control} read-alarms read-temperature`,
  'audio-video': players,
  video: `live-video show-recordings move-cameras camera-events route-video ${players} ${control}`,
  'access-control': `${doors} ${control} read-alarms`,
  sensors: `${control} read-temperature read-humidity read-alarms read-battery read-location count-pulses read-presence read-access`,
  weather: 'read-weather forecast read-temperature read-humidity',
  messaging: 'send-messages receive-messages calls',
  telephony: 'calls send-messages',
  'it-network': `publish subscribe expose-data-points run-commands switch-outlets monitor-system read-power read-temperature read-humidity ${control}`,
  generic: `${control} count-pulses switch-loads dim set-colour move-shutters read-temperature read-humidity read-power read-guests post-charges read-calendar read-alarms read-battery`,
  simulation: 'simulate',
};
