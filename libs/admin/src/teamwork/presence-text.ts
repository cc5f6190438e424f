import type { Presence } from '@tdt/contracts';
import type { TeamKind } from '@tdt/contracts/plain';

const OPEN: Record<TeamKind, string> = { recipe: 'cette recette ouverte', country: 'ce pays ouvert' };

/** Who else has a document open, in one sentence; '': no other. */
export function presenceText(others: Presence['others'], kind: TeamKind): string {
  const names = others.map(({ email, is_self }) => (is_self ? 'vous, dans un autre onglet' : email));
  if (names.length === 0) return '';
  if (others.every(({ is_self }) => is_self)) return `Vous avez aussi ${OPEN[kind]} dans un autre onglet.`;
  return `${new Intl.ListFormat('fr').format(names)} ${names.length === 1 ? 'a' : 'ont aussi'} ${OPEN[kind]}.`;
}

/** Who has saved what this form does not show yet. @param me the user's own address */
export function overtakenText(
  { by, at }: NonNullable<Presence['saved']>,
  me: string,
  timeText: (iso: string) => string,
) {
  const when = at === null ? '' : ` à ${timeText(at)}`;
  if (by === me) return `Vous avez enregistré${when} dans un autre onglet.`;
  return `${by ?? 'Quelqu’un d’autre'} a enregistré${when}.`;
}

/** Two letters of the part before the @: of its words, or its first ones. */
export function initialsOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words;
  return (second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2))
    .join('')
    .toLocaleUpperCase('fr');
}
