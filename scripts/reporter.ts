import {writeFile} from 'node:fs/promises';
import type {Reporter, TestCase} from 'playwright/types/testReporter';
import {closingLine, type Tally} from './tally';

interface SummaryOptions {
  /** Output file of the tally, if the run is part of another; otherwise the tally is printed. */
  readonly tallyFile?: string;
  /** Prints a line; to the console by default. */
  readonly print?: (line: string) => void;
}

/** Tests of a run. */
interface TestRun {
  readonly allTests: () => readonly Pick<TestCase, 'outcome'>[];
}

/** Prints `N passed, N failed` at the end of a run. */
export default class SummaryReporter implements Reporter {
  private suite: TestRun | undefined;
  private errorsOutsideTests = 0;
  private readonly tallyFile: string | undefined;
  private readonly print: (line: string) => void;

  constructor({tallyFile, print = console.log}: SummaryOptions) {
    this.tallyFile = tallyFile;
    this.print = print;
  }

  onBegin(_config: unknown, suite: TestRun): void {
    this.suite = suite;
  }

  /** Errors outside tests fail the run, too. */
  onError(): void {
    this.errorsOutsideTests += 1;
  }

  async onExit(): Promise<void> {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...statuses: string[]) =>
      outcomes.filter((outcome) => statuses.includes(outcome)).length;
    const tally: Tally = {
      passed: count('expected', 'flaky'),
      failed: count('unexpected') + this.errorsOutsideTests,
      skipped: count('skipped'),
    };
    if (this.tallyFile === undefined) {
      this.print(closingLine(tally));
    } else {
      await writeFile(this.tallyFile, JSON.stringify(tally));
    }
  }
}
