import type { TabProps } from '../use-recipe-form.ts';

export function IngredientsTab(_props: TabProps) {
  return null;
}
