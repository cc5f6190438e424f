import type { TabProps } from '../use-recipe-form.ts';

export function GroupsTab(_props: TabProps) {
  return null;
}
