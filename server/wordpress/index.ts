/** The mock WordPress: the one module of this room that others import. */
export { may } from './auth/roles';
export { createWordPress } from './create-wordpress';
export { documentHash } from './graphql/transport/persisted-documents';
export type { WordPress, WordPressOptions } from './wordpress';
