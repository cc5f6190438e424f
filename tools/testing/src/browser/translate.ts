import type { Page } from '@playwright/test';

/**
 * Rewrites the texts of the page as browsers do that translate it: each is replaced by elements that contain it, now and
 * whenever one comes or changes, until the document is left. The words stay, so that journeys find them.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(rewriteTexts);

function rewriteTexts(): void {
  const untouched = 'script, style, title, textarea, option, font';
  const rewrite = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  rewrite(document.body);
  const rewriteChanged = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) rewrite(node);
    }
  };
  new MutationObserver(rewriteChanged).observe(document.body, { subtree: true, childList: true, characterData: true });
}
