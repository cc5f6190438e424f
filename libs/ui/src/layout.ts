/** A step of the space between things: `--space-1` to `--space-7` of tokens.css. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Classes of an element whose children stand below each other, as wide as it is: `stack(3, styles.card)`. */
export const stack = (gap: Gap, more = ''): string => `stack gap-${gap} ${more}`;

/** The same for children beside each other, which wrap where there is no room. */
export const cluster = (gap: Gap, more = ''): string => `cluster gap-${gap} ${more}`;
