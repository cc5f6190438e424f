import type { PublicationInput } from '@tdt/contracts';
import { PUBLIC } from '@tdt/domain/publication';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { screen, typeAtOnce } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** Some other zone than that of the site: the browser's does not matter. */
beforeEach(() => vi.stubEnv('TZ', 'Pacific/Auckland'));
afterEach(() => vi.unstubAllEnvs());

function open(initial: PublicationInput = PUBLIC) {
  const onSchedule = vi.fn<(publication: PublicationInput) => void>();
  const onClose = vi.fn();
  const onSubmit = vi.fn();
  const element = (
    <form onSubmit={onSubmit}>
      <ScheduleDialog initial={initial} onSchedule={onSchedule} onClose={onClose} />
      <button type="submit">Enregistrer</button>
    </form>
  );
  const { user } = renderAdminRemote([{ path: '/', element }]);
  const schedule = () => user.click(screen.getByRole('button', { name: 'Programmer' }));
  return { user, onSchedule, onClose, onSubmit, schedule };
}

const fields = async () => ({
  from: await screen.findByLabelText('Publier le'),
  until: screen.getByLabelText("Jusqu'au (facultatif)"),
});

test('takes times of Paris to the minute', async () => {
  const { schedule, onSchedule, onSubmit } = open();
  const { from, until } = await fields();
  typeAtOnce(from, '2026-12-07T08:00');
  typeAtOnce(until, '2027-07-14T20:30');
  await schedule();
  const [start, end] = ['2026-12-07T07:00:00.000Z', '2027-07-14T18:30:00.000Z'];
  expect(onSchedule).toHaveBeenCalledExactlyOnceWith({ state: 'published', from: start, until: end });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('begins with the times of the recipe, and takes an end alone', async () => {
  const { schedule, onSchedule } = open({
    state: 'published',
    from: '2027-01-01T07:00:00.000Z',
    until: '2027-07-14T18:30:00.000Z',
  });
  const { from, until } = await fields();
  expect([from, until].map((field) => (field as HTMLInputElement).value)).toEqual([
    '2027-01-01T08:00',
    '2027-07-14T20:30',
  ]);
  typeAtOnce(from, '');
  await schedule();
  expect(onSchedule).toHaveBeenCalledWith({ state: 'published', from: null, until: '2027-07-14T18:30:00.000Z' });
});

test.each<[why: string, from: string, until: string, at: 'from' | 'until', refusal: string]>([
  [
    'an hour that the clock skips',
    '2027-03-28T02:30',
    '',
    'from',
    "2\u00a0h\u00a030 n'existe pas ce jour-là : l'heure change.",
  ],
  [
    'an hour that the clock repeats',
    '',
    '2027-10-31T02:30',
    'until',
    "2\u00a0h\u00a030 existe deux fois ce jour-là : l'heure change.",
  ],
  ['an end before the beginning', '2027-01-02T08:00', '2027-01-01T08:00', 'until', 'La fin doit suivre le début.'],
  ['an end at the beginning', '2027-01-02T08:00', '2027-01-02T08:00', 'until', 'La fin doit suivre le début.'],
  ['no time', '', '', 'from', 'Indiquez une date et une heure, à la minute près.'],
])('refuses %s in its field, until that is changed', async (_why, start, end, at, refusal) => {
  const { schedule, onSchedule } = open();
  const { from, until } = await fields();
  if (start) typeAtOnce(from, start);
  if (end) typeAtOnce(until, end);
  await schedule();
  const field = { from, until }[at];
  expect(field).toHaveAccessibleDescription(refusal);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(onSchedule).not.toHaveBeenCalled();
  typeAtOnce(field, '2030-05-01T08:00');
  expect(field).not.toHaveAccessibleDescription();
  await schedule();
  expect(onSchedule).toHaveBeenCalledOnce();
});

test('schedules by Enter, without saving the form around it', async () => {
  const { user, onSchedule, onSubmit } = open();
  const { from } = await fields();
  typeAtOnce(from, '2026-12-07T08:00');
  from.focus();
  await user.keyboard('{Enter}');
  expect(onSchedule).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
