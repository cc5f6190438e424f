/** Where a block begins or ends: several of them are one end of a line. */
const EDGE = '\f';
const BLOCKS = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article, dt, dd';

/** What a page or Word puts on the clipboard as text: its lists keep their signs, its blocks and breaks end lines. */
export function htmlText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, noscript, template')) hidden.remove();
  // Blanks and line ends of the markup mean nothing.
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ');
  // Paragraphs of several lines are apart from each other.
  const paragraphEnd = body.querySelector('p br') ? `${EDGE}\n` : EDGE;
  for (const item of body.querySelectorAll('li')) {
    const place = [...(item.parentElement?.children ?? [])].indexOf(item) + 1;
    item.prepend(item.parentElement?.tagName === 'OL' ? `${place}. ` : '- ');
  }
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) heading.prepend('## ');
  for (const cell of body.querySelectorAll('td + td, th + th')) cell.before('\t');
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) {
    // A block in an item begins behind its sign.
    if (!block.closest('li') || block.tagName === 'LI') block.before(EDGE);
    block.after(block.tagName === 'P' ? paragraphEnd : EDGE);
  }
  return (body.textContent ?? '')
    .replace(/(?<! ) *\f[ \f]*/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
