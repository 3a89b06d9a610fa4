import { may, type WordPress } from '@outrigger/mock';
import { ALL_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import type { Backend } from './site/backend/backend';
import { placesOf } from './site/backend/places';
import type { GraphQLExecutor } from './site/contract/renderer';

type Viewer = ReturnType<WordPress['auth']['viewerOf']>;

/**
 * The mock as the host sees a WordPress.
 * @param siteUrl public origin without a slash at the end; the mock lives under it
 */
export function embeddedBackend(wordpress: WordPress, siteUrl: string): Backend {
	const executeAs =
		(viewer: Viewer): GraphQLExecutor =>
		({ query, variables, operationName }) =>
			wordpress.execute(query, variables, {
				viewer,
				...(operationName === undefined ? {} : { operationName }),
			});

	return {
		restRoot: `${siteUrl}/wp-json/`,
		execute: executeAs(null),
		rest: (path) => wordpress.readRest(path),
		capabilities: async () => ALL_CAPABILITIES,
		finished: (incoming) => wordpress.finished(incoming),
		handle: (request) => wordpress.handle(request),
		refusesCredentials: (request) => wordpress.auth.hasWrongPassword(request),
		async previewAs(request) {
			const viewer = wordpress.auth.viewerOf(request, { cookies: true });
			return viewer && executeAs(viewer);
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
