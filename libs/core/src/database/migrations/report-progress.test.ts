import { expect, it } from 'vitest';
import { reportProgress } from './report-progress.ts';

async function* numbers() {
  for (let number = 1; number <= 7; number += 1) yield number;
}

it('reports after each step how many are handled', async () => {
  const events: string[] = [];
  for await (const number of reportProgress(numbers(), 3, (done) => events.push(`${done} done`)))
    events.push(`${number}`);
  expect(events).toEqual(['1', '2', '3', '3 done', '4', '5', '6', '6 done', '7']);
});
