import { describe, expect, it } from 'vitest';
import { findPages, type IndexedPage } from './page-index';

const page = (address: string, title: string, text: string): IndexedPage => ({
	address,
	title,
	description: '',
	text,
});
const PAGES = [
	page('/wren/', 'Wren', 'A small boat for the cove.'),
	page('/cove/', 'The cove', 'Anchor over sand. No boat leaves before noon.'),
	page('/cafe/', 'Café Été', 'Lunch.'),
];
const found = (search: string) => findPages(PAGES, search).map(({ address }) => address);

describe('a search in the index of an exported site', () => {
	it('finds pages with every word, those with the words in their titles first', () => {
		expect(found('cove')).toEqual(['/cove/', '/wren/']);
		expect(found('boat cove noon')).toEqual(['/cove/']);
	});

	it('puts pages with more of the words in their titles first, and the sentence before words', () => {
		const pages = [
			page('/a/', 'Bay', 'The cove at noon.'),
			page('/b/', 'Noon', 'The cove.'),
			page('/c/', 'Noon in a cove', ''),
			page('/d/', 'The cove noon', ''),
		];
		expect(findPages(pages, 'cove noon').map(({ address }) => address)).toEqual([
			'/d/',
			'/c/',
			'/b/',
			'/a/',
		]);
	});

	it('knows no case and no accents', () => {
		expect(found('CAFE ete')).toEqual(['/cafe/']);
	});

	it('leaves out excluded words', () => {
		expect(found('boat -anchor')).toEqual(['/wren/']);
	});

	it.each(['', '   ', '"', 'submarine'])('finds nothing for %j', (search) => {
		expect(found(search)).toEqual([]);
	});
});
