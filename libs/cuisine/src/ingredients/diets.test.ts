import { DIETS } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { allergenFindings, allergensOf, DEMANDS, demandsMet, dietFinding, dietsOf } from './diets.ts';

describe('diets of ingredients', () => {
  it('are all of them where nothing speaks against one', () => {
    expect(dietsOf(['riz', "huile d'olive", 'sel'])).toEqual([...DIETS]);
  });

  it.each([
    ['œufs', 'vegetarien sans-gluten sans-lactose sans-porc sans-fruits-a-coque'],
    ['lait', 'vegetarien sans-gluten sans-porc sans-fruits-a-coque sans-oeuf'],
    ['miel', 'vegetarien sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf'],
    ['crevettes', 'sans-gluten sans-lactose sans-porc sans-fruits-a-coque sans-oeuf'],
    ['lardons', 'sans-gluten sans-fruits-a-coque sans-oeuf'],
    ['noix', 'vegetarien vegan sans-gluten sans-lactose sans-porc sans-oeuf'],
    ['farine', 'vegetarien vegan sans-lactose sans-porc sans-fruits-a-coque sans-oeuf'],
  ])('leave out those that %s breaks', (name, diets) => {
    expect(dietsOf(['riz', name]).join(' ')).toBe(diets);
  });

  it('are silent about labels to be read, choices and unknown ingredients', () => {
    expect(dietsOf(['riz', 'parmesan râpé'])).not.toContain('vegetarien');
    expect(dietsOf(['riz', 'levure chimique'])).not.toContain('sans-gluten');
    expect(dietsOf(['riz', 'beurre ou huile'])).not.toContain('vegan');
    expect(dietsOf(['riz', 'perlimpinpin'])).toEqual([]);
    expect(dietsOf(['riz', 'tomates farcies'])).toEqual([]);
    expect(dietsOf([])).toEqual([]);
  });

  it('say which ingredients decide', () => {
    expect(dietFinding('vegan', ['riz', 'beurre', 'œufs'])).toEqual({ answer: 'no', because: ['beurre', 'œufs'] });
    expect(dietFinding('sans-gluten', ['riz', 'levure chimique', 'perlimpinpin'])).toEqual({
      answer: 'maybe',
      because: ['levure chimique', 'perlimpinpin'],
    });
    expect(dietFinding('sans-gluten', ['riz'])).toEqual({ answer: 'yes', because: [] });
  });
});

describe('demands of diets and allergens', () => {
  const met = (names: string[], corrections = {}, steps: string[] = []) =>
    demandsMet(DEMANDS, names, corrections, steps);

  it('are met where no ingredient holds or may hold it, and no step adds it', () => {
    expect(met(['riz', 'sel'])).toEqual([...DEMANDS]);
    expect(met(['riz', 'nuoc-mâm'])).not.toContain('poissons');
    expect(met(['riz', 'huile de friture'])).not.toContain('arachides');
    expect(met(['riz', 'perlimpinpin'])).toEqual([]);
    expect(met(['riz'], {}, ['Servez avec des crevettes.'])).not.toContain('crustaces');
  });

  it('follow corrections of the allergen itself, and of diets that exclude it', () => {
    expect(met(['perlimpinpin'], { soja: false })).toEqual(['soja']);
    expect(met(['riz'], { soja: true })).not.toContain('soja');
    expect(met(['perlimpinpin'], { vegetarien: true })).toEqual(
      expect.arrayContaining(['crustaces', 'poissons', 'mollusques']),
    );
  });
});

describe('corrections of diets', () => {
  const pasta = ['parmesan', 'beurre'];

  it('go before what the ingredients say', () => {
    expect(dietsOf(pasta, { vegetarien: true })).toContain('vegetarien');
    expect(dietsOf(['riz'], { 'sans-gluten': false })).not.toContain('sans-gluten');
  });

  it('count for diets that ask for less, and against those that ask for more', () => {
    expect(dietsOf(['perlimpinpin'], { vegan: true })).toEqual([
      'vegetarien',
      'vegan',
      'sans-lactose',
      'sans-porc',
      'sans-oeuf',
    ]);
    expect(dietsOf(['riz'], { vegetarien: false })).not.toContain('vegan');
    expect(dietsOf(['riz'], { vegan: false })).toContain('vegetarien');
  });

  it('of an allergen that is contained break diets; of one that is not, none is suited by it', () => {
    expect(dietsOf(['riz'], { lait: true })).toEqual([
      'vegetarien',
      'sans-gluten',
      'sans-porc',
      'sans-fruits-a-coque',
      'sans-oeuf',
    ]);
    expect(dietsOf(['lait'], { lait: false })).not.toContain('sans-lactose');
    expect(dietsOf(['lait sans lactose'], { 'sans-lactose': true })).toContain('sans-lactose');
  });
});

describe('allergens of ingredients', () => {
  it('are contained or possible, with the ingredients that the table does not know', () => {
    expect(allergensOf(['farine', "beurre ou huile d'olive", 'perlimpinpin', 'chocolat'])).toEqual({
      contained: ['gluten'],
      possible: ['soja', 'lait', 'fruits-a-coque'],
      unchecked: ['perlimpinpin'],
    });
  });

  it('are corrected one by one', () => {
    expect(allergensOf(['farine', 'chocolat'], { gluten: false, soja: true, lait: false })).toMatchObject({
      contained: ['soja'],
      possible: ['fruits-a-coque'],
    });
  });

  it('are possible where a step adds them', () => {
    const steps = ['Servez avec du pain et du yaourt.'];
    expect(allergensOf(['aubergines', 'yaourt'], {}, steps)).toMatchObject({
      contained: ['lait'],
      possible: ['gluten'],
    });
    expect(allergenFindings(['aubergines'], steps).get('gluten')).toEqual({ answer: 'maybe', because: ['pain'] });
  });

  it('say which ingredients contain them', () => {
    expect(allergenFindings(['beurre', 'crème', 'chocolat']).get('lait')).toEqual({
      answer: 'yes',
      because: ['beurre', 'crème'],
    });
    expect(allergenFindings(['chocolat', 'chocolat']).get('lait')).toEqual({ answer: 'maybe', because: ['chocolat'] });
    expect(allergenFindings(['riz']).get('lait')).toEqual({ answer: 'no', because: [] });
  });
});
