import { ALLERGENS } from '@tdt/contracts/plain';

/**
 * What diets and allergies ask about: the allergens of the EU, and further
 * - viande: flesh of mammals and birds, lard included; porc: the same of pigs, wild boar included;
 * - presure: what is won from slaughtered animals without being flesh, or from insects: rennet, gelatine, isinglass, carmine;
 * - animal: other animal products, such as honey; milk and eggs are allergens.
 */
export const SUBSTANCES = [...ALLERGENS, 'viande', 'porc', 'presure', 'animal'] as const;
export type Substance = (typeof SUBSTANCES)[number];
