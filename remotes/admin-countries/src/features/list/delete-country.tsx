import { Button, DeleteOutlined } from '@tdt/admin/kit';
import type { AdminCountryRow } from '@tdt/contracts';
import { useState } from 'react';
import { RemovalDialog } from './removal-dialog.tsx';

/** The button of a row that deletes the country, after a question. */
export function DeleteCountry({ country }: { country: AdminCountryRow }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Supprimer ${country.name}`}
        onClick={() => setAsking(true)}
      />
      {isAsking && <RemovalDialog country={country} onClose={() => setAsking(false)} />}
    </>
  );
}
