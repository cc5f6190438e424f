/** In place of the loader of remotes that the bundler knows: it knows none. */
export function remotes() {}
