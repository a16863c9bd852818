/** What browsers with Trusted Types have, as far as the site uses it. */
interface TrustedTypes {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

/**
 * A Trusted Types policy, or its rules alone where the browser knows none.
 * Browsers take what they return in the place of a string, as does its type here.
 */
export function createPolicy<Rules extends object>(name: string, rules: Rules): Rules {
  const {trustedTypes} = globalThis as {readonly trustedTypes?: TrustedTypes};
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
