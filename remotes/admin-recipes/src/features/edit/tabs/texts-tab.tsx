import type { TabProps } from '../use-recipe-form.ts';

export function TextsTab(_props: TabProps) {
  return null;
}
