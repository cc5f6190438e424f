import { expect, test } from 'vitest';
import { stepVideo } from './step-video.ts';

const EMBED = { kind: 'embed', id: 'dQw4w9WgXcQ' };

test.each([
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('embeds %s by its id', (url) => {
  expect(stepVideo(url)).toEqual(EMBED);
});

test('plays a file of our own', () => {
  const src = '/media/recipe-images/steps/a.mp4';
  expect(stepVideo(src)).toEqual({ kind: 'file', src });
});

test.each(['https://vimeo.com/12', 'https://youtube.com.evil.example/embed/dQw4w9WgXcQ', 'https://youtu.be/', 'x'])(
  'only links to %s',
  (src) => {
    expect(stepVideo(src)).toEqual({ kind: 'link', src });
  },
);
