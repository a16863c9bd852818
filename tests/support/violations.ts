import {test, workerBlocked} from './browser';

/** Messages of the browser about something that a policy blocked. */
const blocked = /content security policy|permissions.policy|blocked|violate/iu;

/** A test that collects what the policy of the site blocked in its page. */
export const testWithViolations = test.extend<{violations: string[]}>({
  violations: async ({page}, provide) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (blocked.test(text) && text !== workerBlocked) {
        violations.push(text);
      }
    });
    page.on('pageerror', (error) => violations.push(error.message));
    await page.exposeFunction('keepViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      addEventListener(
        'securitypolicyviolation',
        ({effectiveDirective, blockedURI, sample, sourceFile, lineNumber}) => {
          const {keepViolation} = window as unknown as {keepViolation: (text: string) => void};
          keepViolation(
            `${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
          );
        },
        true,
      );
    });
    await provide(violations);
  },
});
