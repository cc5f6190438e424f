import { useToasts, useUndisturbed } from '@tdt/platform';
import { Icon, icons } from '@tdt/ui';
import { useEffect, useState } from 'react';
import styles from './awake-switch.module.css';
import { holdScreen } from './hold-screen.ts';

/** Keeps the screen on while it is switched on. For browsers that have the Screen Wake Lock API. */
export function AwakeSwitch() {
  const [isOn, setOn] = useState(false);
  const { show } = useToasts();
  useUndisturbed(isOn);

  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    holdScreen(controller.signal).catch(() => {
      setOn(false);
      show({ kind: 'info', title: "L'écran ne peut pas rester allumé sur cet appareil." });
    });
    return () => controller.abort();
  }, [isOn, show]);

  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={() => setOn(!isOn)}>
      <Icon path={icons.sun} />
      Garder l'écran allumé
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
