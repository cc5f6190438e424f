import { type DragEvent, useState } from 'react';

/**
 * Props that make an element accept dropped files. `data-over`: something is dragged over it.
 * @param onDrop gets what was dropped, which may hold no file
 */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      // Otherwise the browser leaves the page to show the file.
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
}
