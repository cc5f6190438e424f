import type { ReactElement } from 'react';

/**
 * What a component shows beside other children: elements, no bare text. Browsers that translate a page replace its
 * texts, and React cannot change or remove one that is not the only child of its element.
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];
