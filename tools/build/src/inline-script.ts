import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/**
 * `import text from './start.ts?inline-script'` gives a server bundle the text of a script that a document carries
 * inline. The file is compiled and minified by itself, so the text cannot refer to the rest of the bundle.
 */
export function pluginInlineScripts(): RsbuildPlugin {
  return {
    name: 'tdt:inline-scripts',
    setup(api) {
      api.transform({ resourceQuery: /^\?inline-script$/ }, async ({ code }) => {
        return `export default ${JSON.stringify(await inlineScript(code))};`;
      });
    },
  };
}

/** Text that would load another file, end the element, or reach the browser as other bytes than were hashed. */
const FORBIDDEN = /\b(?:import|export)\b|<\/script|<!--|\r/i;

/**
 * Compiles a module (TypeScript or JavaScript) to ASCII text for `<script type="module">`. Throws on forbidden text.
 */
export async function inlineScript(source: string): Promise<string> {
  const { code } = await rspack.experiments.swc.transform(source, {
    isModule: true,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      // The oldest of the browsers that the browser bundles support.
      target: 'es2021',
      minify: { module: true, compress: true, mangle: { toplevel: true }, format: { asciiOnly: true } },
    },
  });
  const [found] = FORBIDDEN.exec(code) ?? [];
  if (found !== undefined) throw new Error(`An inline script may not contain ${JSON.stringify(found)}.`);
  return code;
}
