import type { STEP_MEDIA_TYPES } from '@tdt/contracts/plain';

type StepMediaType = (typeof STEP_MEDIA_TYPES)[number];

const YOUTUBE = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
/** Paths of a video's page and of its player; the id follows. */
const YOUTUBE_PATHS = ['embed', 'shorts', 'live', 'v'];
const VIDEO_ID = /^[\w-]{6,20}$/;
/** A moment of a video: `90`, `90s`, `1m30s`, `1h2m3s`. */
const MOMENT = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/;

const OWN_FILE = /^\/media\/(?:[\w-]+\/)+[\w.-]+$/;
const VIDEO_FILE = /\.(?:mp4|webm|m4v|mov|ogv)$/i;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** A YouTube video, and the second that it starts at. */
export interface YoutubeVideo {
  id: string;
  start: number;
}

/** The video of a YouTube address in any of its forms (watch, youtu.be, shorts, live, embed); `null` for any other. */
export function youtubeVideo(address: string): YoutubeVideo | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const [first = '', second] = pathname.split('/').filter(Boolean);
  let id: string | null | undefined = null;
  if (hostname === 'youtu.be') id = first;
  else if (YOUTUBE.test(hostname)) id = YOUTUBE_PATHS.includes(first) ? second : searchParams.get('v');
  if (!id || !VIDEO_ID.test(id)) return null;
  return { id, start: secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '') };
}

function secondsOf(moment: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = MOMENT.exec(moment) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Address of a video's player, which starts by itself with `autoplay`. */
export function youtubeEmbed({ id, start }: YoutubeVideo, { autoplay = false } = {}): string {
  const options = [...(start > 0 ? [`start=${start}`] : []), ...(autoplay ? ['autoplay=1'] : [])];
  return `https://www.youtube-nocookie.com/embed/${id}${options.length > 0 ? `?${options.join('&')}` : ''}`;
}

/** Whether a file is a video or a picture by the end of its address; `null`: the address does not say. */
export function mediaTypeOf(address: string): StepMediaType | null {
  const [path = ''] = address.split(/[?#]/);
  if (VIDEO_FILE.test(path)) return 'video';
  return PICTURE_FILE.test(path) ? 'image' : null;
}

/** The address to store, with what it shows if it says so, or why it is refused: a French sentence. */
export type StepMediaResult = { url: string; type: StepMediaType | null } | { refusal: string };

/**
 * Reads the address of a step's picture or video. A YouTube address becomes that of its player; other https addresses
 * and the site's own files stay as they are.
 */
export function stepMediaOf(text: string): StepMediaResult {
  const address = text.trim();
  if (address === '') return { refusal: 'Indiquez une adresse.' };
  if (OWN_FILE.test(address)) return { url: address, type: mediaTypeOf(address) };
  const refusal = refusalOf(address);
  if (refusal) return { refusal };
  const video = youtubeVideo(address);
  return video ? { url: youtubeEmbed(video), type: 'video' } : { url: address, type: mediaTypeOf(address) };
}

function refusalOf(address: string): string | null {
  if (/\s/.test(address)) return 'Une adresse ne contient pas d’espace.';
  if (address.startsWith('/media/')) return 'Cette adresse n’est pas celle d’un fichier du site.';
  const isComplete = /^[a-z][a-z0-9+.-]*:/i.test(address);
  if (!isComplete || (/^https?:/i.test(address) && !(/^https?:\/\//i.test(address) && URL.canParse(address))))
    return 'Indiquez une adresse complète, qui commence par https://.';
  if (/^http:/i.test(address)) return 'Une adresse http:// n’est pas sûre : indiquez une adresse https://.';
  if (!/^https:/i.test(address)) return 'Seules les adresses https:// sont acceptées.';
  const { username, password } = new URL(address);
  return username || password ? 'Une adresse ne doit contenir ni nom d’utilisateur ni mot de passe.' : null;
}
