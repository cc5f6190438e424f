import { lazy } from 'react';

/** The dialogs of what is pasted, which load when one opens. */
const load = () => import(/* webpackChunkName: "recipe-paste" */ './loaded-dialogs.ts');

export const IngredientsDialog = lazy(async () => ({ default: (await load()).IngredientsDialog }));
export const StepsDialog = lazy(async () => ({ default: (await load()).StepsDialog }));
export const RecipeDialog = lazy(async () => ({ default: (await load()).RecipeDialog }));
