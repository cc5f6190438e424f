import { Icon } from '@tdt/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './round-button.module.css';

/** A loudspeaker. */
const SPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';

/** A switch that reads this text aloud, and the next one after a step further. Nothing without a French voice. */
export function ReadAloud({ text }: { text: string }) {
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => frenchVoice() !== undefined,
    () => false,
  );
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'fr-FR';
    utterance.voice = frenchVoice() ?? null;
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  }, [isOn, text]);
  if (!hasVoice) return null;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label="Lire à voix haute"
      className={styles.round}
      data-hide="print"
      onClick={() => setOn(!isOn)}
    >
      <Icon path={SPEAKER} />
    </button>
  );
}

const frenchVoice = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in window ? speechSynthesis.getVoices().find(({ lang }) => /^fr\b/i.test(lang)) : undefined;

/** Browsers load their voices late. */
function onVoices(listener: () => void): () => void {
  const { speechSynthesis: speech } = window;
  speech?.addEventListener('voiceschanged', listener);
  return () => speech?.removeEventListener('voiceschanged', listener);
}
