/** Rules of accounts, an entry of their own that public pages do not load. */
export * from './form-errors.ts';
export { roleName } from './role-name.ts';
