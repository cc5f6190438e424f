/// <reference types="@rsbuild/core/types" />
/// <reference types="@tdt/federation/env" />
