import { documentSchema, modelOf, required } from '../database/models.ts';

interface UnfinishedSeedingDocument {
  _id: 'demo';
  since: Date;
}

export const unfinishedSeedingModel = modelOf(
  'UnfinishedSeeding',
  documentSchema<UnfinishedSeedingDocument>('unfinished_seedings', { _id: required(String), since: required(Date) }),
);
