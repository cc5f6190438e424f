import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

interface UnfinishedSeedingDocument {
  _id: 'demo';
  since: Date;
}

export const unfinishedSeedingModel = modelOf(
  'UnfinishedSeeding',
  documentSchema<UnfinishedSeedingDocument>('unfinished_seedings', { _id: required(String), since: required(Date) }),
);
