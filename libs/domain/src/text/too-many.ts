/** What visitors read when the server takes no more requests of theirs for a while (429). */
export const TOO_MANY = 'Trop de demandes en peu de temps.';

export const retryText = (seconds: number): string => `Nouvel essai dans ${seconds} seconde${seconds > 1 ? 's' : ''}.`;
