import {allWidths, everyAddress, everythingFolder} from '../support/everything';
import {layoutFaults, openAndSpace} from '../support/layout';
import {expect, test as base} from './browser';

const test = base.extend({
  siteFolder: [everythingFolder, {scope: 'worker', timeout: 300_000}],
});

test.describe.configure({mode: 'default', timeout: 600_000});

for (const address of everyAddress) {
  test(`nothing overflows, is cut off, overlaps or is hidden on ${address}`, async ({reader}) => {
    await reader.open(address);
    const faults: string[] = [];
    for (const isSpaced of [false, true]) {
      await reader.evaluate(openAndSpace, isSpaced);
      for (const width of allWidths) {
        await reader.resize(width, 900);
        const found = await reader.evaluate(layoutFaults, false);
        faults.push(...found.map((fault) => `${width}${isSpaced ? ' spaced' : ''} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
