import { DIFFICULTIES, RECIPE_TYPES } from '@tdt/contracts';
import type { Random } from '@tdt/domain';
import type { CatalogueRow } from '../src/recipes/recipes.repository.ts';

const SYLLABLES =
  'pou let ri zo mi so ca ra mel po ti ron sal sa no ix cou li pa ta te fe nou il cu min cor ian dre ail'.split(' ');
const VOCABULARY = 12_000;

/** Made-up recipes with a vocabulary as wide, and as uneven, as that of a large catalogue. */
export function* makeRows(count: number, countries: readonly string[], random: Random): Generator<CatalogueRow> {
  const words = Array.from({ length: VOCABULARY }, () => made(1 + Math.floor(random() * 4), random));
  const word = (): string => words[Math.floor(random() ** 3 * VOCABULARY)] ?? '';
  const some = (length: number): string => Array.from({ length }, word).join(' ');
  for (let index = 0; index < count; index += 1) {
    const id = `00000000-0000-5000-8000-${String(index).padStart(12, '0')}`;
    yield {
      _id: id,
      slug: `recette-${index}`,
      title: some(2 + Math.floor(random() * 5)),
      country_id: countries[Math.floor(random() * countries.length)] ?? '',
      type_recipe: RECIPE_TYPES[index % RECIPE_TYPES.length] ?? 'plat',
      difficulty: DIFFICULTIES[Math.floor(random() * DIFFICULTIES.length)] ?? 'facile',
      preparation_time: '20 minutes',
      cooking_time: '1 heure 10 minutes',
      ingredients: Array.from({ length: 6 + Math.floor(random() * 8) }, () => ({
        name: some(1 + Math.floor(random() * 3)),
      })),
      images: [
        {
          url: `/media/recipe-images/cover/${id}.webp`,
          width: 1200,
          height: 800,
          placeholder: `data:image/webp;base64,${made(40, random)}`,
          alt: 'Un plat',
          image_type: 'cover',
          image_order: 0,
        },
      ],
      revision: 1,
      created_at: new Date(1.7e12 + Math.floor(random() * 1e10)),
      updated_at: new Date(1.7e12),
    };
  }
}

const made = (length: number, random: Random): string =>
  Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
