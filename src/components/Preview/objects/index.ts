import type {ReactNode} from 'react';
import type {ElementName} from '../../../content/project/objects';
import Button from './Button';
import Calendar from './Calendar';
import Camera from './Camera';
import CameraPanel from './CameraPanel';
import Chart from './Chart';
import Checkbox from './Checkbox';
import Clock from './Clock';
import ColorPicker from './ColorPicker';
import Container from './Container';
import DataLogger from './DataLogger';
import DateField from './DateField';
import Divider from './Divider';
import Field from './Field';
import Html from './Html';
import Picture from './Picture';
import Keypad from './Keypad';
import Knob from './Knob';
import Line from './Line';
import List from './List';
import Login from './Login';
import Markdown from './Markdown';
import Nav from './Nav';
import Panel from './Panel';
import Progress from './Progress';
import QrCode from './QrCode';
import RadioButton from './RadioButton';
import RadioGroup from './RadioGroup';
import Rgb from './Rgb';
import Shape from './Shape';
import Slider from './Slider';
import Stepper from './Stepper';
import Steps from './Steps';
import Switch from './Switch';
import TabView from './TabView';
import Table from './Table';
import Tags from './Tags';
import Text from './Text';
import TimeField from './TimeField';
import Tree from './Tree';
import Tributton from './Tributton';
import Upload from './Upload';
import UserList from './UserList';
import Video from './Video';
import WatchButton from './WatchButton';
import WatchCamera from './WatchCamera';
import WatchImage from './WatchImage';
import WatchLabel from './WatchLabel';
import WatchLight from './WatchLight';
import WatchOnoff from './WatchOnoff';
import WatchShutter from './WatchShutter';
import WatchSlider from './WatchSlider';
import type {ObjectProps} from './types';

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
