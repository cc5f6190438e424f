export { type ServerFault, withBrowserFault, withServerFault, withText } from './edits.ts';
export { type Edit, rebuild } from './rebuild.ts';
