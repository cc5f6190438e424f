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
  it('shows ungrouped steps first, then the groups in their order, then others as they appear', () => {
    const steps = [
      { group: 'Ancien', description: 'a' },
      { group: 'Sauce', description: 'b' },
      { group: null, description: 'c' },
      { group: null, description: '[Pâte] d' },
      { group: 'Sauce', description: 'e' },
    ];
    const shown = groupSteps(steps, ['Pâte', 'Sauce']).map(({ name, items }) => [name, items.map((item) => item.text)]);
    expect(shown).toEqual([
      [null, ['c']],
      ['Pâte', ['d']],
      ['Sauce', ['b', 'e']],
      ['Ancien', ['a']],
    ]);
  });

  it('keeps the other fields of a step', () => {
    const [group] = groupSteps([{ group: null, description: '[Pâte] d', step_order: 7 }], []);
    expect(group?.items[0]).toMatchObject({ step_order: 7, group: 'Pâte', text: 'd' });
  });
});

describe('groupIngredients', () => {
  it('leaves out a group without ingredients', () => {
    const ingredients = [{ group: 'Pâte', name: 'farine' }];
    expect(groupIngredients(ingredients, ['Garniture', 'Pâte'])).toEqual([{ name: 'Pâte', items: ingredients }]);
  });

  it('is empty without ingredients', () => {
    expect(groupIngredients([], ['Pâte'])).toEqual([]);
  });
});
