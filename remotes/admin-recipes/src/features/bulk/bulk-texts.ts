import type { BulkAction, BulkTally } from '@tdt/contracts';
import type { BulkReason, Difficulty, RecipeType } from '@tdt/contracts/plain';

export const number = (count: number): string => count.toLocaleString('fr');
const plural = (count: number): '' | 's' => (count > 1 ? 's' : '');

/** "12 recettes". */
export const recipes = (count: number): string => `${number(count)} recette${plural(count)}`;

export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  facile: 'Facile',
  moyen: 'Moyen',
  difficile: 'Difficile',
};
export const TYPE_LABELS: Record<RecipeType, string> = {
  entrée: 'Entrée',
  plat: 'Plat',
  'dessert / goûter': 'Dessert / goûter',
};

type Kind = BulkAction['kind'];

export const ACTION_LABELS: Record<Kind, string> = {
  publish: 'Publier',
  withdraw: 'Retirer',
  country: 'Changer le pays',
  type: 'Changer le type',
  difficulty: 'Changer la difficulté',
  group: 'Renommer un groupe',
  delete: 'Mettre à la corbeille',
};

/** What a run does, with its value: "Difficulté : difficile". */
export function actionText(action: BulkAction, countryName: (id: string) => string): string {
  switch (action.kind) {
    case 'country':
      return `Pays : ${action.country_id === null ? 'aucun' : countryName(action.country_id)}`;
    case 'type':
      return `Type : ${TYPE_LABELS[action.type_recipe]}`;
    case 'difficulty':
      return `Difficulté : ${DIFFICULTY_LABELS[action.difficulty]}`;
    case 'group':
      return `Groupe « ${action.from} » : devient « ${action.to} »`;
    default:
      return ACTION_LABELS[action.kind];
  }
}

/** "publiée": what becomes of a recipe. */
const PARTICIPLES: Record<Kind, string> = {
  publish: 'publiée',
  withdraw: 'retirée',
  country: 'modifiée',
  type: 'modifiée',
  difficulty: 'modifiée',
  group: 'modifiée',
  delete: 'supprimée',
};
const SAME: Record<Kind, string> = {
  publish: 'déjà en ligne',
  withdraw: 'pas en ligne',
  country: 'déjà dans ce pays',
  type: 'déjà de ce type',
  difficulty: 'déjà de cette difficulté',
  group: 'sans ce groupe',
  delete: 'déjà à la corbeille',
};

const REASONS: Record<BulkReason, (s: '' | 's') => string> = {
  title: () => 'sans titre',
  description: () => 'sans description',
  servings: () => 'sans nombre de portions',
  difficulty: () => 'sans difficulté',
  noIngredient: () => 'sans ingrédient',
  ingredientIncomplete: () => 'avec un ingrédient incomplet',
  noStep: () => 'sans étape',
  stepIncomplete: () => 'avec une étape incomplète',
  cover: () => 'sans couverture',
  limits: () => 'avec une valeur refusée',
  stale: (s) => `modifiée${s} entre-temps`,
  deleted: (s) => `supprimée${s} entre-temps`,
  country: () => "dont le pays n'existe plus",
  address: () => "dont l'ancienne adresse est prise",
  version: () => "dont la version précédente n'existe plus",
  failed: () => 'en échec',
};

export const reasonText = (reason: BulkReason, count = 1): string => REASONS[reason](plural(count));

/** Sentences about the recipes of a dry run (`will`), a result (`did`) or its undoing (`undid`). */
export function tallyLines(kind: Kind, tally: BulkTally, tense: 'will' | 'did' | 'undid'): string[] {
  const { changed, same, skipped } = tally;
  const participle = tense === 'undid' ? 'rétablie' : PARTICIPLES[kind];
  const auxiliary = (count: number) => (tense === 'will' ? (count > 1 ? 'seront' : 'sera') : count > 1 ? 'ont' : 'a');
  const will = (count: number, [no, not] = ['', '']) => {
    const verb = `${no}${auxiliary(count)}${not}${tense === 'will' ? '' : ' été'}`;
    return `${verb} ${participle}${plural(count)}`;
  };
  const no = tense === 'will' ? 'ne ' : "n'";
  return [
    changed === 0 ? `Aucune recette ${will(1, [no, ''])}.` : `${recipes(changed)} ${will(changed)}.`,
    ...(same > 0 ? [`${recipes(same)} ${SAME[kind]} : rien à changer.`] : []),
    ...skipped.map(({ reason, count, titles }) => {
      const named = titles.filter(Boolean).join(', ') + (count > titles.length ? '…' : '');
      return `${number(count)} ${reasonText(reason, count)} ${will(count, [no, ' pas'])} : ${named}`;
    }),
  ];
}
