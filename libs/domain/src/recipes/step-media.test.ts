import { describe, expect, it } from 'vitest';
import { stepMediaOf, youtubeVideo } from './step-media.ts';

const ID = 'dQw4w9WgXcQ';
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}`;

describe('the address of a step’s picture or video', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, PLAYER],
    [`https://www.youtube.com/watch?list=x&v=${ID}&t=1m30s`, `${PLAYER}?start=90`],
    [`https://youtu.be/${ID}?si=x`, PLAYER],
    [`https://youtu.be/${ID}?t=1h2m3s`, `${PLAYER}?start=3723`],
    [`https://m.youtube.com/shorts/${ID}`, PLAYER],
    [`https://www.youtube.com/live/${ID}?t=12`, `${PLAYER}?start=12`],
    [`https://www.youtube.com/embed/${ID}?autoplay=1`, PLAYER],
    [` ${PLAYER}?start=90 `, `${PLAYER}?start=90`],
    [`https://youtu.be/${ID}?t=soon`, PLAYER],
  ])('of YouTube becomes that of the player: %s', (address, url) => {
    expect(stepMediaOf(address)).toEqual({ url, type: 'video' });
  });

  it.each([
    ['https://exemple.fr/gestes/plier.MP4?x=1', 'video'],
    ['https://exemple.fr/plier.webp#a', 'image'],
    ['https://vimeo.com/12', null],
    ['https://www.youtube.com/@chef/videos', null],
    [`https://youtube.com.evil.example/embed/${ID}`, null],
    ['/media/recipe-images/recipe-steps-images/7d444840-9dc0-41d1-b245-5ffdce74fad2.webp', 'image'],
    ['/media/recipe-images/recipe-steps-videos/7d444840-9dc0-41d1-b245-5ffdce74fad2.mp4', 'video'],
  ])('of another site or of our own stays: %s', (url, type) => {
    expect(stepMediaOf(url)).toEqual({ url, type });
  });

  it.each([
    ['  ', 'Indiquez une adresse.'],
    ['plier.mp4', 'Indiquez une adresse complète, qui commence par https://.'],
    ['//exemple.fr/plier.mp4', 'Indiquez une adresse complète, qui commence par https://.'],
    ['https:exemple.fr', 'Indiquez une adresse complète, qui commence par https://.'],
    ['https://', 'Indiquez une adresse complète, qui commence par https://.'],
    ['/recipe/soupe', 'Indiquez une adresse complète, qui commence par https://.'],
    ['<iframe src="https://youtu.be/x">', 'Une adresse ne contient pas d’espace.'],
    ['https://exemple.fr/a\nb', 'Une adresse ne contient pas d’espace.'],
    ['/media/../secret', 'Cette adresse n’est pas celle d’un fichier du site.'],
    ['/media/a/b.webp?x=1', 'Cette adresse n’est pas celle d’un fichier du site.'],
    [`http://youtu.be/${ID}`, 'Une adresse http:// n’est pas sûre : indiquez une adresse https://.'],
    ['javascript:alert(1)', 'Seules les adresses https:// sont acceptées.'],
    ['data:image/png;base64,AAAA', 'Seules les adresses https:// sont acceptées.'],
    ['https://ann:secret@exemple.fr/', 'Une adresse ne doit contenir ni nom d’utilisateur ni mot de passe.'],
  ])('is refused with a reason: %j', (address, refusal) => {
    expect(stepMediaOf(address)).toEqual({ refusal });
  });
});

it.each(['https://www.youtube.com/', 'https://youtu.be/', 'https://www.youtube.com/embed/../x', 'x', ''])(
  'finds no video at %j',
  (address) => {
    expect(youtubeVideo(address)).toBeNull();
  },
);
