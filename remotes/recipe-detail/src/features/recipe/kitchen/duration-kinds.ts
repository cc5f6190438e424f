import { icons } from '@tdt/ui';

/** What takes time in a step: the field of a step, its label and its icon. */
export const DURATION_KINDS = [
  { key: 'duree_preparation', label: 'Préparation', icon: icons.clock },
  { key: 'duree_cuisson', label: 'Cuisson', icon: icons.pot },
  { key: 'duree_repos', label: 'Repos', icon: icons.hourglass },
] as const;
