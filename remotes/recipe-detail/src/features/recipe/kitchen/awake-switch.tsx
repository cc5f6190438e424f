import { useToasts, useUndisturbed } from '@tdt/platform';
import { icons } from '@tdt/ui';
import { useEffect, useState } from 'react';
import { holdScreen } from './hold-screen.ts';
import { Switch } from './switch.tsx';

/** Keeps the screen on while it is switched on. For browsers that have the Screen Wake Lock API. */
export function AwakeSwitch() {
  const [isOn, setOn] = useState(false);
  const { show } = useToasts();
  useUndisturbed(isOn);

  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    holdScreen(controller.signal, () => {
      setOn(false);
      show({ kind: 'info', title: "L'écran ne peut pas rester allumé sur cet appareil." });
    });
    return () => controller.abort();
  }, [isOn, show]);

  return <Switch label="Garder l'écran allumé" icon={icons.sun} isOn={isOn} onToggle={() => setOn(!isOn)} />;
}
