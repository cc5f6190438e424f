export { SERVER_FAULT_NAMES, withBrowserFault, withServerFault, withText } from './edits.ts';
export { rebuild } from './rebuild.ts';
