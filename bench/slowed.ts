import type {CDPSession} from 'playwright';

/** 'Fast 4G' in Chromium's developer tools: bytes per second, and milliseconds. */
const fast4g = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 165,
};
/** CPU throttling rate. */
export const slowdown = 4;

/** Throttles network and CPU like those of a slow phone. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast4g);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
}

/** Flags for undisturbed measurements. */
export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
