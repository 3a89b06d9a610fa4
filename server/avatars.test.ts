import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedWidget } from '../tests/support/stored-widget';
import { builderPage, contentFolder } from './testing/content-folder';
import { openWith, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

let site: WholeSite;
beforeAll(async () => {
	const box = { id: 'box0001', elType: 'container', isInner: false, settings: {} };
	site = await openWith({
		CONTENT_DIR: contentFolder({
			'site.json': '{"title": "Boats", "pageOnFront": "home"}',
			'users.json': JSON.stringify([
				{ databaseId: 7, login: 'crew', name: 'Mara Author', email: 'm@site.test', role: 'editor' },
			]),
			'pages/home.json': builderPage(
				'home',
				1,
				[{ ...box, elements: [storedWidget('author1', 'author-box')] }],
				{ author: 'crew' },
			),
			'posts/first.md': '---\ndatabaseId: 11\ntitle: First\nauthor: crew\n---\n\nText\n',
			'comments.json':
				'[{"post": "first", "authorName": "Ann Guest", "authorEmail": "a@b.test", "content": "c", "date": "2026-05-02 10:00", "status": "approve"}]',
		}),
	});
});
afterAll(() => site.backend.close());

it('people without a picture have one with their initials, in REST, GraphQL and author boxes', async () => {
	const own = '/wp-content/avatars/MA.svg';
	const [user] = await (await site.get('/wp-json/wp/v2/users')).json();
	expect(Object.keys(user.avatar_urls)).toEqual(['24', '48', '96']);
	expect(user.avatar_urls['96']).toBe(WHOLE_SITE_URL + own);
	const [comment] = await (await site.get('/wp-json/wp/v2/comments')).json();
	const guest = `${WHOLE_SITE_URL}/wp-content/avatars/AG.svg`;
	expect(comment.author_avatar_urls['48']).toBe(guest);
	const query =
		'{user(id:"7",idType:DATABASE_ID){avatar(size:192){url size width height foundAvatar}} comments{nodes{author{node{avatar{url size}}}}}}';
	const asked = await site.get(`/graphql?query=${encodeURIComponent(query)}`);
	expect((await asked.json()).data).toEqual({
		user: {
			avatar: { url: WHOLE_SITE_URL + own, size: 192, width: 192, height: 192, foundAvatar: true },
		},
		comments: { nodes: [{ author: { node: { avatar: { url: guest, size: 96 } } } }] },
	});
	const home = await (await site.get('/')).text();
	expect(home).toMatch(
		/elementor-author-box__avatar.*?<img[^>]*src="\/wp-content\/avatars\/MA\.svg"/s,
	);
	const picture = await site.get(own);
	expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
	expect(await picture.text()).toContain('>MA</text>');
	expect((await site.get('/wp-content/avatars/none.svg')).status).toBe(404);
});
