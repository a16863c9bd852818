import type {Plugin} from '@docusaurus/types';
import {policies} from '../../trust/policies';

/** Docusaurus plugin that has the bundler load its chunks and workers by a Trusted Types policy. */
export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    configureWebpack: () => ({output: {trustedTypes: {policyName: policies.bundler}}}),
  };
}
