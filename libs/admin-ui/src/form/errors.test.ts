import type { Problem } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { errorsOfProblem } from './errors.ts';

const VALUES = { email: '', tags: [] as string[] };
const problem = (some: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: '',
  status: 422,
  code: 'VALIDATION_FAILED',
  detail: '',
  instance: '/',
  request_id: '1',
  ...some,
});

it('puts each error of the server at its field, also one within the field', () => {
  const errors = [
    { path: 'email', message: 'Invalid' },
    { path: 'tags.3', message: 'Empty' },
  ];
  expect(errorsOfProblem(problem({ errors }), VALUES)).toEqual({ email: 'Invalid', tags: 'Empty' });
});

it('keeps the first of several errors of a field', () => {
  const errors = ['First', 'Second'].map((message) => ({ path: 'email', message }));
  expect(errorsOfProblem(problem({ errors }), VALUES)).toEqual({ email: 'First' });
});

it.each(['', 'revision', 'toString'])('leaves out what is no field of the form: "%s"', (path) => {
  expect(errorsOfProblem(problem({ errors: [{ path, message: 'No' }] }), VALUES)).toEqual({});
});

it('says at a field what the screen says about the code', () => {
  const taken = { DUPLICATE_EMAIL: { email: 'Taken' } };
  expect(errorsOfProblem(problem({ code: 'DUPLICATE_EMAIL' }), VALUES, taken)).toEqual({ email: 'Taken' });
});

it('knows nothing about fields when the server said nothing', () => {
  expect(errorsOfProblem(null, VALUES)).toEqual({});
});
