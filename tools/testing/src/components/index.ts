import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';

/**
 * What component tests share: all of Testing Library (`screen`, `within`, `waitFor`…) with its matchers,
 * `renderRemote`, and `samples` of what the API returns.
 */
export * as samples from '@tdt/domain/testing';
export * from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { fileOf } from './file-of.ts';
export { libraryApi, pictureRow, unusedPicture } from './library.ts';
export { painted } from './painted.ts';
export { REFUSALS, refuseStorage } from './refuse-storage.ts';
export { renderRemote } from './render-remote.tsx';
export { serverHtml } from './server-html.ts';
export { type ApiRequest, type ApiTable, json, problem, stubApi } from './stub-api.ts';
export { typeAtOnce } from './type-at-once.ts';

declare module 'vitest' {
  // The library's own declaration is for Vitest 4, whose matchers had one type parameter.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends TestingLibraryMatchers<T, R> {}
}
