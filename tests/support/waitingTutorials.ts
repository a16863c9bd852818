import type {Effort} from './tutorials';

/**
 * Tutorials that are not yet rewritten as how-tos, with the words and steps
 * that they have. A page that is leaves the list; none comes in.
 */
export const waitingTutorials: Readonly<Record<string, Effort>> = {
  'tutorials/first-steps/three-screens': {words: 1319, steps: 17},
  'tutorials/gateway/gateway-hotel-bacnet-client': {words: 1308, steps: 13},
  'tutorials/gateway/gateway-knx-bacnet-client': {words: 1117, steps: 15},
  'tutorials/gateway/gateway-knx-lorawan-server': {words: 1052, steps: 10},
  'tutorials/gateway/gateway-knx-mqtt': {words: 1139, steps: 12},
  'tutorials/gateway/gateway-modbus-tcp-client-security': {words: 1294, steps: 18},
  'tutorials/gateway/gateway-modbus-tcp-server-galaxy': {words: 1270, steps: 15},
  'tutorials/gateway/gateway-modbus-tcp-server-tecnoalarm': {words: 1259, steps: 17},
  'tutorials/integrations/cameras-declaration': {words: 1095, steps: 21},
  'tutorials/integrations/dummy-server/dummy-server-http-api': {words: 1248, steps: 21},
  'tutorials/integrations/dummy-server/dummy-server-virtual-datapoints': {words: 1008, steps: 10},
  'tutorials/integrations/mail-gmail': {words: 1086, steps: 15},
  'tutorials/integrations/mail-outlook': {words: 1185, steps: 11},
  'tutorials/integrations/myhome': {words: 1298, steps: 21},
  'tutorials/integrations/working-with-files/reading-files': {words: 826, steps: 10},
  'tutorials/integrations/working-with-files/writing-files': {words: 851, steps: 10},
  'tutorials/projects/button-datapoint': {words: 919, steps: 16},
  'tutorials/projects/button-download': {words: 820, steps: 13},
  'tutorials/projects/button-indicator': {words: 849, steps: 14},
  'tutorials/projects/button-link': {words: 824, steps: 10},
  'tutorials/projects/button-overview': {words: 1099, steps: 14},
  'tutorials/projects/button-submit': {words: 938, steps: 19},
  'tutorials/projects/button-tab': {words: 980, steps: 12},
  'tutorials/projects/button-upload': {words: 743, steps: 12},
  'tutorials/projects/checkbox': {words: 772, steps: 11},
  'tutorials/projects/colorpicker': {words: 1106, steps: 14},
  'tutorials/projects/datalogger/datalogger-counter': {words: 1020, steps: 14},
  'tutorials/projects/datalogger/datalogger-range': {words: 949, steps: 8},
  'tutorials/projects/datalogger/define-a-counter-and-a-range-data-logger': {
    words: 1068,
    steps: 17,
  },
  'tutorials/projects/field-persistent-variables': {words: 927, steps: 12},
  'tutorials/projects/radiobutton': {words: 951, steps: 15},
  'tutorials/projects/scheduler': {words: 1138, steps: 17},
  'tutorials/projects/shape': {words: 798, steps: 3},
  'tutorials/projects/slider-command': {words: 1024, steps: 14},
  'tutorials/projects/slider-datapoint': {words: 1059, steps: 13},
  'tutorials/projects/switch': {words: 861, steps: 7},
  'tutorials/projects/table-object-light-on-time/table-time-lights-java-code': {
    words: 1118,
    steps: 21,
  },
  'tutorials/projects/table-object-light-on-time/table-time-lights': {words: 1042, steps: 14},
  'tutorials/projects/table-object-to-do-list/table-to-do-list-datasource-two-tables': {
    words: 1054,
    steps: 8,
  },
  'tutorials/projects/table-object-to-do-list/table-to-do-list-datasource': {
    words: 1110,
    steps: 14,
  },
  'tutorials/projects/table-object-to-do-list/table-to-do-list-javascript-code': {
    words: 1171,
    steps: 14,
  },
  'tutorials/projects/table-object-to-do-list/table-to-do-list': {words: 964, steps: 9},
  'tutorials/projects/text': {words: 827, steps: 9},
  'tutorials/projects/tributton': {words: 947, steps: 16},
};
