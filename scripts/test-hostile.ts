import {findChromium} from './chromium';
import {run} from './run';

const usage = 'npm run test:hostile [-- seed=20261122] [cases=10000]';

/*
 * Enters hostile texts into every input of the built site. The first line prints the seed,
 * which reproduces a run.
 */

/** Seed and number of texts; by default the seed is the date. */
export function settingsOf(args: readonly string[], today: Date): {seed: number; cases: number} {
  const settings = {
    seed: Number(today.toISOString().slice(0, 10).replaceAll('-', '')),
    cases: 10_000,
  };
  for (const arg of args) {
    const {name, value} = /^(?<name>seed|cases)=(?<value>\d{1,9})$/u.exec(arg)?.groups ?? {};
    if (name === undefined) {
      throw new Error(`"${arg}" is not a setting.\n\n${usage}`);
    }
    settings[name as keyof typeof settings] = Number(value);
  }
  return settings;
}

async function main(): Promise<void> {
  const {seed, cases} = settingsOf(process.argv.slice(2), new Date());
  console.log(`seed=${seed} cases=${cases}`);
  const {code} = await run('npx', ['--no-install', 'playwright', 'test', 'hostile.spec.ts'], {
    show: true,
    env: {
      CHROMIUM: await findChromium(),
      HOSTILE_SEED: String(seed),
      HOSTILE_CASES: String(cases),
    },
  });
  process.exitCode = code;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
