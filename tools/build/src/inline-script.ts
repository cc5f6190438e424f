import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/**
 * `import text from './start.ts?inline-script'` gives a server bundle the text of a script that a document carries
 * inline. The file is compiled and minified by itself, so the text can reach nothing of the bundle it came with.
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

/** What would pull in another file, end the element, or reach the browser as other bytes than were hashed. */
const UNFIT = /\b(?:import|export)\b|<\/script|<!--|\r/i;

/**
 * The text of a module (TypeScript or JavaScript) for `<script type="module">`, ASCII only. Throws when it cannot stand
 * there.
 */
export async function inlineScript(source: string): Promise<string> {
  const { code } = await rspack.experiments.swc.transform(source, {
    isModule: true,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      // Of all browsers that the browser bundles are compiled for.
      target: 'es2021',
      minify: { module: true, compress: true, mangle: { toplevel: true }, format: { asciiOnly: true } },
    },
  });
  const [unfit] = UNFIT.exec(code) ?? [];
  if (unfit !== undefined) throw new Error(`An inline script may not contain ${JSON.stringify(unfit)}.`);
  return code;
}
