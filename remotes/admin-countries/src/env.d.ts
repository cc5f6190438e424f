/// <reference types="@rsbuild/core/types" />
/// <reference types="@tdt/build/env" />
