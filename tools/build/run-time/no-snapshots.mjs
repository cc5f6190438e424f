/** In place of the federation's reader of manifests: what the host asks of it when a remote is registered (again). */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
