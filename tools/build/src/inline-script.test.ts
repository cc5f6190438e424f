import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

it('compiles a script to a text that stands by itself', async () => {
  const text = await inlineScript(`
    const isAllowed: boolean = true;
    const WORD = 'élan </script><!--';
    document.title = WORD + isAllowed;
  `);
  expect(text).toMatch(/^[ -~]+$/);
  expect(text).not.toMatch(/<\/script|<!--/);
  const document = { title: '' };
  new Function('document', text)(document);
  expect(document.title).toBe('élan </script><!--true');
});

it.each([
  ["import { a } from './a.ts'; document.title = a;", 'import'],
  ["import('./a.ts');", 'import'],
  ['export const a = document.title;', 'export'],
  ['document.title = String.raw`</script>`;', '</script'],
])('refuses what could not stand in a document: %s', async (source, unfit) => {
  await expect(inlineScript(source)).rejects.toThrow(`may not contain "${unfit}"`);
});
