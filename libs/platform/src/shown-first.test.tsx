import { fireEvent, painted, render, screen } from '@tdt/testing/components';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useShownFirst } from './shown-first.ts';

function Counter({ done }: { done: string[] }) {
  const [count, setCount] = useState(1);
  const [ticks, setTicks] = useState(0);
  const [shown, choose] = useShownFirst(count, (next) => {
    done.push(`${next} with ${ticks}`);
    setCount(next);
  });
  return (
    <>
      <button type="button" onClick={() => choose(shown + 1)}>
        {shown} of {count}
      </button>
      <button type="button" onClick={() => setTicks(ticks + 1)}>
        tick
      </button>
    </>
  );
}

test('a press shows at once, the work follows after the paint and knows what was pressed in between', async () => {
  const done: string[] = [];
  render(<Counter done={done} />);
  fireEvent.click(screen.getByText('1 of 1'));
  expect([screen.getByText('2 of 1').textContent, done]).toEqual(['2 of 1', []]);
  fireEvent.click(screen.getByText('tick'));
  await painted();
  expect([screen.getByText('2 of 2').textContent, done]).toEqual(['2 of 2', ['2 with 1']]);
});

test('presses in a row add up', async () => {
  render(<Counter done={[]} />);
  for (let times = 0; times < 5; times += 1) fireEvent.click(screen.getByText(/of/));
  expect(screen.getByText('6 of 1')).toBeVisible();
  await painted();
  expect(screen.getByText('6 of 6')).toBeVisible();
});
