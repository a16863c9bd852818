import {expect} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import {parseProject} from '../../src/features/preview/node';
import {ScriptMachine} from '../../src/features/preview/script/machine';
import {createSimulation, type SimulationStore} from '../../src/features/preview/simulation/store';

export async function settle(): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    await Promise.resolve();
  }
}

/**
 * Starts a simulation whose scripts run without a worker. Its clock starts at `start` and
 * advances only when the test advances it.
 *
 * @throws Error if the project or the rules are not valid
 */
export async function simulationOf(
  xml: string,
  rules: string,
  start = 0,
): Promise<SimulationStore> {
  const {project, faults} = parseProject(xml);
  expect(faults).toEqual([]);
  const program = parseEvents(rules);
  expect(program.faults).toEqual([]);
  if (project === undefined) {
    throw new Error('The project cannot be shown.');
  }
  let machine: ScriptMachine | undefined;
  const simulation = createSimulation(project, program, {
    now: () => start,
    startTimer: () => () => undefined,
    createRunner: (setting) => ({
      run: (call, facts) => {
        machine ??= new ScriptMachine(setting);
        return Promise.resolve(machine.run(call, facts));
      },
      stop: () => undefined,
    }),
  });
  simulation.restart();
  await settle();
  return simulation;
}
