import type { Edit } from './rebuild.ts';

/** Another text on the pages, in the browser and on the server. Throws unless the server bundle holds `before`. */
export function withText(before: string, after: string): Edit {
  return (text, path) => {
    if (!/\.c?js$/.test(path)) return text;
    if (path.endsWith('.cjs') && !text.includes(before)) throw new Error(`${path} does not contain "${before}".`);
    return text.replaceAll(before, after);
  };
}

/** Faults of a server bundle, as CommonJS appended to its code. */
const SERVER_FAULTS = {
  evaluation: 'throw new Error("broken at evaluation");',
  exports: 'module.exports = {};',
  loader: broken('loader() { throw new Error("broken loader"); }'),
  render: broken('Component() { throw new Error("broken page"); }'),
  hang: broken('Component() { for (;;); }'),
  slow: broken('loader: () => new Promise(() => {})'),
  exit: broken('Component() { process.exit(1); }'),
  leak: broken('Component() { const rows = []; for (;;) rows.push(new Array(1e5).fill({}).map(() => ({}))); }'),
} as const;

export type ServerFault = keyof typeof SERVER_FAULTS;

function broken(property: string): string {
  return `module.exports = { routes: module.exports.routes.map((route) => ({ ...route, ${property} })) };`;
}

/** Adds a fault to the server bundle of a remote, not to its browser half. */
export function withServerFault(fault: ServerFault): Edit {
  return (text, path) => (path.endsWith('.cjs') ? `${text}\n${SERVER_FAULTS[fault]}` : text);
}

/** Faults of the browser half; `routes` stands for the export of the exposed module. */
const BROWSER_FAULTS = {
  evaluation: '(() => { throw Error("broken at evaluation") })()',
  exports: 'void 0',
  render: 'routes.map((route) => ({ ...route, Component() { throw Error("broken page") } }))',
} as const;

export type BrowserFault = keyof typeof BROWSER_FAULTS;

/** The compiler emits a value or a getter. */
const EXPORT = /\b(routes:(?:\(\)=>)?)([\w$]+)(?=[,}])/;

/** Adds a fault to the exposed module of a remote, not to its server bundle. */
export function withBrowserFault(fault: BrowserFault): Edit {
  return (text, path) => {
    if (!/^web\/js\/.*remote\.js$/.test(path)) return text;
    if (!EXPORT.test(text)) throw new Error(`${path} exports no routes.`);
    return text.replace(EXPORT, (_all, given, name) => `${given}${BROWSER_FAULTS[fault].replace(/\broutes\b/, name)}`);
  };
}
