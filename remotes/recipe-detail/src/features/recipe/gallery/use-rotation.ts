import { ROTATION_SECONDS } from '@tdt/contracts/plain';
import { useReducedMotion } from '@tdt/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';

interface Rotation {
  index: number;
  /** The furthest image worth loading: one ahead of the furthest shown. */
  preloadedTo: number;
  isStopped: boolean;
  /** Whether images rotate at all: there are several, and the visitor did not ask for less motion. */
  canRotate: boolean;
  go: (steps: number) => void;
  toggle: () => void;
  /** Event handlers that pause the rotation while the pointer or the focus is inside. */
  pauseHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Rotates through `count` images, one every five seconds; pauses on hover, on focus and while the page is hidden. */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [preloadedTo, setPreloadedTo] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const canRotate = !useReducedMotion() && count > 1;
  const isRunning = canRotate && !isStopped && !isHovered && !isFocused && !isHidden;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), ROTATION_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [isRunning, count]);

  useEffect(() => setPreloadedTo((furthest) => Math.max(furthest, index + 1)), [index]);

  return {
    index,
    preloadedTo,
    isStopped,
    canRotate,
    go: (steps) => setIndex((current) => (current + steps + count) % count),
    toggle: () => setStopped((stopped) => !stopped),
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
