/** Rules of accounts. An entry of their own: no public page carries them. */
export * from './form-errors.ts';
export { roleName } from './role-name.ts';
