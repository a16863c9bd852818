import type {ObjectSpec} from '../attributes';
import button from './button';
import calendar from './calendar';
import camera from './camera';
import camerapanel from './camerapanel';
import chart from './chart';
import checkbox from './checkbox';
import clock from './clock';
import colorpicker from './colorpicker';
import container from './container';
import datalogger from './datalogger';
import date from './date';
import divider from './divider';
import field from './field';
import html from './html';
import image from './image';
import keypad from './keypad';
import knob from './knob';
import line from './line';
import list from './list';
import login from './login';
import markdown from './markdown';
import nav from './nav';
import overlay from './overlay';
import page from './page';
import panel from './panel';
import popup from './popup';
import progress from './progress';
import project from './project';
import qr from './qr';
import radiobutton from './radiobutton';
import radiogroup from './radiogroup';
import rgb from './rgb';
import shape from './shape';
import slider from './slider';
import stepper from './stepper';
import steps from './steps';
import switchSpec from './switch';
import table from './table';
import tabview from './tabview';
import tags from './tags';
import text from './text';
import time from './time';
import tree from './tree';
import tributton from './tributton';
import upload from './upload';
import userlist from './userlist';
import video from './video';
import watchButton from './watch_button';
import watchCamera from './watch_camera';
import watchImage from './watch_image';
import watchLabel from './watch_label';
import watchLight from './watch_light';
import watchOnoff from './watch_onoff';
import watchShutter from './watch_shutter';
import watchSlider from './watch_slider';

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
