const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d[.,]\d{3}`;
const CUE = new RegExp(String.raw`^[ \t]*(${TIME})[ \t]*-->[ \t]*(${TIME})`, 'gm');

/** Captions as WebVTT, '' for none, or why they are refused: a French sentence. */
export type CaptionsResult = { text: string } | { refusal: string };

/** Reads the captions of a video: the text of a WebVTT or a SubRip file (.srt), which becomes WebVTT. */
export function captionsOf(written: string): CaptionsResult {
  const text = written
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (text === '') return { text };
  if (text.search(CUE) < 0)
    return { refusal: 'Collez le contenu d’un fichier .vtt ou .srt : aucun temps comme 00:05.000 --> 00:08.000.' };
  // SubRip writes decimal commas.
  const cues = text.replace(CUE, (_, from: string, to: string) => `${from} --> ${to}`.replaceAll(',', '.'));
  return { text: /^WEBVTT(?=\s)/.test(cues) ? cues : `WEBVTT\n\n${cues}` };
}

/** Address of captions for `<track>`: they are part of the page that shows the video. */
export const captionsUrl = (captions: string): string => `data:text/vtt;charset=utf-8,${encodeURIComponent(captions)}`;
