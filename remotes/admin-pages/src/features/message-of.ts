import type { Problem } from '@tdt/contracts';

/** Why a save failed, in the server's words. */
export const messageOf = (problem: Problem | null): string => problem?.detail ?? 'le serveur ne répond pas.';
