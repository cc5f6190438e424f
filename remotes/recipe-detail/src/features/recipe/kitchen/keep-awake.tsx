import { useToasts } from '@tdt/platform';
import { Icon, icons } from '@tdt/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './keep-awake.module.css';

const never = () => () => {};

/** Floury fingers wake no screen: a switch that keeps it on, where the browser can. */
export function KeepAwake() {
  const isOffered = useSyncExternalStore(
    never,
    () => 'wakeLock' in navigator,
    () => true,
  );
  const [isOn, setOn] = useState(false);
  const { show } = useToasts();

  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const refused = () => {
      setOn(false);
      show({ kind: 'info', title: "L'écran ne peut pas rester allumé sur cet appareil." });
    };
    import(/* webpackChunkName: "hold-screen" */ './hold-screen.ts')
      .then(({ holdScreen }) => holdScreen(controller.signal))
      .catch(refused);
    return () => controller.abort();
  }, [isOn, show]);

  if (!isOffered) return null;
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={() => setOn(!isOn)}>
      <Icon path={icons.sun} />
      Garder l'écran allumé
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
