import { expect, it } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

const refusal = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' });

it('lets two uploads of a user run at a time', () => {
  const takeSlot = createUploadSlots();
  takeSlot('ada');
  const free = takeSlot('ada');
  expect(() => takeSlot('ada')).toThrow(refusal);
  free();
  takeSlot('ada');
  expect(() => takeSlot('ada')).toThrow(refusal);
});

it('lets four uploads of all users run at a time', () => {
  const takeSlot = createUploadSlots();
  const [free = () => {}] = ['ada', 'ada', 'bo', 'bo'].map((user) => takeSlot(user));
  expect(() => takeSlot('cy')).toThrow(refusal);
  free();
  takeSlot('cy');
});
