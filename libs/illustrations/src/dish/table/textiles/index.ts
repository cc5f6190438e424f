/** Every textile by name. */
import type { Textile } from '../../types.ts';
import { checks } from './checks.ts';
import { eastAsian } from './east-asian.ts';
import { floral } from './floral.ts';
import { printed } from './printed.ts';
import { tiles } from './tiles.ts';
import { woven } from './woven.ts';

export const TEXTILES = { ...checks, ...tiles, ...woven, ...floral, ...printed, ...eastAsian } satisfies Record<
  string,
  Textile
>;

export type TextileName = keyof typeof TEXTILES;
