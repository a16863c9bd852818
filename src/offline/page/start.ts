import {wantsLittle} from '../../device/traffic';
import {pendingVersion} from './pending';
import {register} from './registration';

/**
 * Starts the worker, and goes on with a version that was being fetched when
 * the page before was left, unless the reader has asked for little traffic.
 *
 * @param base base address of the site
 */
export async function start(base: string): Promise<void> {
  const registered = await register(base);
  const version = pendingVersion(base);
  if ('registration' in registered && version !== undefined && !wantsLittle()) {
    const {keep} = await import('./keeper');
    await keep(base, version);
  }
}
