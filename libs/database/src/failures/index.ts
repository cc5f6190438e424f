export {
  DatabaseUnreachable,
  databaseFailure,
  failureKind,
  fileFailure,
  StorageUnreachable,
} from './failure-table.ts';
export { translateErrors } from './translate-errors.ts';
