export { enginePid, stop as stopEngine } from '@tdt/embedded-mongo';
export { aClock, type Clock } from './testing/clock.ts';
export {
  noVersions,
  openConnection,
  silentLog,
  type TemporaryPlace,
  temporaryPlace,
} from './testing/temporary-database.ts';
export { HELLO, stubServer, wireResponse } from './testing/wire-stub.ts';
