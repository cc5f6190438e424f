import { describe, expect, it } from 'vitest';
import { chooseCountryImages, chooseDishImages } from './choose-images.ts';

const images = (name: string, count: number) => Array.from({ length: count }, (_, order) => `${name}${order}`);
const defaults = images('default', 4);

describe('chooseCountryImages', () => {
  it("shows the recipe's own images when there are 4 or more", () => {
    expect(chooseCountryImages(images('pays', 5), images('recipe', 4), defaults)).toEqual(images('pays', 5));
  });

  it("shows the country's images when the recipe has fewer than 4", () => {
    expect(chooseCountryImages(images('pays', 3), images('recipe', 4), defaults)).toEqual(images('recipe', 4));
  });

  it('shows the defaults when neither has 4', () => {
    expect(chooseCountryImages(images('pays', 3), images('recipe', 3), defaults)).toEqual(defaults);
  });
});

describe('chooseDishImages', () => {
  it('pads to 3 with defaults', () => {
    expect(chooseDishImages(images('plat', 1), defaults)).toEqual(['plat0', 'default0', 'default1']);
    expect(chooseDishImages([], defaults)).toHaveLength(3);
  });

  it('shows all of 3 or more, without a default', () => {
    expect(chooseDishImages(images('plat', 5), defaults)).toEqual(images('plat', 5));
  });
});
