/// <reference types="@rsbuild/core/types" />
/// <reference types="@tdt/build/env" />

/** Where the files of this very build are, with a slash at the end. */
declare const __webpack_public_path__: string;
