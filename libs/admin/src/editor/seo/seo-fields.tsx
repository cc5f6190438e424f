import { Field, Input, TextField, useWatch } from '@tdt/admin/kit';
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from '@tdt/contracts/plain';
import { listLines } from '@tdt/cuisine/words';
import type { PageHead } from '@tdt/domain/heads';
import type { ClipboardEvent, ReactElement } from 'react';
import type { AnyControl, ControlOf } from '../any-control.ts';
import { SearchPreview } from './search-preview.tsx';
import { SEO_LABELS, type SeoTexts } from './seo-texts.ts';

interface SeoFieldsProps<Values extends object> {
  control: ControlOf<Values>;
  /** Where the metadata is in the form. */
  name: string;
  /** The head that the page would have with what is typed now. */
  head: PageHead;
  /** Address of the picture that is shared; `null`: the site's default. */
  picture: string | null;
  /** Hints that are about this page. */
  hints: Record<'keywords' | 'canonical_url' | 'og_image_url', string>;
  isRequired?: boolean;
  /** Instead of the field for the address of the shared picture. */
  pictureField?: ReactElement;
}

/** What search engines and shared links show of a page, with a preview. */
export function SeoFields<Values extends object>(props: SeoFieldsProps<Values>) {
  const { name, head, picture, hints, isRequired = false, pictureField } = props;
  const control = props.control as unknown as AnyControl;
  const seo: SeoTexts = useWatch({ control, name });
  return (
    <>
      <TextField
        control={control}
        name={`${name}.title`}
        label={SEO_LABELS.title}
        placeholder={head.title}
        isRequired={isRequired}
        hint={<Length text={seo.title} {...SEO_TITLE_LENGTH} />}
      />
      <Field
        control={control}
        name={`${name}.description`}
        label={SEO_LABELS.description}
        isRequired={isRequired}
        hint={<Length text={seo.description} {...SEO_DESCRIPTION_LENGTH} />}
      >
        {(field) => <Input.TextArea rows={3} placeholder={head.description} {...field} />}
      </Field>
      <Field control={control} name={`${name}.keywords`} label={SEO_LABELS.keywords} hint={hints.keywords}>
        {(field) => <Input autoComplete="off" {...field} onPaste={(event) => pasteList(event, field.onChange)} />}
      </Field>
      <TextField
        control={control}
        name={`${name}.canonical_url`}
        label={SEO_LABELS.canonical_url}
        placeholder={head.canonical ?? ''}
        hint={hints.canonical_url}
      />
      {pictureField ?? (
        <TextField
          control={control}
          name={`${name}.og_image_url`}
          label={SEO_LABELS.og_image_url}
          hint={hints.og_image_url}
        />
      )}
      <SearchPreview head={head} picture={picture} />
    </>
  );
}

/** A list of keywords has one a line; the field parts them by commas. */
function pasteList(event: ClipboardEvent<HTMLInputElement>, onChange: (text: string) => void): void {
  const lines = listLines(event.clipboardData.getData('text/plain'));
  if (lines.length < 2) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const { value, selectionStart: start, selectionEnd: end } = input;
  onChange(value.slice(0, start ?? value.length) + lines.join(', ') + value.slice(end ?? value.length));
}

/** How many characters a text has, beside how many are recommended. */
function Length({ text, min, max }: { text: string; min: number; max: number }) {
  const length = text.trim().length;
  const verdict = length === 0 ? '' : length < min ? ' : un peu court' : length > max ? ' : sera coupé' : ' : bien';
  return <span>{`${length} caractères sur ${min} à ${max} conseillés${verdict}`}</span>;
}
