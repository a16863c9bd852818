import type {Preset} from '@docusaurus/types';
import offline from './index';

/** A preset of one plugin: what presets bring stands before all other plugins. */
export default function offlinePreset(): Preset {
  return {plugins: [offline]};
}
