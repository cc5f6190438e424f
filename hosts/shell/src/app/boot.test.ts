import type { Boot, Image } from '@tdt/contracts';
import { imageVariants } from '@tdt/domain';
import { expect, it } from 'vitest';
import { bootJson, readBoot } from './boot.ts';

const picture = (url: string, variants: Image['variants']): Image => ({
  url,
  width: 1200,
  height: 800,
  placeholder: 'data:image/webp;base64,',
  alt: 'Un plat </script>',
  variants,
});

function bootWith(...images: Image[]): Boot {
  const site: Boot['site'] = {
    name: 'Tour de Table',
    tagline: '',
    url: 'http://127.0.0.1:3000',
    contact_email: null,
    legal: { enabled: true, publisher: null, host: null },
    features: { newsletter: false, newsletter_opt_in: true, offline: true },
    analytics_id: null,
  };
  return {
    site,
    remotes: { generation: 1, remotes: [] },
    shell: { js: [], css: [], fonts: [] },
    rendered: true,
    hydration: { loaderData: { list: { items: images.map((cover) => ({ cover })) } }, errors: null },
  };
}

const OURS = '/media/recipe-images/cover/76691a8f-0830-556b-8791-566e76502bd2.webp';

it('gives the browser what the server rendered with, without sending the variants of pictures', () => {
  const boot = bootWith(picture(OURS, imageVariants(OURS, 1200)), picture('https://elsewhere.example/a.jpg', []));
  const json = bootJson(boot);
  expect(json).not.toContain('.320.avif');
  expect(readBoot(json)).toEqual(boot);
});

it('holds no character that could end the script element', () => {
  const json = bootJson(bootWith(picture(OURS, [])));
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(readBoot(json)).toEqual(bootWith(picture(OURS, [])));
});
