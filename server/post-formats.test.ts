import { beforeAll, describe, expect, it } from 'vitest';
import { type WholeSite, wholeSite } from './testing/whole-site';

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite({
		'posts/harbour.md': '---\ntitle: Harbour\ndate: 2026-05-03\nformat: gallery\n---\n\nFour views',
		'posts/said.md': '---\ntitle: Said\ndate: 2026-05-04\nformat: quote\n---\n\nShips are safe.',
	});
});

const rest = async (path: string) => (await site.get(`/wp-json/wp/v2/${path}`)).json();

describe('a post with a format', () => {
	it('stands in the archive of its format, and in the feed of it', async () => {
		const html = await (await site.get('/type/gallery/')).text();
		expect(html).toContain('>Harbour</a>');
		expect(html).not.toContain('>Said</a>');
		expect(html).toMatch(/<title>[^<]*Gallery/);
		const feed = await (await site.get('/type/gallery/feed/')).text();
		expect(feed).toContain('<title>Harbour</title>');
		expect(feed).not.toContain('Said');
		expect((await site.get('/type/chat/')).status).toBe(404);
	});

	it('has its format in REST and in the list of that format; others are standard', async () => {
		const titles = async (query: string) =>
			(await rest(`posts?_fields=title&${query}`)).map(
				({ title }: { title: { rendered: string } }) => title.rendered,
			);
		expect(await titles('format=gallery')).toEqual(['Harbour']);
		expect(await titles('format=gallery,quote')).toEqual(['Said', 'Harbour']);
		expect(await titles('format=standard')).toEqual(
			expect.not.arrayContaining(['Said', 'Harbour']),
		);
		expect(await titles('format=standard,quote')).toContain('Said');
		const [post] = await rest('posts?slug=harbour');
		expect([post.format, post.class_list]).toEqual([
			'gallery',
			expect.arrayContaining(['format-gallery']),
		]);
		expect(Object.keys(await rest('taxonomies'))).not.toContain('post_format');
		expect(await rest('search?type=post-format&_fields=id,title,type,url')).toMatchObject([
			{
				id: 'gallery',
				title: 'Gallery',
				type: 'post-format',
				url: 'http://site.test/type/gallery/',
			},
			{ title: 'Quote' },
		]);
	});

	it('has it in GraphQL', async () => {
		const query = `{
			posts(where: { name: "harbour" }) { nodes { postFormats { nodes { name slug uri count } } } }
			nodeByUri(uri: "/type/quote/") { __typename ... on PostFormat { posts { nodes { title } } } }
		}`;
		const answer = await site.app.request('/graphql', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ query }),
		});
		expect(await answer.json()).toEqual({
			data: {
				posts: {
					nodes: [
						{
							postFormats: {
								nodes: [
									{ name: 'Gallery', slug: 'post-format-gallery', uri: '/type/gallery/', count: 1 },
								],
							},
						},
					],
				},
				nodeByUri: { __typename: 'PostFormat', posts: { nodes: [{ title: 'Said' }] } },
			},
		});
	});
});
