import { unwrittenPath } from '@outrigger/rules/address/written-address';
import { type AnswerHere, answerHere, readdress } from './browser/answer-here';
import { queryLinks } from './wordpress/query-links';

/*
 * Runs before the client on pages of an exported site, which has no host: this module answers the requests of handlers
 * with the site's files or through the host for visitors' forms. It is a separate module, so that no other page loads
 * it.
 */

const { exported = '/', actions, exportedSearch, base = '' } = document.documentElement.dataset;

const refresh: AnswerHere = async (init) => {
	const { exportedAnswer } = await import('./wordpress/exported-answers');
	const answer = await exportedAnswer(JSON.parse(`${init?.body}`), init?.signal ?? null);
	return answer === 'refused' ? new Response(null, { status: 422 }) : Response.json(answer);
};

/** The answers of an exported site: no visitor is logged in, and nothing can be changed. */
const graphql: AnswerHere = async (init, search) => {
	if (actions !== undefined)
		return fetch(`${actions}/graphql${search}`, { ...init, credentials: 'omit' });
	const errors = [{ message: 'exported', path: [] }];
	return Response.json({ data: { viewer: null }, errors });
};

/** Files that scripts fetch by themselves. Their paths are below the path of the site's folder. */
const placed = (path: string): [string, AnswerHere][] =>
	base === '' ? [] : [[path, (init, search) => fetch(base + path + search, init)]];

answerHere(
	new Map([
		...placed('/healthz'),
		...placed('/assets/search-index.json'),
		['/wp-json/elementor-pro/v1/refresh-loop', refresh],
		['/wp-json/elementor-pro/v1/refresh-search', refresh],
		['/graphql', graphql],
	]),
);

// The file's path contains the filters and pages of lists. The handlers read them from the query, which visitors can
// share as well.
readdress((pathname) => (unwrittenPath(pathname) === pathname ? null : exported));
queryLinks(document);

if (exportedSearch !== undefined) {
	// If the index cannot be loaded, the page keeps its text for visitors without script.
	import('./exported-results')
		.then(({ showExportedResults }) => showExportedResults(exportedSearch))
		.catch(reportError);
}
