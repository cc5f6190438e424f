// A shared module is provided only if the shell imports it. A development build of the shell imports jsx-dev-runtime
// only, but remotes from production builds import this one.
import 'react/jsx-runtime';

/**
 * Development only, and the first import of the entry: react-dom looks for React's developer hook when it loads, before
 * the Fast Refresh runtime of a remote arrives. Without the hook a change in the remote would reach no component that
 * is on the page already.
 */
if (process.env.NODE_ENV === 'development') {
  const renderers = new Map<number, unknown>();
  const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
