import { describe, expect, it } from 'vitest';
import { progressOn } from './progress.ts';

function sink(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

describe('on a terminal', () => {
  it('rewrites one line, and keeps it once the step is complete', () => {
    const terminal = sink(true);
    const progress = progressOn(terminal);
    progress.update({ step: 'recipes', done: 36, total: 72 });
    progress.update({ step: 'recipes', done: 72, total: 72 });
    const [half = '', whole = ''] = terminal.written;
    expect(half).toMatch(/^\rrecipes\s+█{12}░{12} 36\/72/);
    expect(half).not.toContain('\n');
    expect(whole).toMatch(/█{24} 72\/72.*\n$/);
  });

  it('ends only an unfinished bar with a line end', () => {
    const terminal = sink(true);
    const progress = progressOn(terminal);
    progress.update({ step: 'recipes', done: 1, total: 2 });
    progress.end();
    progress.end();
    expect(terminal.written.filter((text) => text === '\n')).toHaveLength(1);
  });

  it('shows a step with nothing to do as complete', () => {
    const terminal = sink(true);
    progressOn(terminal).update({ step: 'pages', done: 0, total: 0 });
    expect(terminal.written.join('')).toContain('█'.repeat(24));
  });
});

describe('without a terminal', () => {
  it('writes at most one line per second, and one for each completed step', () => {
    const log = sink(false);
    let time = 0;
    const progress = progressOn(log, () => time);
    progress.update({ step: 'recipes', done: 1, total: 4 });
    time = 1500;
    progress.update({ step: 'recipes', done: 2, total: 4 });
    progress.update({ step: 'recipes', done: 3, total: 4 });
    progress.update({ step: 'recipes', done: 4, total: 4 });
    progress.end();
    expect(log.written).toEqual(['recipes: 2/4\n', 'recipes: 4/4\n']);
  });
});

it.each([true, false])('shows the end of a step once, although it is stated twice (terminal: %s)', (isTTY) => {
  const log = sink(isTTY);
  const progress = progressOn(log);
  progress.update({ step: 'recipes', done: 4, total: 4 });
  progress.update({ step: 'recipes', done: 4, total: 4 });
  expect(log.written).toHaveLength(1);
});
