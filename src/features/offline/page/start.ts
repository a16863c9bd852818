import {prefersReducedData} from '../../../lib/device/traffic';
import {pendingVersion} from './pending';
import {register} from './registration';

/**
 * Starts the worker. Resumes an interrupted download unless the reader prefers reduced
 * data.
 *
 * @param base base URL of the site
 */
export async function start(base: string): Promise<void> {
  const registered = await register(base);
  const version = pendingVersion(base);
  if ('registration' in registered && version !== undefined && !prefersReducedData()) {
    const {downloadVersion} = await import('./versionDownload');
    await downloadVersion(base, version);
  }
}
