/** A stand-in for Brevo, for tests and development. */
export type { BrevoFault } from './faults.ts';
export { type BrevoOptions, type BrevoStandIn, startBrevoStandIn } from './stand-in.ts';
