export { anAdmin, storedIn } from './testing/accounts.ts';
export { createSuperAdminsRepository } from './users/super-admins.repository.ts';
