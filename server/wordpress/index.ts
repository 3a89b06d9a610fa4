/** The mock WordPress: the one module of this package that a host imports. */
export { importSite } from '@outrigger/formats/import-site';
export { may } from './auth/roles';
export { createWordPress } from './create-wordpress';
export { isDatabaseAway } from './database/database-away';
export { openDatabase } from './database/open-database';
export { sharedSecret } from './database/shared-secret';
export { exportSite } from './export-site';
export { documentHash } from './graphql/transport/persisted-documents';
export type { WordPress, WordPressOptions } from './wordpress';
export {
	type KnownState,
	NOTHING_WRITTEN,
	parseState,
	putState,
	readState,
} from './writing/known-state';
