import type { RecipeDetail } from '@tdt/contracts';
import { formatDuration } from '@tdt/cuisine';
import { type Timer, timerState, timerText, toggleTimer } from '@tdt/domain/timers';
import { changeTimers, isSamePress } from '@tdt/platform/timers';
import { cluster, Icon, icons, stack } from '@tdt/ui';
import { useRef } from 'react';
import { launchTimer } from './launch-timer.ts';
import type { CookStep } from './screens.ts';
import type { Duration } from './step-durations.ts';
import styles from './step-timers.module.css';
import { useTimers } from './use-timers.ts';

interface StepTimersProps {
  recipe: RecipeDetail;
  step: CookStep;
}

/** A button for each duration of a step: starts its timer, then pauses and resumes it, and removes it at the end. */
export function StepTimers({ recipe, step }: StepTimersProps) {
  const { timers, now } = useTimers();
  if (step.durations.length === 0) return null;
  return (
    <ul className={stack(3)} data-hide="print no-script" aria-label="Minuteurs de l'étape">
      {step.durations.map((duration) => {
        const id = `${recipe.id}/${step.step.id}/${duration.key}`;
        const timer = timers.find((one) => one.id === id);
        const start = () =>
          launchTimer({
            id,
            name: `Étape ${step.number} · ${duration.label ?? formatDuration(duration.minutes)}`,
            recipe: recipe.title,
            path: `${location.pathname}${location.search}#${step.id}`,
            minutes: duration.minutes,
          });
        return (
          <li key={duration.key}>
            <TimerButton duration={duration} timer={timer} now={now} onStart={start} />
          </li>
        );
      })}
    </ul>
  );
}

interface TimerButtonProps {
  duration: Duration;
  timer: Timer | undefined;
  now: number;
  onStart: () => void;
}

function TimerButton({ duration: { label, icon, minutes }, timer, now, onStart }: TimerButtonProps) {
  const state = timer ? timerState(timer, now) : 'idle';
  const { action, path = icon } = FACES[state];
  const pressed = useRef(0);
  const press = () => {
    // Wet fingers press twice: the second press would pause the timer that the first one started.
    if (isSamePress(pressed.current)) return;
    pressed.current = Date.now();
    if (!timer) return onStart();
    changeTimers((timers) =>
      timers.flatMap((one) => {
        if (one.id !== timer.id) return one;
        return state === 'ended' ? [] : toggleTimer(one, Date.now());
      }),
    );
  };
  const text = timer ? timerText(timer, now) : formatDuration(minutes);
  return (
    <button
      type="button"
      className={cluster(3, styles.timer)}
      data-state={state}
      aria-label={`${action} : ${label === null ? text : `${label}, ${text}`}`}
      onClick={press}
    >
      <Icon path={path} />
      <span>{label}</span> <strong>{text}</strong>
    </button>
  );
}

/** What a press does, and the icon instead of the duration's. */
const FACES: Readonly<Record<'idle' | ReturnType<typeof timerState>, { action: string; path?: string }>> = {
  idle: { action: 'Lancer le minuteur' },
  running: { action: 'Mettre en pause le minuteur', path: icons.pause },
  paused: { action: 'Reprendre le minuteur', path: icons.play },
  ended: { action: 'Arrêter le minuteur', path: icons.check },
};
