import type { PostRecord } from '@outrigger/formats/model/records';
import { describe, expect, it } from 'vitest';
import { createStore } from './create-store';
import { testContent, testMedia, testPost } from './testing/test-content';

const POSTS: Partial<PostRecord>[] = [
	{
		title: 'Petrel',
		content: '<p>The one for getting there: a <em>boat</em> of seven metres.</p>',
	},
	{ title: 'Wren', content: 'The smallest boat. “Cala Ventosa” on a calm day.' },
	{ title: 'Été', content: 'Boats lie in the harbour’s lee.' },
	{ title: 'Boots', content: 'Leave them ashore.' },
];

function suggest(search: string, posts = POSTS) {
	const records = posts.map((own, at) => testPost({ ...own, databaseId: at + 1 }));
	return createStore(testContent({ posts: records })).suggestSearch(search);
}

describe('the likely meaning of a search', () => {
	it.each([
		['a letter left out', 'petrl', 'Petrel'],
		['a letter too many', 'pettrel', 'Petrel'],
		['a wrong letter', 'petrol', 'Petrel'],
		['two letters swapped', 'wrne', 'Wren'],
		['two letters wrong in a long word', 'vintuosa', 'Ventosa'],
		['one of several words', 'calm  Ventoza', 'calm  Ventosa'],
		['several of them', 'cola ventoza', 'Cala Ventosa'],
		['words beside excluded ones', 'petrl -wren', 'Petrel -wren'],
		['a word between stops', 'petrl, boat', 'Petrel, boat'],
	])('is a suggestion for %s', async (_, search, meant) => {
		expect(await suggest(search)).toBe(meant);
	});

	it('is spelled as the site spells it', async () => {
		expect(await suggest('etee')).toBe('Été');
	});

	it('is the word of most posts among equally near words', async () => {
		expect(await suggest('boaat')).toBe('boat');
		expect(await suggest('bopts')).toBe('Boots');
	});

	it('is a word of a title before a word of more texts', async () => {
		const texts = ['One: petrol.', 'Two: petrol.'].map((content) => ({ title: 'Fuel', content }));
		const about = {
			title: 'Berths',
			content: '<a href="/fleet/petrel/">She</a> lies beside petrel one.',
		};
		expect(await suggest('petrl', [about, ...texts, { title: 'Petrel' }])).toBe('Petrel');
		expect(await suggest('petrl', texts)).toBe('petrol');
	});

	it('is nothing where something is found', async () => {
		expect(await suggest('petr')).toBeNull();
		expect(await suggest('boat')).toBeNull();
	});

	it.each([
		['nothing is near', 'xylophone'],
		['the near word stands in no post that has the others', 'petrl ventosa'],
		['no word is searched', '  '],
		['a phrase is searched', '"petrl boat"'],
		['two letters are searched', 'pq'],
		['more is searched than anybody types', `petrl ${'x'.repeat(200)}`],
	])('is nothing where %s', async (_, search) => {
		expect(await suggest(search)).toBeNull();
	});

	it('has only words of posts that every visitor can find', async () => {
		const hidden: Partial<PostRecord>[] = [
			{ status: 'draft' },
			{ status: 'private' },
			{ password: 'x' },
			{ type: 'elementor_library' },
			{ excludeFromSearch: true },
		];
		for (const own of hidden) {
			expect(await suggest('secrt', [{ title: 'Secret', ...own }])).toBeNull();
		}
		expect(await suggest('secrt', [{ title: 'Secret' }])).toBe('Secret');
		const medium = { ...testMedia(9, '2026/05/a.jpg', 'image/jpeg'), title: 'Secret' };
		expect(await createStore(testContent({ posts: [medium] })).suggestSearch('secrt')).toBeNull();
	});
});
