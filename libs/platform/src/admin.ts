/**
 * What the shell shares, besides '@tdt/platform', with remotes of the back office only; public pages do not load it.
 * Both have one PLATFORM_VERSION.
 */
export {
  type Blocker,
  Navigate,
  useBeforeUnload,
  useBlocker,
  useParams,
  useSearchParams,
} from 'react-router-dom';
