/** Paths that the site serves itself, before any page. */
const RESERVED = /^\/(?:api|assets|media)(?:\/|$)/i;
/** Words, parameters such as `:slug`, and a star at the very end. */
const MOUNT = /^\/(?:(?:[\w~-][\w.~-]*|:[a-z]\w*)(?:\/(?:[\w~-][\w.~-]*|:[a-z]\w*))*(?:\/\*)?|\*)?$/i;
const MOUNT_MAX = 200;

/** Whether a remote may be mounted there. Browsers and the registry would interpret any other text differently. */
export function isMount(mount: string): boolean {
  return mount.length <= MOUNT_MAX && MOUNT.test(mount) && !RESERVED.test(mount);
}

/** Whether a mount is in the back office, whose document loads only remotes of that layout. */
export const isAdminMount = (mount: string): boolean => /^\/admin(?:\/|$)/i.test(mount);

/** Whether an address can match both. The first remote by name would get it, which no operator could foresee. */
export function doOverlap(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  for (let index = 0; ; index += 1) {
    const [a, b] = [left[index], right[index]];
    if (a === '*' || b === '*' || (a === undefined && b === undefined)) return true;
    if (a === undefined || b === undefined || !(a === b || isParameter(a) || isParameter(b))) return false;
  }
}

/** Like the router, this ignores case. */
const segmentsOf = (mount: string): string[] => mount.toLowerCase().split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith(':');
