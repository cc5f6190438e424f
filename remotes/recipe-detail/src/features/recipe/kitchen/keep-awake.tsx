import { type ComponentType, useEffect, useState } from 'react';
import styles from './steps.module.css';

/** Floury fingers wake no screen: a place for the switch that keeps it on, whose code comes once the page runs. */
export function KeepAwake() {
  const [Switch, setSwitch] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    import(/* webpackChunkName: "awake-switch" */ './awake-switch.tsx').then(
      ({ AwakeSwitch }) => setSwitch(() => AwakeSwitch),
      () => {},
    );
  }, []);
  return <div className={styles.awake}>{Switch && <Switch />}</div>;
}
