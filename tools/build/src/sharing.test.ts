import { expect, it } from 'vitest';
import { sharedByRemote, sharedByShell } from './sharing.ts';

const KIT = ['@tdt/platform/admin', '@tdt/admin/api', '@tdt/admin/kit'];

it('shares the kit of the back office in its own document only', () => {
  const [open, admin] = [sharedByShell('public', false), sharedByShell('admin', false)];
  expect(Object.keys(open).filter((name) => KIT.includes(name))).toEqual([]);
  expect(Object.keys(admin)).toEqual([...Object.keys(open), ...KIT]);
});

it.each(['public', 'admin'] as const)(
  'gives remotes of layout %s no copies of modules that their shell provides',
  (layout) => {
    for (const development of [true, false]) {
      const provided = sharedByShell(layout, development);
      const used = sharedByRemote(layout, development);
      expect(Object.keys(used)).toEqual(Object.keys(provided));
      for (const one of Object.values(provided)) expect(one).toMatchObject({ eager: true, singleton: true });
      for (const one of Object.values(used)) expect(one).toMatchObject({ import: false, singleton: true });
    }
  },
);
