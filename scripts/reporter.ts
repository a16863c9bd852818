import {writeFile} from 'node:fs/promises';
import type {Reporter, TestCase} from 'playwright/types/testReporter';
import {closingLine, type Tally} from './tally';

interface SummaryOptions {
  /** File that takes the tally, for a run that is a part of another; shown when there is none. */
  readonly tallyFile?: string;
  /** Output of a line; the console by default. */
  readonly print?: (line: string) => void;
}

/** The part of a run that is counted. */
interface Counted {
  readonly allTests: () => readonly Pick<TestCase, 'outcome'>[];
}

/** Ends the run with the line `N passed, N failed`. */
export default class SummaryReporter implements Reporter {
  private suite: Counted | undefined;
  private errorsOutsideTests = 0;
  private readonly tallyFile: string | undefined;
  private readonly print: (line: string) => void;

  constructor({tallyFile, print = console.log}: SummaryOptions) {
    this.tallyFile = tallyFile;
    this.print = print;
  }

  onBegin(_config: unknown, suite: Counted): void {
    this.suite = suite;
  }

  /** An error that belongs to no test fails the run, so it counts. */
  onError(): void {
    this.errorsOutsideTests += 1;
  }

  async onExit(): Promise<void> {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: string[]) =>
      outcomes.filter((outcome) => wanted.includes(outcome)).length;
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
