import { type DragEvent, useState } from 'react';

/**
 * Makes an element take dropped files: props for it, of which `data-over` tells that something is held above.
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
