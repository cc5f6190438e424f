import { ROTATION_SECONDS } from '@tdt/contracts/plain';
import { useReducedMotion } from '@tdt/platform';
import { type FocusEvent, useEffect, useState } from 'react';
import { usePageHidden } from './use-page-hidden.ts';

interface Rotation {
  index: number;
  /** How far ahead pictures are worth loading. */
  reached: number;
  isStopped: boolean;
  /** Whether it would turn at all, if nothing held it. */
  canTurn: boolean;
  go: (steps: number) => void;
  toggle: () => void;
  /** Hold it while somebody points at it or has the focus in it. */
  holders: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Turns through `count` things, one every five seconds; held on hover, on focus and while the page is hidden. */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = usePageHidden();
  const canTurn = !useReducedMotion() && count > 1;
  const isRunning = canTurn && !isStopped && !isPointed && !isFocused && !isHidden;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), ROTATION_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [isRunning, count]);

  useEffect(() => setReached((furthest) => Math.max(furthest, index + 1)), [index]);

  return {
    index,
    reached,
    isStopped,
    canTurn,
    go: (steps) => setIndex((current) => (current + steps + count) % count),
    toggle: () => setStopped((stopped) => !stopped),
    holders: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
