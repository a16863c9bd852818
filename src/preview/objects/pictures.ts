import type {ReactNode} from 'react';
import type {ElementName} from './specs';
import Button from './button/Picture';
import Calendar from './calendar/Picture';
import Camera from './camera/Picture';
import CameraPanel from './camerapanel/Picture';
import Chart from './chart/Picture';
import Checkbox from './checkbox/Picture';
import Clock from './clock/Picture';
import ColorPicker from './colorpicker/Picture';
import Container from './container/Picture';
import DataLogger from './datalogger/Picture';
import DateField from './date/Picture';
import Divider from './divider/Picture';
import Field from './field/Picture';
import Html from './html/Picture';
import Picture from './image/Picture';
import Keypad from './keypad/Picture';
import Knob from './knob/Picture';
import Line from './line/Picture';
import List from './list/Picture';
import Login from './login/Picture';
import Markdown from './markdown/Picture';
import Nav from './nav/Picture';
import Panel from './panel/Picture';
import Progress from './progress/Picture';
import QrCode from './qr/Picture';
import RadioButton from './radiobutton/Picture';
import RadioGroup from './radiogroup/Picture';
import Rgb from './rgb/Picture';
import Shape from './shape/Picture';
import Slider from './slider/Picture';
import Stepper from './stepper/Picture';
import Steps from './steps/Picture';
import Switch from './switch/Picture';
import TabView from './tabview/Picture';
import Table from './table/Picture';
import Tags from './tags/Picture';
import Text from './text/Picture';
import TimeField from './time/Picture';
import Tree from './tree/Picture';
import Tributton from './tributton/Picture';
import Upload from './upload/Picture';
import UserList from './userlist/Picture';
import Video from './video/Picture';
import WatchButton from './watch_button/Picture';
import WatchCamera from './watch_camera/Picture';
import WatchImage from './watch_image/Picture';
import WatchLabel from './watch_label/Picture';
import WatchLight from './watch_light/Picture';
import WatchOnoff from './watch_onoff/Picture';
import WatchShutter from './watch_shutter/Picture';
import WatchSlider from './watch_slider/Picture';
import type {ObjectProps} from '../parts/types';

/** Pictures of the objects, by the name of their element. */
export const pictures: Readonly<Partial<Record<ElementName, (props: ObjectProps) => ReactNode>>> = {
  button: Button,
  calendar: Calendar,
  camera: Camera,
  camerapanel: CameraPanel,
  chart: Chart,
  checkbox: Checkbox,
  clock: Clock,
  colorpicker: ColorPicker,
  container: Container,
  datalogger: DataLogger,
  date: DateField,
  divider: Divider,
  field: Field,
  html: Html,
  image: Picture,
  keypad: Keypad,
  knob: Knob,
  line: Line,
  list: List,
  login: Login,
  markdown: Markdown,
  nav: Nav,
  panel: Panel,
  progress: Progress,
  qr: QrCode,
  radiobutton: RadioButton,
  radiogroup: RadioGroup,
  rgb: Rgb,
  shape: Shape,
  slider: Slider,
  stepper: Stepper,
  steps: Steps,
  switch: Switch,
  table: Table,
  tabview: TabView,
  tags: Tags,
  text: Text,
  time: TimeField,
  tree: Tree,
  tributton: Tributton,
  upload: Upload,
  userlist: UserList,
  video: Video,
  watch_button: WatchButton,
  watch_camera: WatchCamera,
  watch_image: WatchImage,
  watch_label: WatchLabel,
  watch_light: WatchLight,
  watch_onoff: WatchOnoff,
  watch_shutter: WatchShutter,
  watch_slider: WatchSlider,
};
