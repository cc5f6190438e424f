import { addMinutes, nextTimer, type Timer, timerState, timerText, toggleTimer } from '@tdt/domain/timers';
import { changeTimers, isSamePress } from '@tdt/platform/timers';
import { element } from '../../layout/element.ts';
import { focusContent } from '../../layout/focus-content.ts';
import styles from './timers.css?inline';

/** What of the list is shown: once one rings, the timers that have ended; all when the visitor asks for them. */
type Opened = 'none' | 'ended' | 'all';

/**
 * How much of the bottom of pages is covered.
 * @param above pixels above the bar
 */
const roomOf = (above: number): string =>
  `:root { --timers-bar: clamp(2.75rem, 10dvh, 4.25rem); --timers: calc(var(--timers-bar) + ${above}px) }
  @media screen { body { padding-bottom: var(--timers) } }`;

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * The bar: a button with the next timer, and above it the list of all timers, which it opens. A shadow tree separates
 * its styles from those of the page.
 * @param signal ends what it listens to
 */
export function createView(signal: AbortSignal) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(styles)];
  const room = sheetOf(roomOf(0));
  const announcement = element('p', { className: 'announcement' });
  announcement.setAttribute('aria-live', 'assertive');
  const list = element('ul', { id: 'minuteurs', hidden: true });
  const time = element('span', { className: 'time' });
  const name = element('span', { className: 'name' });
  const toggle = element('button', { type: 'button', className: 'bar' }, time, name);
  toggle.setAttribute('aria-controls', list.id);
  const section = element('section', {}, toggle, list);
  section.setAttribute('aria-label', 'Minuteurs');
  shadow.append(announcement, section);
  const rows = new Map<string, ReturnType<typeof createRow>>();

  let opened: Opened = 'none';
  /** Height of the list for which pages make room. That of all timers covers the page, as the visitor asked for it. */
  let above = 0;
  const open = (next: Opened) => {
    const ended = [...rows.values()].filter(({ item }) => item.dataset.state === 'ended');
    opened = next === 'ended' && ended.length === 0 ? 'none' : next;
    for (const { item } of rows.values()) item.hidden = opened === 'ended' && item.dataset.state !== 'ended';
    list.hidden = opened === 'none';
    toggle.setAttribute('aria-expanded', String(opened === 'all'));
    if (shadow.activeElement?.closest('[hidden]')) toggle.focus();
    const height = opened === 'ended' ? list.offsetHeight : 0;
    if (height === above) return;
    above = height;
    room.replaceSync(roomOf(above));
  };
  toggle.addEventListener('click', () => open(opened === 'all' ? 'none' : 'all'));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || opened === 'none') return;
    // Not for the page, which may close something as well, such as cook mode.
    event.stopPropagation();
    open('none');
  };
  // Wherever the focus is, and before the page.
  addEventListener('keydown', onKey, { capture: true, signal });
  let stoppedAt = 0;
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('.end')) stoppedAt = Date.now();
  });
  // Other buttons come to where the one that ends a timer was: a second press is not for them.
  const onPress = (event: MouseEvent) => {
    if (!isSamePress(stoppedAt)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', onPress, { capture: true, signal });
  open('none');

  const setShown = (isShown: boolean) => {
    if (host.isConnected === isShown) return;
    const hadFocus = document.activeElement === host;
    if (isShown) document.body.append(host);
    else host.remove();
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== room);
    document.adoptedStyleSheets = isShown ? [...others, room] : others;
    if (hadFocus) focusContent();
  };

  return {
    /** Shows those that have ended, unless all are shown. */
    openEnded: () => open(opened === 'all' ? 'all' : 'ended'),
    /** A region announces nothing that it holds when it is added to the page. */
    announce: (text: string) => void setTimeout(() => setText(announcement, text), 150),
    show(timers: readonly Timer[], now: number): void {
      setShown(timers.length > 0);
      const ids = new Set(timers.map(({ id }) => id));
      for (const [id, { item }] of rows) {
        if (ids.has(id)) continue;
        if (item.contains(shadow.activeElement)) toggle.focus();
        item.remove();
        rows.delete(id);
      }
      for (const timer of timers) {
        const row = rows.get(timer.id) ?? createRow(timer.id);
        if (!rows.has(timer.id)) list.append(row.item);
        rows.set(timer.id, row);
        row.show(timer, now);
      }
      const first = nextTimer(timers) ?? timers[0];
      open(first ? opened : 'none');
      if (!first) return;
      section.dataset.state = timerState(first, now);
      setText(time, timerText(first, now));
      setText(name, timers.length > 1 ? `${timers.length} minuteurs · ${first.name}` : first.name);
    },
  };
}

function createRow(id: string) {
  const change = (next: (timer: Timer) => Timer | null) =>
    changeTimers((timers) => timers.flatMap((timer) => (timer.id === id ? (next(timer) ?? []) : timer)));
  const button = (onclick: () => void) => element('button', { type: 'button', onclick });
  const less = button(() => change((timer) => addMinutes(timer, -1, Date.now())));
  const more = button(() => change((timer) => addMinutes(timer, 1, Date.now())));
  const pause = button(() => change((timer) => toggleTimer(timer, Date.now())));
  const end = element('button', { type: 'button', className: 'end', onclick: () => change(() => null) });
  const name = element('strong', {});
  const recipe = element('span', {});
  const link = element('a', {}, name, recipe);
  const time = element('span', { role: 'timer', className: 'time' });
  const buttons = element('div', { className: 'buttons' }, less, more, pause, end);
  const item = element('li', {}, link, time, buttons);
  return {
    item,
    show(timer: Timer, now: number): void {
      const state = timerState(timer, now);
      item.dataset.state = state;
      link.href = timer.path;
      setText(name, timer.name);
      setText(recipe, timer.recipe);
      setText(time, timerText(timer, now));
      less.hidden = pause.hidden = state === 'ended';
      const labels: [HTMLElement, string][] = [
        [less, '−1 min'],
        [more, '+1 min'],
        [pause, state === 'paused' ? 'Reprendre' : 'Pause'],
        [end, state === 'ended' ? 'Arrêter' : 'Annuler'],
      ];
      for (const [one, label] of labels) {
        setText(one, label);
        one.setAttribute('aria-label', `${label}, ${timer.name}`);
      }
    },
  };
}

/** Without a change nothing happens, so that screen readers keep their place. */
function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
