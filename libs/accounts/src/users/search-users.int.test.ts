import { AdminUserListSchema, type AdminUserQuery, AdminUserQuerySchema } from '@tdt/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdmin, setUpAccounts } from '../testing/accounts.ts';

const EMAILS = ['a.chef@exemple.fr', 'b+chef@exemple.fr', 'aXchef@exemple.fr', 'zoe@autre.org'];

/** Made a minute apart, in this order; the second one is super admin. */
async function fourAccounts() {
  const { users, clock } = await setUpAccounts();
  for (const [index, email] of EMAILS.entries()) {
    await users.create(anAdmin({ email, is_super_admin: index === 1 }));
    clock.pass(60_000);
  }
  return async (query: Partial<AdminUserQuery> = {}) => {
    const list = AdminUserListSchema.parse(await users.search(AdminUserQuerySchema.parse(query)));
    return { ...list, emails: list.items.map(({ email }) => email) };
  };
}

describe('searching accounts', () => {
  let search: Awaited<ReturnType<typeof fourAccounts>>;
  beforeEach(async () => {
    search = await fourAccounts();
  });

  it('lists all, newest first, with their roles', async () => {
    const { emails, items, ...paging } = await search();
    expect(emails).toEqual(['zoe@autre.org', 'axchef@exemple.fr', 'b+chef@exemple.fr', 'a.chef@exemple.fr']);
    expect(items.map(({ is_super_admin }) => is_super_admin)).toEqual([false, false, true, false]);
    expect(paging).toMatchObject({ total: 4, page: 1 });
  });

  it('sorts before it cuts pages', async () => {
    expect((await search({ sort: 'created_at', page_size: 1 })).emails).toEqual(['a.chef@exemple.fr']);
    expect((await search({ sort: '-email', page_size: 1 })).emails).toEqual(['zoe@autre.org']);
    expect(await search({ sort: 'email', page_size: 3, page: 2 })).toMatchObject({
      emails: ['zoe@autre.org'],
      total: 4,
      page: 2,
      page_size: 3,
    });
    expect(await search({ page: 9 })).toMatchObject({ emails: [], total: 4 });
  });

  it('finds a part of the e-mail as plain text, in any case', async () => {
    const totals = {
      CHEF: 3,
      ' exemple.FR ': 3,
      'zoe@autre.org': 1,
      personne: 0,
      'a.chef': 1,
      'b+c': 1,
      '.*': 0,
      '[ab]': 0,
      '(': 0,
      $: 0,
      '^a': 0,
      'a|z': 0,
      '\\': 0,
      '\0': 0,
      'chef\0': 0,
      '': 4,
    };
    const found: Record<string, number> = {};
    for (const q of Object.keys(totals)) {
      const { items, total } = await search({ q });
      expect(items, q).toHaveLength(total);
      found[q] = total;
    }
    expect(found).toEqual(totals);
  });
});
