import { describe, expect, it } from 'vitest';
import { clockTime, dayOfTask, planMeal, readTime, type ServedDish, stagesOf } from './meal-plan.ts';

const KINDS = { p: 'preparation', c: 'cooking', r: 'rest' } as const;

/** 'p10 c30': ten minutes of preparation, then half an hour of cooking. */
const stages = (text: string) =>
  text
    .split(' ')
    .map((each) => ({ kind: KINDS[each[0] as keyof typeof KINDS], minutes: Number(each.slice(1)), steps: null }));

const TABLE = 20 * 60;

/** The plan in words, such as '19:20 A preparation+cooking'. */
const words = (dishes: readonly ServedDish[]): string[] =>
  planMeal(dishes).map((task) => {
    const day = dayOfTask(task);
    const kinds = task.stages.map(({ kind }) => kind[0]).join('+');
    return `${day && `${day} `}${clockTime(task.start).replaceAll('\u00a0', '')} ${'ABC'[task.dish]} ${kinds}`;
  });

/** All dishes at once. */
const plan = (...dishes: string[]): string[] => words(dishes.map((text) => ({ stages: stages(text), served: TABLE })));

/** Dishes half an hour after one another. */
const courses = (dishes: string[], table = TABLE): string[] =>
  words(dishes.map((text, index) => ({ stages: stages(text), served: table + 30 * index })));

describe('a plan', () => {
  it.each([
    ['counts backwards from the table', ['p10 c30'], ['19h20 A p+c']],
    ['keeps the order of a dish', ['p10 r20 p5 c15'], ['19h10 A p+r', '19h40 A p+c']],
    ['lets cooking and rests overlap', ['p10 c60', 'p10 r60'], ['18h40 B p+r', '18h50 A p+c']],
    ['never needs four hands', ['p30', 'p20'], ['19h10 B p', '19h30 A p']],
    ['fills the time in which a dish cooks', ['p10 c60', 'p20'], ['18h50 A p+c', '19h40 B p']],
    ['waits for hands between the stages of a dish', ['p20 c10 p10', 'p15'], ['19h15 A p+c', '19h35 B p', '19h50 A p']],
    ['begins without work where a dish does', ['c30 p10'], ['19h20 A c', '19h50 A p']],
    ['begins on five minutes', ['p12 c4', 'p2'], ['19h40 A p+c', '19h55 B p']],
    ['puts long rests on the eve', ['p15 r480'], ['la veille 20h45 A p+r']],
    ['does so before noon, too, if the rest is longer', ['p15 r1440'], ['la veille 19h45 A p+r']],
    ['begins no rest at night', ['p10 r2400'], ["l'avant-veille 20h50 A p+r"]],
    ['has nothing to say about nothing', [], []],
  ])('%s', (_, dishes, expected) => {
    expect(plan(...dishes)).toEqual(expected);
  });
});

describe('a plan of courses', () => {
  it.each([
    ['has each ready when it is served', ['p10', 'p10 c60', 'c15'], ['19h20 B p+c', '19h50 A p', '20h45 C c']],
    ['lets the cook finish a course between two', ['p10', 'c40 p10'], ['19h40 B c', '19h50 A p', '20h20 B p']],
    ['has long work done before the meal', ['p10', 'c40 p20'], ['18h50 B c', '19h30 B p', '19h50 A p']],
    ['has work done that would go on when all sit down', ['p5', 'p10 c25'], ['19h45 B p+c', '19h55 A p']],
    ['never needs four hands', ['p5', 'p15', 'p20 c50'], ['19h35 C p+c', '19h55 A p', '20h15 B p']],
    ['finishes the first course last', ['p10', 'p20', 'p20'], ['19h10 C p', '19h30 B p', '19h50 A p']],
  ])('%s', (_, dishes, expected) => {
    expect(courses(dishes)).toEqual(expected);
  });

  it('puts long rests on the eve, also for a course after midnight', () => {
    expect(courses(['p5', 'r480'], 23 * 60 + 45)).toEqual(['la veille 21h B r', '23h40 A p']);
  });
});

describe('the stages of a recipe', () => {
  const step = (step_order: number, duree_preparation: string | null, rest: Partial<Record<string, string>> = {}) => ({
    step_order,
    duree_preparation,
    duree_cuisson: rest.cuisson ?? null,
    duree_repos: rest.repos ?? null,
  });

  it('follow its steps, those of one kind in one piece', () => {
    const steps = [
      step(2, '5 minutes', { cuisson: '1 heure' }),
      step(1, '10 minutes'),
      step(3, null, { cuisson: '20 minutes', repos: '3 minutes' }),
    ];
    expect(stagesOf({ preparation_time: null, cooking_time: null, steps })).toEqual([
      { kind: 'preparation', minutes: 15, steps: [1, 2] },
      { kind: 'cooking', minutes: 80, steps: [2, 3] },
      { kind: 'rest', minutes: 3, steps: [3, 3] },
    ]);
  });

  it('are its own times where the steps state no work', () => {
    const timed = { preparation_time: '10 min', cooking_time: '1 h', steps: [step(1, null, { repos: '5 minutes' })] };
    expect(stagesOf(timed)).toEqual(stages('p10 c60 r5'));
    expect(stagesOf({ preparation_time: null, cooking_time: null, steps: [] })).toEqual([]);
  });
});

it.each([
  ['19:30', 1170],
  ['00:00', 0],
  ['24:00', null],
  ['9:30', null],
  ['20 h', null],
  [null, null],
])('reads %s as %s minutes', (text, minutes) => {
  expect(readTime(text)).toBe(minutes);
});

it('says how many days before the meal a task is', () => {
  expect([1200, 0, -1, -1441, -2881].map((start) => dayOfTask({ start }))).toEqual([
    '',
    '',
    'la veille',
    "l'avant-veille",
    '3 jours avant',
  ]);
});
