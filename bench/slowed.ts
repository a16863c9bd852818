import type {CDPSession} from 'playwright';

/** As the developer tools of Chromium have 'Fast 4G': bytes a second, and milliseconds. */
const fast4g = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 165,
};
/** How many times slower the processor is than it could be. */
export const slowdown = 4;

/** Slow the network and the processor of a page to those of a poor phone. */
export async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast4g);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
}

/** What a browser needs to be told to measure undisturbed. */
export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
