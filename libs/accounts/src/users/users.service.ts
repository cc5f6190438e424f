import { randomUUID } from 'node:crypto';
import { type AdminUser, AppError } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import { normaliseEmail, readEmail } from '../email-address.ts';
import { checkPassword, existingUser, presentUser } from './account.ts';
import type { Passwords } from './passwords.ts';
import { createRemoveUser } from './remove-user.ts';
import type { SuperAdminsRepository } from './super-admins.repository.ts';
import { createUpdateUser } from './update-user.ts';
import type { StoredUser, UsersRepository } from './users.repository.ts';
import type { Users } from './users.ts';

interface Dependencies {
  repository: UsersRepository;
  superAdmins: SuperAdminsRepository;
  passwords: Pick<Passwords, 'hash'>;
  leases: Pick<Leases, 'whileHolding'>;
  now?: () => Date;
}

export function createUsers(dependencies: Dependencies): Users {
  const { repository, superAdmins, passwords, now = () => new Date() } = dependencies;

  const presentAll = async (stored: Promise<StoredUser[]>): Promise<AdminUser[]> => {
    const [found, ids] = await Promise.all([stored, superAdmins.ids()]);
    return found.map((user) => presentUser(user, ids.includes(user._id)));
  };

  const presentOne = async (stored: Promise<StoredUser | null>): Promise<AdminUser> => {
    const [found, ids] = await Promise.all([stored, superAdmins.ids()]);
    const user = existingUser(found);
    return presentUser(user, ids.includes(user._id));
  };

  return {
    async create({ email: typed, password: plain, is_super_admin }, { dryRun = false } = {}) {
      const email = normaliseEmail(typed);
      checkPassword(plain);
      const user: StoredUser = { _id: randomUUID(), email, revision: 1, created_at: now() };
      const isFree = dryRun
        ? !(await repository.isTaken(email))
        : await repository.insert({ ...user, password: await passwords.hash(plain) });
      if (!isFree) throw new AppError('DUPLICATE_EMAIL');
      // After the account, never before. A crash in between then leaves an account with fewer rights than it should
      // have, not a super admin without an account, which would count as the one that must stay.
      if (is_super_admin && !dryRun) await superAdmins.add(user._id);
      return presentUser(user, is_super_admin);
    },

    list: () => presentAll(repository.all()),

    async search({ q, sort, page, page_size }) {
      const found = repository.page(q, sort, { skip: (page - 1) * page_size, limit: page_size });
      const items = await presentAll(found.then((result) => result.items));
      return { items, total: (await found).total, page, page_size };
    },

    get: (id) => presentOne(repository.find({ _id: id })),

    named: async (email) => presentOne(repository.find({ email: normaliseEmail(email) })),

    update: createUpdateUser(dependencies),

    remove: createRemoveUser(dependencies),

    async resetPassword(id, password) {
      checkPassword(password);
      if (!(await repository.setPassword({ _id: id }, await passwords.hash(password)))) {
        throw new AppError('USER_NOT_FOUND');
      }
    },

    async unlock(id) {
      if (!(await repository.unlock(id, now()))) throw new AppError('USER_NOT_FOUND');
    },

    async unlockedAt(email) {
      const address = readEmail(email);
      return address === null ? null : repository.unlockedAt(address);
    },

    count: repository.count,

    hasSuperAdmin: async () => (await superAdmins.ids()).length > 0,
  };
}
