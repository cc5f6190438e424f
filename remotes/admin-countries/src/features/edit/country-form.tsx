import { uploadProgress } from '@tdt/admin/editor';
import { FormHistory } from '@tdt/admin/history';
import { Button, cluster, EditForm, LinkButton, listPath, PublicLink, stack } from '@tdt/admin/kit';
import { FieldNotes, FormNotes, FormPresence, NoteList, useNotes } from '@tdt/admin/teamwork';
import type { AdminCountry } from '@tdt/contracts';
import { ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { useNavigate } from '@tdt/platform';
import { useState } from 'react';
import { RemovalDialog, type RemovalDialogProps } from '../list/removal-dialog.tsx';
import styles from './country-form.module.css';
import { COUNTRY_FIELDS, countrySource } from './country-history.ts';
import { COUNTRY_LABELS } from './country-labels.ts';
import { CountryPictures } from './pictures/country-pictures.tsx';
import { Descriptions } from './texts/descriptions.tsx';
import { GeneralInformation } from './texts/general-information.tsx';
import { Regions } from './texts/regions.tsx';
import type { CountryEditor } from './use-country-form.ts';

/** Fields whose notes stand below them; those on lists and pictures stand on top. */
const LISTS = ['regions', 'polaroid', 'recipe', 'category'];
const PLACED = Object.keys(COUNTRY_LABELS).filter((field) => !LISTS.includes(field));

interface CountryFormProps extends CountryEditor {
  title: string;
  /** The stored country; `null`: it is new. */
  stored: Pick<AdminCountry, 'id' | 'name' | 'slug' | 'recipe_count' | 'edited_at' | 'edited_by'> | null;
}

/** The form of a country. */
export function CountryForm({ form, uploads, title, stored }: CountryFormProps) {
  const { control, getValues } = form;
  const { isSubmitting } = form.formState;
  const id = stored?.id ?? null;
  const onTop = useNotes('country', id).open.filter(({ field }) => !PLACED.includes(field));
  const progress = uploadProgress(uploads.list);
  const busyLabel = progress ? 'Envoi des images en cours...' : 'Enregistrement en cours...';
  return (
    <div className={stack(5)}>
      <div className={cluster(3)}>
        <LinkButton to={listPath(ADMIN_PAGES.countries)}>Retour</LinkButton>
        {stored && (
          <>
            <FormHistory form={form} saved={stored} sources={[countrySource(stored.id)]} fields={COUNTRY_FIELDS}>
              <FormNotes kind="country" id={stored.id} labels={COUNTRY_LABELS} first="name" />
              <FormPresence kind="country" id={stored.id} form={form} />
            </FormHistory>
            <PublicLink to={PAGES.country(stored.slug)} label="Voir sur le site (nouvel onglet)">
              Voir sur le site
            </PublicLink>
            <DeleteCountry form={form} country={stored} />
          </>
        )}
      </div>
      <EditForm
        form={form}
        title={title}
        progress={progress}
        submitLabel={isSubmitting ? busyLabel : 'Enregistrer'}
        cancelLabel="Annuler"
        cancelTo={ADMIN_PAGES.countries}
        isWide
      >
        <NoteList notes={onTop} labels={COUNTRY_LABELS} />
        <section className={stack(5, styles.section)}>
          <h2>Informations générales</h2>
          <FieldNotes kind="country" id={id}>
            <GeneralInformation control={control} />
          </FieldNotes>
          <Regions control={control} getValues={getValues} />
        </section>
        <section className={stack(5, styles.section)}>
          <h2>Descriptions</h2>
          <FieldNotes kind="country" id={id}>
            <Descriptions control={control} />
          </FieldNotes>
        </section>
        <section className={stack(5, styles.section)}>
          <h2>Images</h2>
          <CountryPictures type="polaroid" uploads={uploads} control={control} getValues={getValues} />
          <CountryPictures type="recipe" uploads={uploads} control={control} getValues={getValues} />
          <CountryPictures type="category" uploads={uploads} control={control} getValues={getValues} />
        </section>
      </EditForm>
    </div>
  );
}

/** The way to the trash: the list is shown then, whose toast takes it back. */
function DeleteCountry({ form, country }: Pick<CountryEditor, 'form'> & { country: RemovalDialogProps['country'] }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    form.leave();
    void navigate(listPath(ADMIN_PAGES.countries));
  };
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        Supprimer
      </Button>
      {isAsking && <RemovalDialog country={country} onClose={() => setAsking(false)} onRemoved={leave} />}
    </>
  );
}
