import type { Variables } from '../command/source';
import type { SiteOptions } from './types';

/**
 * The variables of the environment for a site inside another app. The app's own requests have no limit. As in the host,
 * `NODE_ENV` is `production` unless the app sets another value, so that no user writes the content.
 */
export const variablesOf = ({
	siteUrl,
	dataDir = 'data',
	variables = {},
}: Omit<SiteOptions, 'source'>): Variables => ({
	NODE_ENV: 'production',
	RATE_LIMIT: '0',
	...variables,
	SITE_URL: siteUrl,
	DATA_DIR: dataDir,
});
