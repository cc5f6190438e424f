/** Everything of the contracts that needs no zod: constants, paths, error codes. Code in browsers imports only this. */

export * from './accounts.ts';
export * from './bulk.ts';
export * from './constants.ts';
export * from './countries.ts';
export * from './email.ts';
export * from './errors.ts';
export * from './file-kind.ts';
export * from './history.ts';
export * from './media.ts';
export * from './newsletter.ts';
export * from './paths.ts';
export * from './pictures.ts';
export * from './publication.ts';
export * from './recipes.ts';
export * from './redirects.ts';
export * from './subscribers.ts';
export * from './teamwork.ts';
export * from './upload-refusals.ts';
