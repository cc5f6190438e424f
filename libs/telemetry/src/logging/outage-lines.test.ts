import { AppError } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { createOutageLog } from './outage-lines.ts';

const away = () => new AppError('NOT_READY', { detail: 'away' });

function written() {
  const lines: { text: string; suppressed: number | undefined }[] = [];
  let time = 0;
  const warn = (fields: { suppressed?: number }, text: string) =>
    void lines.push({ text, suppressed: fields.suppressed });
  const tell = createOutageLog({ warn: warn as never }, () => time);
  return { lines, tell, pass: (milliseconds: number) => (time += milliseconds) };
}

it('logs an outage once, and after a minute how many lines were suppressed', () => {
  const { lines, tell, pass } = written();
  for (let second = 0; second < 60; second += 1) {
    tell(away(), 'Asking');
    pass(1000);
  }
  expect(lines).toEqual([{ text: 'Asking: away', suppressed: undefined }]);
  tell(away(), 'Asking');
  expect(lines[1]).toEqual({ text: 'Asking: away', suppressed: 59 });
});

it('logs another reason at once', () => {
  const { lines, tell } = written();
  tell(away(), 'Asking');
  tell(new AppError('NOT_READY', { detail: 'full' }), 'Asking');
  tell(away(), 'Renewing');
  expect(lines.map(({ text }) => text)).toEqual(['Asking: away', 'Asking: full', 'Renewing: away']);
});
