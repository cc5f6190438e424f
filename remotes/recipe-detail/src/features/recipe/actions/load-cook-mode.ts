/** Cook mode, a chunk of its own; `rsbuild.config.ts` lists it for the documents that show it. */
export const loadCookMode = () => import(/* webpackChunkName: "cook-mode" */ '../../cook-mode/cook-mode.tsx');
