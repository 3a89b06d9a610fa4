import { contentFolder } from 'outrigger/testing/content-folder';
import { type RealWordPress, realWordPress } from 'outrigger/testing/real-wordpress';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findRest, restReport } from './core-rest';
import { collectDocuments, readDocumentFiles } from './documents';
import { judge } from './judge';

let wordpress: RealWordPress;
beforeAll(async () => {
	wordpress = await realWordPress(
		contentFolder({
			'site.json': '{"title":"Bays"}',
			'posts/first.md': '---\ntitle: First\n---\n\nWords',
		}),
	);
});
afterAll(() => wordpress.close());
beforeEach(() => {
	wordpress.hasGraphQL = false;
	wordpress.files.clear();
});

const documents = collectDocuments([
	...readDocumentFiles('web', '.'),
	...readDocumentFiles('server/site', '.'),
]);

async function said(): Promise<string> {
	const rest = await findRest(wordpress.url);
	const verdicts = documents.map((document) => judge(document, rest.schema, rest.schema));
	return restReport(rest, 'it answered 404', verdicts);
}

it('a site without WPGraphQL answers every core document, and the report names the plugins that add more', async () => {
	const text = await said();
	expect(text).toContain('WPGraphQL does not answer: it answered 404');
	const [, answered, all] = /answers (\d+) of (\d+) core documents/.exec(text) ?? [];
	expect(Number(answered)).toBeGreaterThan(30);
	expect(answered).toBe(all);
	expect(text).toContain('  - the first day of the week');
	expect(text).toContain('  - WPGraphQL (free): ');
	expect(text).toMatch(/The site can run\.$/);
	expect(text).not.toContain('  - authors');
});

it('lists that a plugin closes are named', async () => {
	const closed = () => Response.json({ code: 'rest_forbidden' }, { status: 401 });
	for (const list of ['users', 'search']) wordpress.files.set(`/wp-json/wp/v2/${list}`, closed);
	const text = await said();
	expect(text).toContain('  - authors');
	expect(text).toContain('  - search');
	expect(text).not.toContain('  - posts\n');
});

it('the report names a site with closed REST', async () => {
	const closed = () =>
		Response.json({ code: 'rest_not_logged_in', message: 'Log in.' }, { status: 401 });
	wordpress.files.set('/wp-json/wp/v2/types', closed);
	await expect(findRest(wordpress.url)).rejects.toThrow('401: Log in.');
	await expect(findRest('ftp://nowhere.test')).rejects.toThrow('no address of a site');
});
