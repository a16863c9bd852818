import {createPolicy} from './createPolicy';
import {policies} from './policies';

const policy = createPolicy(policies.workers, {
  createScriptURL: (address: string) => {
    if (new URL(address, location.href).origin !== location.origin) {
      throw new TypeError(`A worker of another origin: ${address}`);
    }
    return address;
  },
});

/** Address of a worker of this site, for what takes no plain text as one. */
export function trustedScript(address: string): string {
  return policy.createScriptURL(address);
}

function makeWorker(address: URL): Worker {
  return new Worker(trustedScript(address.href));
}

/**
 * A worker of this site. The bundler takes it as it takes `Worker`: see
 * `src/plugins/trusted-types`. No class of its own, as Node, which renders the
 * pages, has no such class to extend.
 */
export const TrustedWorker = makeWorker as unknown as new (address: URL) => Worker;
