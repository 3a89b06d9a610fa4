import { openSite } from 'outrigger';

const port = process.env.PORT ?? '4321';

/** The site of the builder, opened only once for each process. */
export const site = openSite({
	source: process.env.SOURCE ?? '../content',
	siteUrl: `http://127.0.0.1:${port}`,
});
