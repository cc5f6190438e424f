import type { TabProps } from '../use-recipe-form.ts';

export function ImagesTab(_props: TabProps) {
  return null;
}
