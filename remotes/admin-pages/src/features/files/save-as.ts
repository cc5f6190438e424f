/** Gives a file to the browser, which saves it as it saves downloads. */
export function saveAs(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser begins to read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
