import { defineConfig } from '@rsbuild/core';

export interface NodeOptions {
  /** Output name without extension -> entry: a path from the project's folder, or a package's subpath. */
  entries: Record<string, string>;
}

const OURS = /^(?:\.{0,2}\/|@tdt\/|[a-zA-Z]:\\)/;

/**
 * Rsbuild configuration of a Node program: each entry becomes one ESM file in `dist/` with our own code, which loads
 * packages from node_modules. A bundle starts faster and needs less memory than the sources.
 */
export function nodeConfig(options: NodeOptions) {
  return defineConfig({
    source: { entry: options.entries },
    splitChunks: false,
    output: {
      target: 'node',
      module: true,
      distPath: { root: 'dist' },
      filename: { js: '[name].js' },
      cleanDistPath: true,
      legalComments: 'none',
      minify: false,
      sourceMap: { js: 'source-map' },
      externals: ({ request }, callback) => {
        if (!request || OURS.test(request)) return callback();
        return callback(undefined, `module-import ${request}`);
      },
    },
    performance: { printFileSize: false },
    tools: {
      rspack: {
        // Keeps Node's `import.meta`, by which programs find engine.js and the render worker beside the bundle.
        module: { parser: { javascript: { importMeta: false, url: false, worker: false } } },
        output: { asyncChunks: false },
      },
    },
  });
}
