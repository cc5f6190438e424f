import type { RecipeDetail } from '@tdt/contracts';
import { endedText, formatCountdown, formatDuration, millisecondsLeft, type Timer, toggleTimer } from '@tdt/domain';
import { changeTimers } from '@tdt/platform/timers';
import { Icon, icons } from '@tdt/ui';
import styles from './cook-mode.module.css';
import { launchTimer } from './launch-timer.ts';
import type { CookStep } from './screens.ts';
import type { Duration } from './step-durations.ts';
import { useTimers } from './use-timers.ts';

interface StepTimersProps {
  recipe: RecipeDetail;
  step: CookStep;
}

/** A button for each duration of a step: starts its timer, then pauses and resumes it, and at last takes it away. */
export function StepTimers({ recipe, step }: StepTimersProps) {
  const { timers, now } = useTimers();
  if (step.durations.length === 0) return null;
  return (
    <ul className={styles.timers} aria-label="Minuteurs de l'étape">
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
  const face = faceOf(timer, now);
  const press = () => {
    if (!timer) return onStart();
    changeTimers((timers) =>
      timers.flatMap((one) => {
        if (one.id !== timer.id) return one;
        return face.state === 'ended' ? [] : toggleTimer(one, Date.now());
      }),
    );
  };
  const text = face.time ?? formatDuration(minutes);
  return (
    <button
      type="button"
      className={styles.timer}
      data-state={face.state}
      aria-label={`${face.action} : ${label === null ? text : `${label}, ${text}`}`}
      onClick={press}
    >
      <Icon path={face.icon ?? icon} />
      {label} <strong>{text}</strong>
    </button>
  );
}

interface Face {
  state: 'idle' | 'running' | 'paused' | 'ended';
  action: string;
  /** Instead of the duration's. */
  icon?: string;
  time?: string;
}

function faceOf(timer: Timer | undefined, now: number): Face {
  if (!timer) return { state: 'idle', action: 'Lancer le minuteur' };
  const left = millisecondsLeft(timer, now);
  if (timer.end === null) {
    return { state: 'paused', action: 'Reprendre le minuteur', icon: icons.play, time: formatCountdown(left) };
  }
  return left > 0
    ? { state: 'running', action: 'Mettre en pause le minuteur', icon: icons.pause, time: formatCountdown(left) }
    : { state: 'ended', action: 'Arrêter le minuteur', icon: icons.check, time: endedText(timer, now) };
}
