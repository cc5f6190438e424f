/** "1 file, 512 bytes", "12 files, 3.4 MB". */
export function amount({ files, bytes }: { files: number; bytes: number }): string {
  return `${files} ${files === 1 ? 'file' : 'files'}, ${size(bytes)}`;
}

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
