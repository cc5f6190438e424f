/** What editors see of each other. Each remote bundles what it uses of it. */
export { FormPresence } from './form-presence.tsx';
