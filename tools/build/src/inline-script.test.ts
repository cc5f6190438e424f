import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

it('compiles a script to a self-contained text', async () => {
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
])('refuses text that a document cannot contain: %s', async (source, forbidden) => {
  await expect(inlineScript(source)).rejects.toThrow(`may not contain "${forbidden}"`);
});
