import type {Preset} from '@docusaurus/types';
import offline from './index';

/** Preset with one plugin, because Docusaurus loads the plugins of presets first. */
export default function offlinePreset(): Preset {
  return {plugins: [offline]};
}
