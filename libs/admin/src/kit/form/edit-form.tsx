import { type Elements, useNavigate } from '@tdt/platform';
import { useBeforeUnload, useBlocker } from '@tdt/platform/admin';
import { stack } from '@tdt/ui';
import { Button } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../dialog/dialog.tsx';
import { useTexts } from '../language/screen-language.tsx';
import { listPath } from '../table/list-place.ts';
import styles from './edit-form.module.css';
import { SaveBar, type SaveProgress } from './save-bar.tsx';
import { HoldSaveContext } from './saving.ts';
import type { EditFormState } from './use-edit-form.ts';

interface FormProps<Values extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: the frame does not care what the schema turns values into
  form: EditFormState<Values, any>;
}

interface EditFormProps<Values extends FieldValues> extends FormProps<Values> {
  /** The form's name. */
  title: string;
  /** Shows the title as a heading, for a form that is one part of its screen. The layout shows a screen's title. */
  isTitled?: boolean;
  /** For forms with lists and pictures: takes the width of the screen. */
  isWide?: boolean;
  /** What its save is doing, beside the button that submits. */
  progress?: SaveProgress | null;
  submitLabel: string;
  /** Further buttons, beside the one that submits. */
  actions?: Elements;
  cancelLabel: string;
  /** Where Cancel leads: the list, as the user left it. */
  cancelTo: string;
  /** Shown instead of the default dialog when another user has saved meanwhile. */
  conflict?: Elements;
  /** The fields. */
  children: Elements;
}

/**
 * Frame of a form: its fields and buttons, Ctrl+S or Cmd+S (but not Enter in a field, which would publish), the focus on
 * the first faulty field, and a question before anything is lost.
 */
export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const {
    form,
    title,
    isTitled = false,
    isWide = false,
    progress = null,
    submitLabel,
    actions,
    cancelLabel,
    cancelTo,
    conflict,
    children,
  } = props;
  const { isSubmitting, submitCount } = form.formState;
  const texts = useTexts();
  const element = useRef<HTMLFormElement>(null);
  useSaveKeys(element);
  useEffect(() => (submitCount > 0 ? focusFaulty(element) : undefined), [submitCount]);
  const { isKept, lacksSecrets } = form.draft;
  return (
    <>
      <form
        ref={element}
        noValidate
        className={stack(5, styles.form)}
        data-wide={isWide}
        aria-label={title}
        aria-busy={isSubmitting}
        onKeyDown={(event) => {
          const { key, target } = event;
          if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {isTitled && <h2>{title}</h2>}
        {(isKept || lacksSecrets) && (
          <p role="status" className={styles.recovered}>
            {[isKept && texts.draftKept, lacksSecrets && texts.secretsLost].filter(Boolean).join(' ')}
          </p>
        )}
        <HoldSaveContext value={form.hold}>{children}</HoldSaveContext>
        <SaveBar {...{ form, progress, submitLabel, actions, cancelLabel }} cancelTo={listPath(cancelTo)} />
      </form>
      {form.state.phase === 'conflict' && (conflict ?? <ConflictDialog form={form} />)}
      {form.draft.leftAt && <LeftDialog form={form} leftAt={form.draft.leftAt} />}
      <LeaveDialog form={form} />
    </>
  );
}

/** A tab that opens shows its fields only some frames later; until then they take no focus. */
const FRAMES = 4;

/** Focuses the first faulty field. @returns what ends the search */
function focusFaulty(form: RefObject<HTMLFormElement | null>): () => void {
  let frame = 0;
  const search = (left: number) => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    if (left > 0 && (!field || document.activeElement !== field)) frame = requestAnimationFrame(() => search(left - 1));
  };
  search(FRAMES);
  return () => cancelAnimationFrame(frame);
}

/** Offers what an earlier document has left unsaved. */
function LeftDialog<Values extends FieldValues>({ form, leftAt }: FormProps<Values> & { leftAt: Date }) {
  const texts = useTexts();
  return (
    <Dialog
      title={texts.leftTitle}
      // Escape must not decide: both choices lose something if they are wrong.
      onClose={() => {}}
      actions={
        <>
          <Button type="primary" onClick={form.draft.resume}>
            {texts.resumeLeft}
          </Button>
          <Button danger onClick={form.draft.drop}>
            {texts.dropLeft}
          </Button>
        </>
      }
    >
      {texts.leftText(leftAt)}
    </Dialog>
  );
}

/** Ctrl+S or Cmd+S submits the form instead of opening the browser's dialog, except while a question is open. */
function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, key } = event;
      if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('dialog[open]')) form.current?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [form]);
}

/** Shown when another user has saved meanwhile. Nothing is lost before the user has chosen. */
function ConflictDialog<Values extends FieldValues>({ form }: FormProps<Values>) {
  const texts = useTexts();
  const { dismiss, reload, overwrite } = form.conflict;
  const isReloading = form.state.phase === 'conflict' && form.state.isReloading;
  return (
    <Dialog
      title={texts.conflictTitle}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss} disabled={isReloading}>
            {texts.keepEditing}
          </Button>
          <Button onClick={reload} loading={isReloading}>
            {texts.reload}
          </Button>
          <Button type="primary" danger onClick={overwrite} loading={isReloading}>
            {texts.overwrite}
          </Button>
        </>
      }
    >
      {texts.conflictText}
    </Dialog>
  );
}

/**
 * Asks before something unsaved is lost: by a link or Back, and by closing the tab with the browser's own question.
 * After a save it navigates: to where the user was going if the question is open, else to where the save leads. While
 * the save runs, the question is whether to wait for it.
 */
function LeaveDialog<Values extends FieldValues>({ form }: FormProps<Values>) {
  const texts = useTexts();
  const navigate = useNavigate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && form.hasUnsaved(),
  );
  useBeforeUnload((event) => {
    if (form.hasUnsaved()) event.preventDefault();
  });
  const { phase } = form.state;
  const { isDirty } = form.formState;
  const navigateOn = useEffectEvent(() => {
    // A save that ends while the question is open answers it; a conflict asks another one instead.
    if (blocker.state === 'blocked') {
      if (phase === 'conflict') blocker.reset();
      else if (!form.hasUnsaved()) blocker.proceed();
    } else if (form.state.phase === 'saved' && form.state.to !== undefined) void navigate(listPath(form.state.to));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigates once, when the form is saved
  useEffect(() => navigateOn(), [phase, isDirty]);
  if (blocker.state !== 'blocked') return null;
  const isSaving = phase === 'saving';
  const leave = () => {
    form.leave();
    blocker.proceed();
  };
  return (
    <Dialog
      title={isSaving ? texts.savingTitle : texts.leaveTitle}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{texts.stay}</Button>
          <Button type="primary" danger onClick={leave}>
            {isSaving ? texts.leaveAtOnce : texts.leave}
          </Button>
        </>
      }
    >
      {isSaving ? texts.savingText : texts.leaveText}
    </Dialog>
  );
}
