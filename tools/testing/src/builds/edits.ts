import type { Edit } from './rebuild.ts';

/** Another text on the pages, in the browser and on the server. Throws unless the server bundle holds `before`. */
export function withText(before: string, after: string): Edit {
  return (text, path) => {
    if (!/\.c?js$/.test(path)) return text;
    if (path.endsWith('.cjs') && !text.includes(before)) throw new Error(`${path} does not contain "${before}".`);
    return text.replaceAll(before, after);
  };
}

/** What a server bundle may do instead of rendering. Each is CommonJS, put behind the bundle's own code. */
const SERVER_FAULTS = {
  evaluation: 'throw new Error("broken at evaluation");',
  exports: 'module.exports = {};',
  loader: broken('loader() { throw new Error("broken loader"); }'),
  render: broken('Component() { throw new Error("broken page"); }'),
  hang: broken('Component() { for (;;); }'),
  slow: broken('loader: () => new Promise(() => {})'),
  exit: broken('Component() { process.exit(1); }'),
  leak: broken('Component() { const kept = []; for (;;) kept.push(new Array(1e5).fill({}).map(() => ({}))); }'),
} as const;

export type ServerFault = keyof typeof SERVER_FAULTS;
export const SERVER_FAULT_NAMES = Object.keys(SERVER_FAULTS) as ServerFault[];

function broken(property: string): string {
  return `module.exports = { routes: module.exports.routes.map((route) => ({ ...route, ${property} })) };`;
}

/** A remote whose browser half is whole and whose server bundle is at fault. */
export function withServerFault(fault: ServerFault): Edit {
  return (text, path) => (path.endsWith('.cjs') ? `${text}\n${SERVER_FAULTS[fault]}` : text);
}

/** What the browser half may do; `routes` stands for what the exposed module exports. */
const BROWSER_FAULTS = {
  evaluation: '(() => { throw Error("broken at evaluation") })()',
  exports: 'void 0',
  render: 'routes.map((route) => ({ ...route, Component() { throw Error("broken page") } }))',
} as const;

export type BrowserFault = keyof typeof BROWSER_FAULTS;

/** The compiler gives a value, or the way to it. */
const EXPORT = /\b(routes:(?:\(\)=>)?)([\w$]+)(?=[,}])/;

/** A remote whose server bundle is whole and whose exposed module is at fault. */
export function withBrowserFault(fault: BrowserFault): Edit {
  return (text, path) => {
    if (!/^web\/js\/.*remote\.\w+\.js$/.test(path)) return text;
    if (!EXPORT.test(text)) throw new Error(`${path} exports no routes.`);
    return text.replace(EXPORT, (_all, given, name) => `${given}${BROWSER_FAULTS[fault].replace(/\broutes\b/, name)}`);
  };
}
