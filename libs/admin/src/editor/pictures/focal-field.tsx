import { cluster } from '@tdt/admin/kit';
import type { FocalPoint } from '@tdt/contracts';
import { FOCAL_STEPS } from '@tdt/contracts/plain';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import styles from './focal-field.module.css';

const CENTRE: FocalPoint = { x: FOCAL_STEPS / 2, y: FOCAL_STEPS / 2 };
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const RATIOS = ['16:9', '4:3', '1:1'];

const percent = (tenths: number) => `${(tenths * 100) / FOCAL_STEPS}%`;
const inside = (tenths: number) => Math.min(FOCAL_STEPS, Math.max(0, Math.round(tenths)));

interface FocalFieldProps {
  /** `null`: the centre. */
  value: FocalPoint | null;
  onChange: (focal: FocalPoint | null) => void;
  url: string;
  readOnly: boolean;
  /** Shows the crops from the beginning, not on demand. */
  hasCrops: boolean;
  onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError?: () => void;
  onBlur?: () => void;
}

/** The whole picture, and its crops. A click or the arrow keys move the focal point; Home centres it. */
export function FocalField(props: FocalFieldProps) {
  const { value, onChange, url, readOnly, hasCrops, onLoad, onError, onBlur } = props;
  const { x, y } = value ?? CENTRE;
  const move = (focal: FocalPoint | null) => {
    if (!readOnly) onChange(focal);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = MOVES[event.key] ?? [];
    if (event.altKey || (right === undefined && event.key !== 'Home')) return;
    event.preventDefault();
    move(right === undefined || down === undefined ? null : { x: inside(x + right), y: inside(y + down) });
  };
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const share = { x: (clientX - left) / width, y: (clientY - top) / height };
    move({ x: inside(share.x * FOCAL_STEPS), y: inside(share.y * FOCAL_STEPS) });
  };
  return (
    <div className={cluster(4, styles.views)}>
      <div
        role="slider"
        tabIndex={0}
        className={styles.picker}
        aria-label="Point focal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={(x * 100) / FOCAL_STEPS}
        aria-valuetext={`${percent(x)} depuis la gauche, ${percent(y)} depuis le haut`}
        aria-readonly={readOnly}
        title="Cliquez, ou déplacez avec les flèches, le point que chaque cadrage garde visible"
        onKeyDown={onKeyDown}
        onClick={onClick}
        onBlur={onBlur}
      >
        <img src={url} alt="" className={styles.picture} draggable={false} onLoad={onLoad} onError={onError} />
        <span className={styles.point} style={{ left: percent(x), top: percent(y) }} />
      </div>
      <details open={hasCrops}>
        <summary className={styles.summary}>Cadrages</summary>
        <ul className={cluster(3, styles.crops)} aria-label="Cadrages">
          {RATIOS.map((ratio) => (
            <li key={ratio}>
              <img
                src={url}
                alt=""
                className={styles.crop}
                style={{ aspectRatio: ratio.replace(':', ' / '), objectPosition: `${percent(x)} ${percent(y)}` }}
              />
              <span>{ratio}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
