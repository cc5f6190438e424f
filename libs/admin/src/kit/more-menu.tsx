import { useMenu } from '@tdt/platform';
import { Icon, icons } from '@tdt/ui';
import { Button } from 'antd';
import { type RefObject, useId } from 'react';
import { useTexts } from './language/screen-language.tsx';
import styles from './more-menu.module.css';

export interface MenuAction {
  label: string;
  onPress: () => void;
  /** It takes something away. */
  danger?: boolean;
}

/** What one does now and then with what is on the screen, behind one button. Escape and a press elsewhere close it. */
export function MoreMenu({ actions, isBusy = false }: { actions: MenuAction[]; isBusy?: boolean }) {
  const { isOpen, toggle, ref, buttonRef } = useMenu();
  const texts = useTexts();
  const id = useId();
  const press = (action: MenuAction) => {
    toggle();
    // A dialog that opens gives the focus back to an element that is still visible.
    buttonRef.current?.focus();
    action.onPress();
  };
  return (
    <div ref={ref as RefObject<HTMLDivElement>} className={styles.menu}>
      <Button ref={buttonRef} aria-expanded={isOpen} aria-controls={id} loading={isBusy} onClick={toggle}>
        <span>{texts.more}</span>
        <Icon path={icons.chevronDown} />
      </Button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {actions.map((action) => (
          <Button key={action.label} type="text" danger={action.danger ?? false} onClick={() => press(action)}>
            {action.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
