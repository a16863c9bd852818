import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';

/** Ends a test run with the one line that sums it up: `N passed, N failed`. */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;
  private errorsOutsideTests = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'failed' || result.status === 'timedOut') {
      console.log(`FAIL ${test.titlePath().filter(Boolean).join(' › ')}`);
    }
  }

  /** An error that belongs to no test fails the run, so it counts. */
  onError(error: TestError): void {
    this.errorsOutsideTests += 1;
    console.log(`FAIL outside the tests: ${error.message ?? error.value ?? 'unknown error'}`);
  }

  onExit(): Promise<void> {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: string[]) =>
      outcomes.filter((outcome) => wanted.includes(outcome)).length;
    const skipped = count('skipped');
    console.log(
      `${count('expected', 'flaky')} passed, ${count('unexpected') + this.errorsOutsideTests} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    );
    return Promise.resolve();
  }
}
