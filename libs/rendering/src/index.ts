export { type ApiResponse, NONCE_PLACEHOLDER, type Storable } from './messages.ts';
export type { RenderLimits } from './supervisor/limits.ts';
export { createRenderer, type Page, type Renderer } from './supervisor/renderer.ts';
