import type { CountrySeed, RecipeSeed } from '@tdt/contracts';
import { aCountry, aRecipe } from '@tdt/testing/seeds';

export const COUNTRIES: CountrySeed[] = [
  aCountry({ code: 'FR', name: 'France', particule_en_au: 'en', particule_de_du: 'de', regions: ['Europe'] }),
  aCountry(),
  aCountry({ code: 'KR', name: 'Corée du Sud', particule_en_au: 'en', particule_de_du: 'de' }),
];

const recipe = (title: string, country: string, type_recipe: RecipeSeed['type_recipe']): RecipeSeed =>
  aRecipe({ title, country, type_recipe, description: `${title}, comme là-bas.`, cooking_time: '1 heure' });

export const RECIPES: RecipeSeed[] = [
  recipe('Bœuf bourguignon', 'France', 'plat'),
  recipe('Tarte Tatin', 'France', 'dessert / goûter'),
  recipe("Soupe à l'oignon", 'France', 'entrée'),
  recipe('Okonomiyaki', 'Japon', 'plat'),
  recipe('Dorayaki', 'Japon', 'dessert / goûter'),
];
