import { describe, expect, it } from 'vitest';
import { groupIngredients, groupSteps, stepGroup } from './groups.ts';

describe('stepGroup', () => {
  it('reads the group from the field', () => {
    expect(stepGroup({ group: 'Pâte', description: 'Pétrir.' })).toEqual({ group: 'Pâte', text: 'Pétrir.' });
  });

  it("reads the group from a '[Group] text' prefix if the field is empty", () => {
    expect(stepGroup({ group: null, description: '[Pâte] Pétrir.' })).toEqual({ group: 'Pâte', text: 'Pétrir.' });
    expect(stepGroup({ group: ' ', description: ' [ Pâte ]Pétrir.' })).toEqual({ group: 'Pâte', text: 'Pétrir.' });
  });

  it('removes a prefix that repeats the field', () => {
    expect(stepGroup({ group: 'Pâte', description: '[Pâte] Pétrir.' })).toEqual({ group: 'Pâte', text: 'Pétrir.' });
  });

  it('prefers the field to a different prefix', () => {
    const step = { group: 'Pâte', description: '[Sauce] Pétrir.' };
    expect(stepGroup(step)).toEqual({ group: 'Pâte', text: '[Sauce] Pétrir.' });
  });

  it('keeps brackets that are empty, alone or not at the start', () => {
    for (const description of ['[] Pétrir.', '[Pâte]', 'Pétrir [10 minutes].']) {
      expect(stepGroup({ group: null, description })).toEqual({ group: null, text: description });
    }
  });
});

describe('groupSteps', () => {
  it('keeps the order of the steps and opens a group for every run, "(suite)" when it comes again', () => {
    const steps = [
      { group: 'Sauce', description: 'a' },
      { group: 'Sauce', description: 'b' },
      { group: null, description: 'c' },
      { group: null, description: '[Pâte] d' },
      { group: 'Sauce', description: 'e' },
      { group: null, description: 'f' },
      { group: 'Sauce', description: 'g' },
    ];
    const shown = groupSteps(steps).map(({ name, items }) => [name, items.map((item) => item.text)]);
    expect(shown).toEqual([
      ['Sauce', ['a', 'b']],
      [null, ['c']],
      ['Pâte', ['d']],
      ['Sauce (suite)', ['e']],
      [null, ['f']],
      ['Sauce (suite)', ['g']],
    ]);
  });

  it('keeps the other fields of a step', () => {
    const [group] = groupSteps([{ group: null, description: '[Pâte] d', step_order: 7 }]);
    expect(group?.items[0]).toMatchObject({ step_order: 7, group: 'Pâte', text: 'd' });
  });

  it('is empty without steps', () => {
    expect(groupSteps([])).toEqual([]);
  });
});

describe('groupIngredients', () => {
  it('shows those without a group first, then the groups in their order, then others as they appear', () => {
    const ingredients = ['Ancien', 'Sauce', null, 'Pâte', 'Sauce'].map((group, index) => ({ group, index }));
    const shown = groupIngredients(ingredients, ['Pâte', 'Sauce']).map(({ name, items }) => [
      name,
      items.map(({ index }) => index),
    ]);
    expect(shown).toEqual([
      [null, [2]],
      ['Pâte', [3]],
      ['Sauce', [1, 4]],
      ['Ancien', [0]],
    ]);
  });

  it('leaves out a group without ingredients', () => {
    const ingredients = [{ group: 'Pâte', name: 'farine' }];
    expect(groupIngredients(ingredients, ['Garniture', 'Pâte'])).toEqual([{ name: 'Pâte', items: ingredients }]);
  });

  it('is empty without ingredients', () => {
    expect(groupIngredients([], ['Pâte'])).toEqual([]);
  });
});
