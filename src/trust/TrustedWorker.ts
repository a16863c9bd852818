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

/**
 * A worker of this site. The bundler takes it as it takes `Worker`: see
 * `src/plugins/trusted-types`.
 */
export class TrustedWorker extends Worker {
  constructor(address: URL) {
    super(trustedScript(address.href));
  }
}
