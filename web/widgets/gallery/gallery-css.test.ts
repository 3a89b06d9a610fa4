import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { columnSteps } from './columns';
import { galleryCss, type PlacedPicture } from './gallery-css';

const placed = (shape: number, ...tags: number[]): PlacedPicture => ({ shape, tags });
const MASONRY = { isMasonry: true };

const steps = (settings: object) => columnSteps({ ...settings }, DEFAULT_BREAKPOINTS);
const DESKTOP = undefined;
const TABLET = '(max-width:1024px)';
const MOBILE = '(max-width:767px)';

describe('the columns of a gallery', () => {
	it('are 4, on a tablet 2, on a phone 1', () => {
		expect(steps({})).toEqual([
			{ columns: 4, media: DESKTOP },
			{ columns: 2, media: TABLET },
			{ columns: 1, media: MOBILE },
		]);
	});

	it('are the editor’s number on a device, numerals as well, and no rule repeats the one before', () => {
		expect(
			steps({ columns: '6', columns_laptop: 6, columns_tablet: 2, columns_mobile: 2 }),
		).toEqual([
			{ columns: 6, media: DESKTOP },
			{ columns: 2, media: TABLET },
		]);
	});

	it.each([
		[1, 1],
		[24, 24],
		[25, 4],
		[0, 4],
		[-1, 4],
		[2.5, 4],
		['many', 4],
		[null, 4],
		[{}, 4],
	])('of %j are %d', (columns, expected) => {
		expect(steps({ columns, columns_tablet: 3, columns_mobile: 2 })[0]?.columns).toBe(expected);
	});
});

describe('the rules of a gallery', () => {
	it('of one shape are its columns alone', () => {
		expect(galleryCss('.g', {}, DEFAULT_BREAKPOINTS, [placed(1)])).toBe(
			'.g .elementor-gallery__container{--columns:4}' +
				`@media ${TABLET}{.g .elementor-gallery__container{--columns:2}}` +
				`@media ${MOBILE}{.g .elementor-gallery__container{--columns:1}}`,
		);
	});

	it('of a masonry are the places of its pictures on each device', () => {
		const css = galleryCss(
			'.g',
			{ columns: 2, columns_tablet: 1 },
			DEFAULT_BREAKPOINTS,
			[1, 1, 1, 1].map((shape) => placed(shape)),
			MASONRY,
		);
		const [desktop = '', tablet = ''] = css.split(`@media ${TABLET}`);
		expect(desktop).toContain('--columns:2;--end:calc(var(--w)*2 + var(--g)*1)');
		expect(desktop).toContain('.g .e-gallery-item:nth-child(4){--c:1;--t:1;--tg:1;--h:1;--hg:0}');
		expect(tablet).toContain('--columns:1;--end:calc(var(--w)*4 + var(--g)*3)');
		expect(tablet).toContain('.g .e-gallery-item:nth-child(4){--c:0;--t:3;--tg:3;--h:1;--hg:0}');
	});

	it('grow with the number of pictures, not faster', () => {
		const bytes = (count: number) =>
			galleryCss('.g', {}, DEFAULT_BREAKPOINTS, new Array(count).fill(placed(0.7)), MASONRY).length;
		expect(bytes(400) / bytes(100)).toBeLessThan(4.5);
	});

	it('show the first of several galleries alone where script will, before it has come', () => {
		const galleries = [placed(1, 1), placed(1, 0), placed(1, 1), placed(1, 0, 1)];
		const css = (how: object) =>
			galleryCss('.g', { columns: 1, columns_tablet: 1 }, DEFAULT_BREAKPOINTS, galleries, how);
		const [grid = '', waiting = ''] = css({ startsWithFirst: true }).split(
			'@media (scripting:enabled)',
		);
		expect(grid).toBe(css({}));
		expect(waiting).toMatch(
			/\[hidden\]\+.*:not\(\[data-e-gallery-tags="0"\],\[data-e-gallery-tags\^="0,"\]\)\{display:none\}\}$/,
		);
		const [, places = ''] = css({ isMasonry: true, startsWithFirst: true }).split(
			'@media (scripting:enabled)',
		);
		// The second and the fourth picture are one below the other, as if the gallery had no other pictures.
		expect(places).toContain('--end:calc(var(--w)*2 + var(--g)*1)');
		expect(places).toContain('.g .e-gallery-item:nth-child(2){--c:0;--t:0;--tg:0;--h:1;--hg:0}');
		expect(places).toContain('.g .e-gallery-item:nth-child(4){--c:0;--t:1;--tg:1;--h:1;--hg:0}');
		expect(places).not.toMatch(/nth-child\([13]\)/);
	});
});
