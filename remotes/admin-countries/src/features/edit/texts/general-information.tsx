import { Field, Input, useWatch } from '@tdt/admin/kit';
import { COUNTRY_LIMITS, PARTICULE_MAX } from '@tdt/contracts/plain';
import { countryTitle, enCountry } from '@tdt/domain';
import { addressHint } from '@tdt/domain/text';
import { COUNTRY_LABELS } from '../country-labels.ts';
import type { FormPart } from '../use-country-form.ts';
import styles from './texts.module.css';

/** Name, greeting, and the words that sentences about the country need. */
export function GeneralInformation({ control }: Pick<FormPart, 'control'>) {
  const typed = useWatch({ control, name: 'name' });
  return (
    <div className={styles.fields}>
      <Field control={control} name="name" label={COUNTRY_LABELS.name} hint={addressHint(typed)} isRequired>
        {(field) => <Input autoComplete="off" maxLength={COUNTRY_LIMITS.name} {...field} />}
      </Field>
      <Field
        control={control}
        name="country_bon_appetit"
        label={COUNTRY_LABELS.country_bon_appetit}
        hint="Écrit sur les polaroids."
      >
        {(field) => <Input autoComplete="off" maxLength={COUNTRY_LIMITS.bonAppetit} {...field} />}
      </Field>
      <Particle control={control} name="particule_en_au" />
      <Particle control={control} name="particule_de_du" />
      <Field
        control={control}
        name="adjectif"
        label={COUNTRY_LABELS.adjectif}
        hint="Au féminin, comme dans « cuisine japonaise » : les moteurs de recherche y lisent le type de cuisine. Sans lui, ils lisent le nom du pays."
      >
        {(field) => <Input autoComplete="off" maxLength={COUNTRY_LIMITS.adjective} {...field} />}
      </Field>
    </div>
  );
}

interface ParticleProps extends Pick<FormPart, 'control'> {
  name: 'particule_en_au' | 'particule_de_du';
}

/** A particle, with a sentence as the site would write it. */
function Particle({ control, name }: ParticleProps) {
  const [typed, particule_en_au, particule_de_du] = useWatch({
    control,
    name: ['name', 'particule_en_au', 'particule_de_du'],
  });
  const country = { name: typed.trim() || '…', particule_en_au, particule_de_du };
  const example = name === 'particule_en_au' ? `Je voyage ${enCountry(country)}` : countryTitle(country);
  return (
    <Field control={control} name={name} label={COUNTRY_LABELS[name]} hint={<span role="status">{example}</span>}>
      {(field) => <Input autoComplete="off" count={{ show: true, max: PARTICULE_MAX }} {...field} />}
    </Field>
  );
}
