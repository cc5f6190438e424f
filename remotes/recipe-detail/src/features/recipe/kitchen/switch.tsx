import { Icon } from '@tdt/ui';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** Path data of an icon before the label. */
  icon?: string;
  isOn: boolean;
  onToggle: () => void;
}

/** A setting of the kitchen that is on or off. */
export function Switch({ label, icon, isOn, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      data-hide="print no-script"
      onClick={onToggle}
    >
      {icon && <Icon path={icon} />}
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
