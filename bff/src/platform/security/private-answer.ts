/** Headers of an answer that is for one person: nothing on the way keeps it. */
export const PRIVATE_ANSWER = { 'cache-control': 'no-store', vary: 'Cookie' } as const;
