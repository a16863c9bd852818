import type {ObjectSpec} from '../model/attributes';
import button from './button/spec';
import calendar from './calendar/spec';
import camera from './camera/spec';
import camerapanel from './camerapanel/spec';
import chart from './chart/spec';
import checkbox from './checkbox/spec';
import clock from './clock/spec';
import colorpicker from './colorpicker/spec';
import container from './container/spec';
import datalogger from './datalogger/spec';
import date from './date/spec';
import divider from './divider/spec';
import field from './field/spec';
import html from './html/spec';
import image from './image/spec';
import keypad from './keypad/spec';
import knob from './knob/spec';
import line from './line/spec';
import list from './list/spec';
import login from './login/spec';
import markdown from './markdown/spec';
import nav from './nav/spec';
import overlay from './overlay/spec';
import page from './page/spec';
import panel from './panel/spec';
import popup from './popup/spec';
import progress from './progress/spec';
import project from './project/spec';
import qr from './qr/spec';
import radiobutton from './radiobutton/spec';
import radiogroup from './radiogroup/spec';
import rgb from './rgb/spec';
import shape from './shape/spec';
import slider from './slider/spec';
import stepper from './stepper/spec';
import steps from './steps/spec';
import switchSpec from './switch/spec';
import table from './table/spec';
import tabview from './tabview/spec';
import tags from './tags/spec';
import text from './text/spec';
import time from './time/spec';
import tree from './tree/spec';
import tributton from './tributton/spec';
import upload from './upload/spec';
import userlist from './userlist/spec';
import video from './video/spec';
import watchButton from './watch_button/spec';
import watchCamera from './watch_camera/spec';
import watchImage from './watch_image/spec';
import watchLabel from './watch_label/spec';
import watchLight from './watch_light/spec';
import watchOnoff from './watch_onoff/spec';
import watchShutter from './watch_shutter/spec';
import watchSlider from './watch_slider/spec';

/** The elements of a project file, by name. Each statement stands on the page of its object with its source. */
export const objects = {
  project,
  page,
  popup,
  overlay,
  button,
  calendar,
  camera,
  camerapanel,
  chart,
  checkbox,
  clock,
  colorpicker,
  container,
  datalogger,
  date,
  divider,
  field,
  html,
  image,
  keypad,
  knob,
  line,
  list,
  login,
  markdown,
  nav,
  panel,
  progress,
  qr,
  radiobutton,
  radiogroup,
  rgb,
  shape,
  slider,
  stepper,
  steps,
  switch: switchSpec,
  table,
  tabview,
  tags,
  text,
  time,
  tree,
  tributton,
  upload,
  userlist,
  video,
  watch_button: watchButton,
  watch_camera: watchCamera,
  watch_image: watchImage,
  watch_label: watchLabel,
  watch_light: watchLight,
  watch_onoff: watchOnoff,
  watch_shutter: watchShutter,
  watch_slider: watchSlider,
} as const satisfies Readonly<Record<string, ObjectSpec>>;

export type ElementName = keyof typeof objects;

/** What is known of an element of a project file. */
export function specOf(element: string): ObjectSpec | undefined {
  return Object.hasOwn(objects, element) ? objects[element as ElementName] : undefined;
}
