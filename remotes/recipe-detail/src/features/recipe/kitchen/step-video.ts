/** How a video is shown: a YouTube player, a `<video>` with a file, or a link. */
type StepVideo = { kind: 'embed'; id: string } | { kind: 'file'; src: string } | { kind: 'link'; src: string };

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const VIDEO_ID = /^[\w-]{6,20}$/;
const FILE = /\.(?:mp4|webm|m4v|mov|ogv)$/i;

/** Classifies the URL of a video. All forms of YouTube URLs (watch, embed, shorts, youtu.be) give the video's id. */
export function stepVideo(url: string): StepVideo {
  const id = youtubeId(url);
  if (id) return { kind: 'embed', id };
  return { kind: FILE.test(url.split(/[?#]/)[0] ?? '') ? 'file' : 'link', src: url };
}

function youtubeId(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const [first, second] = pathname.split('/').filter(Boolean);
  let id: string | null | undefined = null;
  if (hostname === 'youtu.be') id = first;
  else if (YOUTUBE.test(hostname)) id = first === 'watch' ? searchParams.get('v') : second;
  return id && VIDEO_ID.test(id) ? id : null;
}
