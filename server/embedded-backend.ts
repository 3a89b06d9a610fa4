import { isDatabaseAway, may, type WordPress } from '@outrigger/mock';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import { ALL_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { refusedReport, reportPage } from './report/report-page';
import { siteReport } from './report/site-report';
import type { Backend } from './site/backend/backend';
import { placesOf } from './site/backend/places';
import type { HostFacts } from './site/backend/reported-site';
import type { GraphQLExecutor } from './site/contract/renderer';
import { WordPressUnavailable } from './site/contract/unavailable';

type Viewer = ReturnType<WordPress['auth']['viewerOf']>;

/**
 * The mock as the host sees a WordPress.
 * @param siteUrl public origin without a slash at the end; the mock uses it for its addresses
 * @param addOns the tables that the mock read last
 */
export function embeddedBackend(
	wordpress: WordPress,
	siteUrl: string,
	addOns: () => readonly AddOnTable[] = () => [],
): Backend {
	const executeAs =
		(viewer: Viewer): GraphQLExecutor =>
		({ query, variables, operationName, language }) =>
			wordpress.execute(query, variables, {
				viewer,
				...(language === undefined ? {} : { language }),
				...(operationName === undefined ? {} : { operationName }),
			});

	const report = (facts: HostFacts) => {
		const { content, addOns: known } = wordpress.store;
		return siteReport({
			...facts,
			posts: content.posts,
			kit: content.kit.settings,
			addOns: known,
		});
	};

	return {
		report,
		async sendReport(request, facts) {
			const viewer = wordpress.auth.viewerOf(request, { cookies: true });
			const { language } = wordpress.store.settings;
			return may(viewer, 'edit_others_posts')
				? reportPage(await report(facts), language)
				: refusedReport(viewer !== null, language);
		},
		restRoot: `${siteUrl}/wp-json/`,
		execute: executeAs(null),
		rest: (path) => wordpress.readRest(path),
		addOns,
		capabilities: async () => ({
			...ALL_CAPABILITIES,
			shop: wordpress.store.contentType('product') !== undefined,
			rental: Boolean(wordpress.store.settings.rental),
			languages: (wordpress.store.settings.languages ?? []).length > 0,
		}),
		finished: (incoming) => wordpress.finished(incoming),
		movedFrom: async (path) => wordpress.movedFrom(path),
		redirects: () => wordpress.store.settings.redirects ?? [],
		handle: (request, client) => wordpress.handle(request, client).catch(blameDatabase),
		refusesCredentials: (request) => wordpress.auth.hasWrongPassword(request),
		async previewAs(request) {
			const viewer = wordpress.auth.viewerOf(request, { cookies: true });
			return viewer && executeAs(viewer);
		},
		toolbarOf: wordpress.toolbarOf,
		previews: {
			read: wordpress.auth.previews.read,
			begin: async (id) => wordpress.auth.previews.begin(id),
			executeAs: (visit) => executeAs(wordpress.auth.previews.viewerOf(visit)),
		},
		async editAs(request) {
			const { viewer } = wordpress.auth.restViewerOf(request);
			if (viewer) return may(viewer, 'edit_posts') ? executeAs(viewer) : 'no-right';
			return wordpress.auth.restNonceOf(request) === null ? 'no-login' : 'no-nonce';
		},
		localize: (text) => text,
		contentStyles: async () => ({ stylesheets: [], css: '' }),
		onChange: (listener) => {
			wordpress.onChange(listener);
		},
		places: () => placesOf(wordpress.store.content.posts),
		async reload() {
			await wordpress.reload();
		},
		close: () => wordpress.close(),
	};
}

/** If the database does not answer, nothing is lost: the answer asks the visitor to come again. */
function blameDatabase(error: unknown): never {
	if (!isDatabaseAway(error)) throw error;
	throw new WordPressUnavailable('The database cannot be reached.', { cause: error });
}
