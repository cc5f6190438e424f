// A development build of the shell asks for jsx-dev-runtime only, but remotes from production builds for this one; a
// shared module is provided only if the shell itself imports it.
import 'react/jsx-runtime';

/**
 * Development only, and first of all imports: the Fast Refresh runtime of a remote under development arrives after
 * react-dom has looked for React's developer hook, so the hook has to be there beforehand. Without it a change in the
 * remote reaches no component that is on the page already.
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
