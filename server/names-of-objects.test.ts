import { beforeAll, describe, expect, it } from 'vitest';
import { WHOLE_SITE_URL, type WholeSite, wholeSite } from './testing/whole-site';

/** Names that every JavaScript object has, and that no site has. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'length'];

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite();
});

/** The status of each name at an address, in which `NAME` is replaced by it. */
async function statuses(address: string): Promise<Record<string, number>> {
	const found: Record<string, number> = {};
	for (const name of NAMES) {
		const key = `name ${name}`;
		found[key] = (await site.get(address.replaceAll('NAME', name))).status;
	}
	return found;
}

const all = (status: number) => Object.fromEntries(NAMES.map((name) => [`name ${name}`, status]));

const post = (path: string, body: unknown) =>
	site.app.request(`${WHOLE_SITE_URL}${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
		body: JSON.stringify(body),
	});

describe('names that every object answers to', () => {
	it.each([
		'/NAME/',
		'/stories/NAME/',
		'/fleet/NAME/',
		'/category/NAME/',
		'/author/NAME/',
		'/NAME/feed/',
		'/assets/NAME',
		'/graphql/assets/NAME',
		'/graphql/assets/NAME/NAME.js',
		'/wp-content/uploads/NAME',
		'/wp-content/uploads/NAME.jpg',
		'/wp-json/NAME',
		'/wp-json/wp/NAME',
		'/wp-json/wp/v2/NAME',
		'/wp-json/wp/v2/NAME/1',
		'/wp-json/wp/v2/posts/NAME',
		'/wp-json/wp/v2/types/NAME',
		'/wp-json/wp/v2/taxonomies/NAME',
		'/wp-json/wp/v2/users/NAME',
		'/?rest_route=/wp/v2/NAME',
		'/wp-json/oembed/NAME',
	])('%s is not there', async (address) => {
		expect(await statuses(address)).toEqual(all(404));
	});

	it.each([
		['/wp-json/wp/v2/search?type=NAME', 400],
		['/wp-json/wp/v2/search?subtype=NAME', 400],
		['/wp-json/wp/v2/search?type=term&subtype=NAME', 400],
		['/wp-json/wp/v2/posts?orderby=NAME', 400],
		['/wp-json/wp/v2/categories?orderby=NAME', 400],
		['/wp-json/wp/v2/users?orderby=NAME', 400],
		['/wp-json/wp/v2/comments?orderby=NAME', 400],
		['/wp-json/wp/v2/posts?status=NAME', 400],
		['/wp-json/wp/v2/posts?context=NAME', 400],
		['/wp-json/wp/v2/boat?boat-type[NAME]=1', 400],
		['/wp-admin/admin-ajax.php?action=NAME', 400],
	])('%s is refused', async (address, status) => {
		expect(await statuses(address)).toEqual(all(status));
	});

	it.each([
		'/wp-json/wp/v2/posts?NAME=NAME',
		'/wp-json/wp/v2/posts?NAME[NAME]=NAME',
		'/wp-json/wp/v2/posts?_fields=NAME,NAME.NAME,id.NAME',
		'/wp-json/wp/v2/posts?_embed=NAME',
		'/wp-json/wp/v2/posts?media_type=NAME',
		'/?NAME=NAME',
		'/?s=NAME',
		'/?e-filter-abc-NAME=NAME',
		'/?e-page-NAME=2',
		'/?NAME[NAME]=1',
	])('%s changes nothing', async (address) => {
		expect(await statuses(address)).toEqual(all(200));
	});

	it('are no enum values, fields or documents of GraphQL', async () => {
		for (const name of NAMES) {
			const answers = await Promise.all([
				post('/graphql', { query: `{ ${name} }` }),
				post('/graphql', {
					query: `{ posts(where: { orderby: { field: ${name} } }) { nodes { id } } }`,
				}),
				post('/graphql', { query: `{ nodeByUri(uri: "/${name}/") { id } }` }),
				post('/graphql', { query: `{ contentType(id: "${name}", idType: NAME) { id } }` }),
				post('/graphql', { query: `{ taxonomy(id: "${name}", idType: NAME) { id } }` }),
				post('/graphql', { query: `{ menuItems(where: { location: ${name} }) { nodes { id } } }` }),
				post('/graphql', { extensions: { persistedQuery: { version: 1, sha256Hash: name } } }),
				post('/graphql', { query: '{ generalSettings { title } }', operationName: name }),
			]);
			for (const answer of answers) {
				expect([name, answer.status < 500]).toEqual([name, true]);
				const text = await answer.text();
				expect(text).not.toContain('Unexpected error');
				expect(text).not.toContain('INTERNAL_SERVER_ERROR');
			}
		}
	});

	it('are no filters, widgets or settings of a list that is refreshed', async () => {
		for (const name of NAMES) {
			for (const path of ['refresh-loop', 'refresh-search']) {
				const answer = await post(`/wp-json/elementor-pro/v1/${path}`, {
					post_id: 1,
					widget_id: name,
					widget_model: { [name]: name },
					widget_filters: { taxonomy: { [name]: { terms: [name] } } },
					[name]: name,
				});
				expect([name, path, answer.status < 500]).toEqual([name, path, true]);
			}
		}
	});
});
