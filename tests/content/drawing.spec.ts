import {expect, test} from 'playwright/test';
import {arrowHead, route, wrap} from '../../src/components/Drawing/layout';

test('a drawing wraps text between words, and its lines are straight if possible', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('unbreakable', 3)).toEqual(['unbreakable']);
  const linesTo = (x: number, y: number) =>
    route({x: 0, y: 0, width: 100, height: 40}, {x, y, width: 100, height: 40});
  const points = (x: number, y: number) => linesTo(x, y).map((point) => `${point.x},${point.y}`);
  expect(points(200, 0)).toEqual(['100,20', '200,20']);
  expect(points(0, 100)).toEqual(['50,40', '50,100']);
  expect(points(200, 100)).toHaveLength(4);
  expect(arrowHead(linesTo(0, 100))).toMatch(/^50,100 /u);
});
