import type {ObjectSpec} from '../model/object';
import {Button, ColorPicker, Rgb, Slider, Tree, Tributton} from './commands';
import {Calendar, DateField, Time} from './dates';
import {Camera, drawn} from './drawings';
import {Checkbox, Field, Keypad, Switch} from './fields';
import {Container, Image, Panel, Shape, TabView} from './layout';
import {Chart, DataLogger} from './plots';
import {Table} from './table';
import {Text} from './text';
import {
  WatchButton,
  WatchImage,
  WatchLabel,
  WatchLight,
  WatchOnoff,
  WatchShutter,
  WatchSlider,
} from './watch';

/** Every element of a project file, by name. */
export const objects: Readonly<Record<string, ObjectSpec>> = {
  project: {place: 'root', holdsObjects: true},
  page: {place: 'project', holdsObjects: true},
  popup: {place: 'project', holdsObjects: true},
  overlay: {place: 'project', holdsObjects: true},
  button: {Picture: Button},
  calendar: {Picture: Calendar, initialValue: ''},
  camera: {Picture: Camera},
  camerapanel: {Picture: Camera},
  chart: {Picture: Chart},
  checkbox: {Picture: Checkbox, initialValue: 'false'},
  colorpicker: {Picture: ColorPicker},
  container: {Picture: Container, holdsObjects: true},
  datalogger: {Picture: DataLogger},
  date: {Picture: DateField, initialValue: ''},
  field: {Picture: Field, initialValue: ''},
  image: {Picture: Image},
  keypad: {Picture: Keypad, initialValue: ''},
  panel: {Picture: Panel},
  rgb: {Picture: Rgb},
  shape: {Picture: Shape},
  slider: {Picture: Slider},
  switch: {Picture: Switch, initialValue: 'false'},
  table: {Picture: Table},
  tabview: {Picture: TabView, holdsObjects: true},
  text: {Picture: Text},
  time: {Picture: Time, initialValue: ''},
  tree: {Picture: Tree},
  tributton: {Picture: Tributton},
  watch_button: {Picture: WatchButton},
  watch_camera: {Picture: Camera},
  watch_image: {Picture: WatchImage},
  watch_label: {Picture: WatchLabel},
  watch_light: {Picture: WatchLight},
  watch_onoff: {Picture: WatchOnoff},
  watch_shutter: {Picture: WatchShutter},
  watch_slider: {Picture: WatchSlider},
  ...drawn,
};
