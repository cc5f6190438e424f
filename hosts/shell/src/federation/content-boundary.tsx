import { NotFound } from '../layout/not-found.tsx';
import { RemoteFailure } from '../layout/remote-failure.tsx';
import { type RemoteOf, useContentFailure } from './content-failure.ts';

/**
 * What stands inside the layout when a page cannot be shown: the 404 page, or a remote's failure with a retry. Header and
 * footer keep working.
 */
export function ContentBoundary({ remoteOf }: { remoteOf: RemoteOf }) {
  const { pathname, isUnknown, retry } = useContentFailure(remoteOf);
  return isUnknown ? <NotFound recipe={pathname.startsWith('/recipe/')} /> : <RemoteFailure onRetry={retry} />;
}
