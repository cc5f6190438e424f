/**
 * What the shell shares with the remotes of the back office only, beside '@tdt/platform': no public page carries it. The
 * same PLATFORM_VERSION holds for both.
 */
export {
  type Blocker,
  Navigate,
  useBeforeUnload,
  useBlocker,
  useParams,
  useSearchParams,
} from 'react-router-dom';
