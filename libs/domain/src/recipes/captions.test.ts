import { expect, it } from 'vitest';
import { captionsOf, captionsUrl } from './captions.ts';

const VTT = 'WEBVTT\n\n00:01.000 --> 00:04.000\nBattez les œufs.';

it.each([
  ['WebVTT as it is', VTT, VTT],
  ['WebVTT with a mark and the line ends of Windows', `\uFEFF${VTT.replaceAll('\n', '\r\n')}\r\n`, VTT],
  [
    'WebVTT with a title and settings of a cue',
    'WEBVTT - Œufs\n\n01:00:01.000 --> 01:00:04.000 align:start\nOui.',
    'WEBVTT - Œufs\n\n01:00:01.000 --> 01:00:04.000 align:start\nOui.',
  ],
  [
    'SubRip',
    '1\n00:00:01,000 --> 00:00:04,000\nBattez, salez.',
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\nBattez, salez.',
  ],
  ['none', ' \n', ''],
])('takes %s', (_, written, text) => {
  expect(captionsOf(written)).toEqual({ text });
});

it.each(['Battez les œufs.', 'WEBVTT', '{"cues":[]}', '0:1 --> 0:2\nBattez.'])('refuses %j', (written) => {
  expect(captionsOf(written)).toEqual({ refusal: expect.stringContaining('.vtt ou .srt') });
});

it('gives them an address that no text can end', () => {
  const url = captionsUrl(`${VTT} "#<&\u00a0%`);
  expect(url).not.toMatch(/["#<&\s]/);
  expect(decodeURIComponent(url.slice('data:text/vtt;charset=utf-8,'.length))).toBe(`${VTT} "#<&\u00a0%`);
});
