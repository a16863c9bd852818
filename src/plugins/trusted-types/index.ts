import type {Plugin} from '@docusaurus/types';
import {policies} from '../../trust/policies';

/**
 * Docusaurus plugin that has the bundler load its chunks by a Trusted Types
 * policy, and make workers of what `TrustedWorker` is given.
 */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            output: {trustedTypes: {policyName: policies.bundler}},
            module: {
              parser: {
                javascript: {worker: ['TrustedWorker from ../../trust/TrustedWorker', '...']},
              },
            },
          },
  };
}
