import type { TabProps } from '../use-recipe-form.ts';

export function StepsTab(_props: TabProps) {
  return null;
}
