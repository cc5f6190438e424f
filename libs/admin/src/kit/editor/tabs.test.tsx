import { render, screen, userEvent } from '@tdt/testing/components';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

function Parts() {
  const [active, setActive] = useState<'a' | 'b' | 'c'>('a');
  const items = (['a', 'b', 'c'] as const).map((key) => ({
    key,
    label: key.toUpperCase(),
    hasErrors: key === 'b',
    children: `Part ${key}`,
  }));
  return <Tabs label="Parts" items={items} active={active} onChange={setActive} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const controlled = () =>
  screen.getAllByRole('tab').map((one) => document.getElementById(one.getAttribute('aria-controls') ?? ''));

it('labels the tab list, and a tab controls its panel once that exists', async () => {
  const user = userEvent.setup();
  render(<Parts />);
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible();
  const panel = screen.getByRole('tabpanel', { name: 'A' });
  expect(controlled()).toEqual([panel, null, null]);
  expect(tab('C')).not.toHaveAttribute('aria-controls');
  await user.click(tab('C'));
  expect(controlled()).toEqual([panel, null, screen.getByRole('tabpanel', { name: 'C' })]);
  expect(panel).not.toBeVisible();
});

it('is one stop of the Tab key; arrows, Home and End go from tab to tab, Enter opens one', async () => {
  const user = userEvent.setup();
  render(<Parts />);
  await user.tab();
  expect(tab('A')).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowLeft}', 'C'],
    ['{ArrowRight}', 'A'],
    ['{End}', 'C'],
    ['{Home}', 'A'],
    ['{ArrowRight}', 'B (contient des erreurs)'],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement, key).toBe(tab(name));
  }
  expect(tab('A')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Part b');
});
