import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than `pixels`; `false` on the server and while hydrating. */
export function useScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > pixels);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [pixels]);
  return isScrolled;
}
