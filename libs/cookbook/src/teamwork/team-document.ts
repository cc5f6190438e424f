import type { TeamKind } from '@tdt/contracts/plain';

/** How notes and open editors state their document: `recipe/id`. */
export const documentOf = (kind: TeamKind, id: string): string => `${kind}/${id}`;

export function partsOf(document: string): { kind: TeamKind; id: string } {
  const [kind, id = ''] = document.split('/');
  return { kind: kind as TeamKind, id };
}
