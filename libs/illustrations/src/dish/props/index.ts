/** Everything that can lie on the table around the dish. */
import type { Prop } from '../types.ts';
import { cutlery } from './cutlery.ts';
import { drinks } from './drinks.ts';
import { fruit } from './fruit.ts';
import { greens } from './greens.ts';
import { pantry } from './pantry.ts';
import { vegetables } from './vegetables.ts';

export const PROPS = { ...cutlery, ...drinks, ...greens, ...fruit, ...vegetables, ...pantry } satisfies Record<
  string,
  Prop
>;

export type PropName = keyof typeof PROPS;

/** Cutlery lies beside the dish, upright; all other props are scattered. */
export const isCutlery = (name: PropName): name is keyof typeof cutlery => name in cutlery;
