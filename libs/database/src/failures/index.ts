export {
  DatabaseUnreachable,
  databaseFailure,
  failureKind,
  fileFailure,
  StorageUnreachable,
} from './failure-table.ts';
