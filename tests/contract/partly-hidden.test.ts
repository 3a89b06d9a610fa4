import { builderPage } from 'outrigger/testing/content-folder';
import { type WholeSite, wholeSite } from 'outrigger/testing/whole-site';
import { beforeAll, describe, expect, it } from 'vitest';
import { basic } from './ask-graphql';

const when = (...conditions: object[]) => ({
	e_display_conditions: [JSON.stringify([conditions])],
});
const heading = (id: string, title: string, more: object = {}) => ({
	id,
	elType: 'widget',
	widgetType: 'heading',
	settings: { title, ...more },
	elements: [],
});
const date = (comparator: string, day: string) => ({
	condition: 'current_date',
	comparator,
	date: day,
});

/** A page in which most of the text has display conditions. */
const ELEMENTS = [
	heading('a1', 'Opening hours'),
	{
		id: 'a2',
		elType: 'container',
		settings: when({ condition: 'login_status', status: 'logged_in' }),
		elements: [heading('a3', 'Memberswelcome')],
	},
	heading(
		'a4',
		'Skippersonly',
		when({ condition: 'user_role', comparator: 'is_one_of', roles: ['skipper'] }),
	),
	heading('a5', 'Laterwords', when(date('is_after', '2999-01-01'))),
	heading('a6', 'Nowwords', when(date('is_after', '2000-01-01'))),
	heading('a7', 'Newkind', when({ condition: 'weather', comparator: 'is' })),
	heading('a8', 'Titledwords', when({ condition: 'post_title', title: 'hours' })),
	heading('a9', 'Elsewhere', when({ condition: 'post_title', title: 'another' })),
];
/** Words that no visitor may see anywhere. */
const HIDDEN = /Memberswelcome|Skippersonly|Laterwords|Newkind|Elsewhere/i;

const users = [
	['crew', 'editor', 'aboard'],
	['skipper', 'skipper', 'helm'],
	['guest', 'subscriber', 'deck'],
].map(([login, role, word]) => ({
	login,
	name: login,
	role,
	password: word,
	applicationPasswords: [`${word} ${word}`],
}));
const SKIPPER = basic('skipper', 'helm helm');
const GUEST = basic('guest', 'deck deck');
const CREW = basic('crew', 'aboard aboard');

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite({
		'users.json': JSON.stringify(users),
		'pages/hours.json': builderPage('hours', 31, ELEMENTS),
		'posts/tide.json': builderPage('tide', 32, ELEMENTS, { type: 'post', title: 'hours' }),
	});
});

const pageText = async (path: string, headers = {}) => (await site.get(path, headers)).text();
const ask = async (query: string, headers: Record<string, string> = {}) => {
	const response = await site.app.request(
		new Request('http://site.test/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify({ query }),
		}),
	);
	const { data, errors } = await response.json();
	expect(errors).toBeUndefined();
	return data;
};
const QUERY = `{ page(id: 31, idType: DATABASE_ID) {
	content elementorPageMeta { excerpt }
	elementorElements { id parentId widgetType settings renderedHtml } } }`;

describe('a page that is partly hidden by display conditions', () => {
	it('contains none of the hidden words for visitors: in HTML, description, Open Graph and JSON-LD', async () => {
		for (const path of ['/hours/', '/stories/tide/']) {
			const html = await pageText(path);
			expect(html, path).toContain('Opening hours');
			expect(html, path).toMatch(/<meta name="description"[^>]*Opening hours/);
			expect(html, path).toContain('Nowwords');
			expect(html, path).toContain('Titledwords');
			expect(html, path).not.toMatch(HIDDEN);
		}
	});

	it('contains none of the hidden words for visitors in lists, feeds and REST', async () => {
		for (const path of [
			'/stories/',
			'/feed/',
			'/wp-json/wp/v2/pages/31',
			'/wp-json/wp/v2/posts/32',
			'/wp-json/wp/v2/posts?_embed',
		]) {
			const text = await pageText(path);
			expect(text, path).toMatch(/hours/);
			expect(text, path).not.toMatch(HIDDEN);
		}
	});

	it('contains none of the hidden words for visitors in GraphQL, and of the hidden elements only the conditions', async () => {
		const { page } = await ask(QUERY);
		expect(JSON.stringify(page)).not.toMatch(HIDDEN);
		expect(page.content).toContain('Opening hours');
		expect(page.elementorElements.map(({ id }: { id: string }) => id)).toEqual([
			...['a1', 'a2', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'],
		]);
		expect(page.elementorElements[1]).toEqual({
			id: 'a2',
			parentId: null,
			widgetType: null,
			settings: {
				...when({ condition: 'login_status', status: 'logged_in' }),
				_withheld: 'yes',
			},
			renderedHtml: null,
		});
	});

	it('is not found by hidden words, in the searches of any viewer, and by no suggestion', async () => {
		for (const word of ['Memberswelcome', 'Skippersonly', 'Laterwords', 'Newkind']) {
			expect(await pageText(`/wp-json/wp/v2/search?search=${word}`), word).toBe('[]');
			const html = await pageText(`/?s=${word}`);
			expect(html.slice(html.indexOf('<main')), word).not.toMatch(/hours\/"|tide\/"/);
			const near = `${word.slice(0, -1)}x`;
			expect(await ask(`{ elementorSearchSuggestion(search: "${near}") }`)).toEqual({
				elementorSearchSuggestion: null,
			});
		}
		expect(await pageText('/wp-json/wp/v2/search?search=Opening')).toContain('/hours/');
	});

	it('shows other words to a viewer who passes than to a visitor', async () => {
		const { page } = await ask(QUERY, SKIPPER);
		expect(page.content).toContain('Memberswelcome');
		expect(page.content).toContain('Skippersonly');
		expect(page.elementorPageMeta.excerpt).toContain('Memberswelcome');
		expect(JSON.stringify(page.elementorElements)).toContain('Skippersonly');
		expect(JSON.stringify(page)).not.toMatch(/Laterwords|Newkind|Elsewhere/);
		const guest = (await ask(QUERY, GUEST)).page;
		expect(guest.content).toContain('Memberswelcome');
		expect(guest.content).not.toContain('Skippersonly');
		const item = await pageText('/wp-json/wp/v2/pages/31', SKIPPER);
		expect(item).toContain('Skippersonly');
		expect(item).not.toContain('Laterwords');
	});

	it('gives an editor all of its words', async () => {
		const { page } = await ask(QUERY, CREW);
		for (const word of ['Memberswelcome', 'Skippersonly', 'Laterwords', 'Newkind', 'Elsewhere']) {
			expect(page.content, word).toContain(word);
			expect(JSON.stringify(page.elementorElements), word).toContain(word);
		}
		const raw = await ask('{ page(id: 31, idType: DATABASE_ID) { content(format: RAW) } }', CREW);
		expect(raw.page.content).toContain('Newkind');
	});
});
