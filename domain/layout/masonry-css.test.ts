import { expect, it } from 'vitest';
import { masonryProperties } from './masonry-css';

const place = { column: 1, top: 0.123456, topGaps: 1, height: 2 / 3, heightGaps: 2 };

it('writes where each picture stands, to a ten-thousandth of a column', () => {
	const { items } = masonryProperties({ places: [place], ends: [] });
	expect(items).toEqual([
		{ '--c': '1', '--t': '0.1235', '--tg': '1', '--h': '0.6667', '--hg': '2' },
	]);
});

it('is as tall as the longest of its columns', () => {
	const ends = [
		{ height: 4 / 3, gaps: 1 },
		{ height: 2, gaps: 3 },
	];
	expect(masonryProperties({ places: [], ends }).container).toEqual({
		'--end': 'max(calc(var(--w)*1.3333 + var(--g)*1),calc(var(--w)*2 + var(--g)*3))',
	});
});

it('has one height of one column, and none without any', () => {
	const ends = [{ height: 2, gaps: 0 }];
	expect(masonryProperties({ places: [], ends }).container).toEqual({
		'--end': 'calc(var(--w)*2 + var(--g)*0)',
	});
	expect(masonryProperties({ places: [], ends: [] })).toEqual({
		container: { '--end': '0px' },
		items: [],
	});
});
