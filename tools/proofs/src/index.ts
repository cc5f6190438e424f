export { proveEngineCrashes } from './crashes/engine-rounds.ts';
export { proveSaveCrashes } from './crashes/save-rounds.ts';
export { proveSiteCrashes } from './crashes/site-rounds.ts';
export { proveWorkerCrashes } from './crashes/worker-rounds.ts';
export { proveFlood } from './flood/flood-proof.ts';
export { proveLoad } from './load/load-proof.ts';
export { OUTAGES, type Outage } from './outages/database-switch.ts';
export { proveOutage } from './outages/outage-proof.ts';
export type { Proof } from './proof.ts';
