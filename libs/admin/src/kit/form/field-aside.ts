import type { Elements } from '@tdt/platform';
import { createContext } from 'react';

/** What a screen shows below its fields, by their names, such as notes of other editors. */
export const FieldAside = createContext<(name: string) => Elements>(() => null);
