import { describe, expect, it } from 'vitest';
import { dietFinding, dietsOf } from './diets.ts';
import { foodsOfSteps } from './foods-of-steps.ts';
import { SUBSTANCES } from './substances.ts';

const foods = (step: string, ...ingredients: string[]): string =>
  foodsOfSteps([step], ingredients, SUBSTANCES)
    .map(({ name }) => name)
    .join(', ');

describe('foods that steps add', () => {
  it.each([
    ['Laissez tiédir avant de servir avec du pain.', 'pain'],
    ['Recoupez les losanges et servez avec du yaourt.', 'yaourt'],
    ['Laissez tiédir avant de servir, avec du yaourt et du pain.', 'yaourt, pain'],
    ['Couvrez de papier beurré.', 'beurre'],
    ['Ajoutez une noix de beurre et de la crème.', 'beurre, crème'],
    ["Dorez à l'œuf, puis arrosez de crème fraîche et de miel.", 'œuf, crème fraîche, miel'],
    ['Parsemez d’amandes effilées et de saumon fumé.', 'amande effilée, saumon fumé'],
    ['Accompagnez de pâtes.', 'pâtes'],
  ])('%s: %s', (step, expected) => {
    expect(foods(step)).toBe(expected);
  });

  it.each([
    ['Arrosez de lait de coco et de beurre de cacao.'],
    ['Servez sans beurre ni crème.'],
    ['Travaillez la pâte sur une table farinée.'],
    ['Versez dans le moule à muffins, puis coupez au couteau à pain.'],
    ["Formez des boulettes de la taille d'une noix et roulez-les en boudin."],
    ['Mixez jusqu’à obtenir une crème épaisse, puis versez la crème.'],
    ['Garnissez de farce à travers un entonnoir au lieu d’une cuillère.'],
    ['Râpez de la noix de muscade ; déposez une noix de confiture.'],
  ])('are none in: %s', (step) => {
    expect(foods(step)).toBe('');
  });

  it('are not those that an ingredient stands for', () => {
    expect(foods('Versez le lait.', 'lait de coco')).toBe('');
    expect(foods('Ajoutez le beurre.', 'beurre de cacahuète')).toBe('');
    expect(foods('Versez le lait.', 'riz')).toBe('lait');
  });
});

describe('diets', () => {
  const zaalouk = ['aubergines', 'tomates'];

  it('that a step contradicts are left out, the others stay', () => {
    const diets = dietsOf(zaalouk, {}, ['Servez avec du pain.']);
    expect(diets).not.toContain('sans-gluten');
    expect(diets).toContain('vegan');
    expect(dietsOf(zaalouk, {}, ['Servez avec du yaourt.'])).not.toContain('sans-lactose');
  });

  it('may be corrected against a step, whose food the finding names', () => {
    expect(dietsOf(zaalouk, { 'sans-gluten': true }, ['Servez avec du pain.'])).toContain('sans-gluten');
    expect(dietFinding('sans-gluten', zaalouk, ['Servez avec du pain.'])).toEqual({
      answer: 'maybe',
      because: ['pain'],
    });
  });
});
