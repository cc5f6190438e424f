import type { Site } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { data, type LoaderFunctionArgs, loadFrom } from '@tdt/platform';

/** Lets the legal pages be shown, or answers 404 when they are switched off: the shell's own screen then stands in. */
export async function loadLegal(args: LoaderFunctionArgs): Promise<null> {
  const { legal } = await loadFrom<Site>(args, API.site);
  if (!legal.enabled) throw data(null, { status: 404 });
  return null;
}
