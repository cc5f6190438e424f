/** A stand-in for Brevo, for tests and development. */
export type { BrevoContact } from './contacts.ts';
export type { BrevoEvent } from './events.ts';
export type { BrevoFault } from './faults.ts';
export type { BrevoMail } from './mails.ts';
export { type BrevoCall, type BrevoOptions, type BrevoStandIn, startBrevoStandIn } from './stand-in.ts';
