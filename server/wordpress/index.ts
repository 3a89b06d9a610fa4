/** The mock WordPress: the one module of this room that others import. */
export type { Change } from './change-events';
export { ContentError } from './content/content-error';
export { createWordPress, type WordPress, type WordPressOptions } from './create-wordpress';
export { documentHash, type PersistedDocuments } from './graphql/transport/persisted-documents';
