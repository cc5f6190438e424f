import type { AdminSearch } from '@tdt/contracts';
import { ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { containsEveryWord, foldText, searchWords } from '@tdt/cuisine/words';
import type { FrameLanguage } from '../../preferences/preferences.ts';
import { isPartOf, type Screen } from '../screens.ts';

type Labels = Record<FrameLanguage, string>;

/** A line of the palette: where it leads, or what it does. */
export interface PaletteEntry {
  /** Unique among all lines. */
  key: string;
  label: string;
  note?: string | undefined;
  /** Content is French, whatever the language of the frame. */
  lang?: 'fr';
  /** Path of a screen; `site`: the public site, in a new tab; `keys`: the list of keys. */
  to: string;
}

export interface EntryGroup {
  name: 'screens' | 'commands' | 'recipes' | 'countries' | 'users';
  entries: PaletteEntry[];
}

interface Own {
  labels: Labels;
  to: string;
}

const PAGE_SCREENS: Own[] = [
  { labels: { en: 'SEO of the home page', fr: "SEO de la page d'accueil" }, to: ADMIN_PAGES.homePage },
  { labels: { en: 'SEO of the list of recipes', fr: 'SEO de la liste des recettes' }, to: ADMIN_PAGES.recipesListPage },
  { labels: { en: 'Page "About"', fr: 'Page « À propos »' }, to: ADMIN_PAGES.aboutPage },
];

const COMMANDS: Own[] = [
  { labels: { en: 'Add a recipe', fr: 'Ajouter une recette' }, to: ADMIN_PAGES.newRecipe },
  { labels: { en: 'Add a country', fr: 'Ajouter un pays' }, to: ADMIN_PAGES.newCountry },
  { labels: { en: 'Create a user', fr: 'Créer un compte' }, to: ADMIN_PAGES.newUser },
];

/** What the palette does itself. */
export const SITE = PAGES.home;
export const KEYS = 'keys';
const EVERYWHERE: Own[] = [
  { labels: { en: 'View the site', fr: 'Voir le site' }, to: SITE },
  { labels: { en: 'Keyboard shortcuts', fr: 'Raccourcis clavier' }, to: KEYS },
];

/**
 * Screens and commands whose name, in either language, contains every typed word; all of them for an empty text.
 * @param screens those that the user can open
 */
export function ownEntries(text: string, lang: FrameLanguage, screens: readonly Screen[]): EntryGroup[] {
  const words = searchWords(text);
  const isFound = ({ labels }: Own) => containsEveryWord(foldText(`${labels.en} ${labels.fr}`), words);
  const isOpen = ({ to }: Own) => screens.some((screen) => isPartOf(screen, to));
  const entry = ({ labels, to }: Own): PaletteEntry => ({ key: to, label: labels[lang], to });
  const own = screens.map(({ labels, path }) => ({ labels, to: path }));
  return [
    { name: 'commands', entries: [...COMMANDS.filter(isOpen), ...EVERYWHERE].filter(isFound).map(entry) },
    { name: 'screens', entries: [...own, ...PAGE_SCREENS.filter(isOpen)].filter(isFound).map(entry) },
  ];
}

interface FoundBy {
  /** The text that the server was asked for. */
  q: string;
  /**
   * Where this text was typed since: only what contains every word of it, so that Enter never opens what an earlier text
   * has found.
   */
  narrowed: string;
  /** The line that leads to all recipes, where there are more. */
  all: (total: number) => string;
}

/** What the server found. */
export function foundEntries(
  { recipes, recipes_total, countries, users }: AdminSearch,
  { q, narrowed, all }: FoundBy,
): EntryGroup[] {
  const words = searchWords(narrowed);
  const isFound = ({ label, note = '' }: PaletteEntry) => containsEveryWord(foldText(`${label} ${note}`), words);
  const groups: EntryGroup[] = [
    {
      name: 'recipes',
      entries: recipes.map(({ id, title, country, found }) => ({
        key: id,
        label: title,
        note: found?.excerpt.join('') ?? country ?? undefined,
        lang: 'fr',
        to: ADMIN_PAGES.recipe(id),
      })),
    },
    {
      name: 'countries',
      entries: countries.map(({ id, name }) => ({ key: id, label: name, lang: 'fr', to: ADMIN_PAGES.country(id) })),
    },
    { name: 'users', entries: users.map(({ id, email }) => ({ key: id, label: email, to: ADMIN_PAGES.user(id) })) },
  ];
  const shown = groups.map(({ name, entries }) => ({ name, entries: entries.filter(isFound) }));
  const rest = { key: 'all', label: all(recipes_total), to: `${ADMIN_PAGES.recipes}?${new URLSearchParams({ q })}` };
  if (recipes_total > recipes.length && narrowed === '') shown[0]?.entries.push(rest);
  return shown;
}
