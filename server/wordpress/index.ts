/** The mock WordPress: the one module of this room that others import. */
export { createWordPress, type WordPress, type WordPressOptions } from './create-wordpress';
export { documentHash } from './graphql/transport/persisted-documents';
