import type { BulkAction, BulkTally } from '@tdt/contracts';
import type { BulkReason } from '@tdt/contracts/plain';
import { difficultyLabel, typeLabel } from '@tdt/domain/recipes';
import { useCountryName } from '../../recipes/use-country-name.ts';

export const number = (count: number): string => count.toLocaleString('fr');
export const plural = (count: number): '' | 's' => (count > 1 ? 's' : '');

/** "12 recettes". */
export const recipes = (count: number): string => `${number(count)} recette${plural(count)}`;

export type Kind = BulkAction['kind'];

interface ActionTexts {
  label: string;
  /** What becomes of a recipe. */
  participle: string;
  /** What a recipe is that needs no change. */
  same: string;
}

export const ACTIONS: Record<Kind, ActionTexts> = {
  publish: { label: 'Publier', participle: 'publiée', same: 'déjà en ligne' },
  withdraw: { label: 'Retirer', participle: 'retirée', same: 'pas en ligne' },
  country: { label: 'Changer le pays', participle: 'modifiée', same: 'déjà dans ce pays' },
  type: { label: 'Changer le type', participle: 'modifiée', same: 'déjà de ce type' },
  difficulty: { label: 'Changer la difficulté', participle: 'modifiée', same: 'déjà de cette difficulté' },
  group: { label: 'Renommer un groupe', participle: 'modifiée', same: 'sans ce groupe' },
  delete: { label: 'Mettre à la corbeille', participle: 'supprimée', same: 'déjà à la corbeille' },
};

/** What a run does, with its value: "Difficulté : difficile". */
export function actionText(action: BulkAction, countryName: (id: string) => string): string {
  switch (action.kind) {
    case 'country':
      return `Pays : ${action.country_id === null ? 'aucun' : countryName(action.country_id)}`;
    case 'type':
      return `Type : ${typeLabel(action.type_recipe)}`;
    case 'difficulty':
      return `Difficulté : ${difficultyLabel(action.difficulty, 'filter')}`;
    case 'group':
      return `Groupe « ${action.from} » : devient « ${action.to} »`;
    default:
      return ACTIONS[action.kind].label;
  }
}

/** The same, with the names of countries. */
export function useActionText(): (action: BulkAction) => string {
  const countryName = useCountryName();
  return (action) => actionText(action, countryName);
}

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
  const participle = tense === 'undid' ? 'rétablie' : ACTIONS[kind].participle;
  const auxiliary = (count: number) => (tense === 'will' ? (count > 1 ? 'seront' : 'sera') : count > 1 ? 'ont' : 'a');
  const will = (count: number, [no, not] = ['', '']) => {
    const verb = `${no}${auxiliary(count)}${not}${tense === 'will' ? '' : ' été'}`;
    return `${verb} ${participle}${plural(count)}`;
  };
  const no = tense === 'will' ? 'ne ' : "n'";
  return [
    changed === 0 ? `Aucune recette ${will(1, [no, ''])}.` : `${recipes(changed)} ${will(changed)}.`,
    ...(same > 0 ? [`${recipes(same)} ${ACTIONS[kind].same} : rien à changer.`] : []),
    ...skipped.map(({ reason, count, titles }) => {
      const named = titles.filter(Boolean).join(', ') + (count > titles.length ? '…' : '');
      return `${number(count)} ${reasonText(reason, count)} ${will(count, [no, ' pas'])} : ${named}`;
    }),
  ];
}
