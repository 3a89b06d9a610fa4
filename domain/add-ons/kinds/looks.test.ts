import { describe, expect, it } from 'vitest';
import { alignmentOf, type PartLooks, renamedParts } from './looks';

const TITLE: PartLooks = {
	part: /title/,
	color: 'title_color',
	typography: 'heading',
	background: 'title_ground',
};
const renamed = (bag: Record<string, unknown>, parts = [TITLE]) => {
	const { __globals__, ...looks } = renamedParts(bag, parts);
	return looks;
};

describe('renamedParts', () => {
	it.each([
		['acme_title_color', 'title_color'],
		['acme_title_colour', 'title_color'],
		['acme_title_color_responsive', 'title_color'],
		['acme_title_bg', 'title_ground'],
		['acme_title_background', 'title_ground'],
		['acme_title_bg_color', 'title_ground'],
		['acme_title_bg_color_color', 'title_ground'],
		['acme_title_background_responsive', 'title_ground'],
		['acme_title_typography_typography', 'heading_typography_typography'],
		['acme_title_typography_font_size_mobile', 'heading_typography_font_size_mobile'],
		['acme_title_typography_group_font_weight', 'heading_typography_font_weight'],
		['acme_title_typography_content_typography_line_height', 'heading_typography_line_height'],
	])('names %s as the builder does: %s', (stored, control) => {
		expect(renamed({ [stored]: '#123456' })).toEqual({ [control]: '#123456' });
	});

	it.each([
		'acme_text_color',
		'acme_title_colors',
		'acme_title_color_x',
		'acme_title_bg_x',
		'acme_title_hover_color',
		'acme_active_title_color',
		'acme_title_focus_color',
		'acme_title_size',
		'acme_text_typography_font_size',
		'acme_title_typography_font_size_x',
		'typography_font_size',
	])('leaves %s alone', (stored) => {
		expect(renamed({ [stored]: '#123456' })).toEqual({});
	});

	it('takes nothing from empty controls', () => {
		expect(renamed({ title_a_color: '', title_b_color: null, title_c_color: '#111' })).toEqual({
			title_color: '#111',
		});
	});

	it('takes the first of two values, and the next part for the second', () => {
		const other = { part: /title/, color: 'other_color' };
		const bag = { a_title_color: '#111', b_title_color: '#222', c_title_color: '#333' };
		expect(renamed(bag)).toEqual({ title_color: '#111' });
		expect(renamed(bag, [TITLE, other])).toEqual({ title_color: '#111', other_color: '#222' });
	});

	it('keeps values under the names of the builder', () => {
		expect(renamed({ acme_title_color: '#111', title_color: '#222' })).toEqual({
			title_color: '#222',
		});
		expect(renamed({ title_color: '#222', acme_title_color: '#111' })).toEqual({
			title_color: '#222',
		});
	});

	it('names no colour, typography or ground that the builder does not have', () => {
		const bag = { title_a_color: '#111', title_typography_font_size: '#222', title_bg: '#333' };
		expect(renamed(bag, [{ part: /title/ }])).toEqual({});
		expect(renamed(bag, [{ part: /title/, color: 'words' }])).toEqual({ words: '#111' });
	});

	it('names the group of a widget with a single text', () => {
		expect(
			renamed({ typography_font_size: 7, title_typography_font_style: 'italic' }, [
				{ part: /^$|title/, typography: '' },
			]),
		).toEqual({ typography_font_size: 7, typography_font_style: 'italic' });
	});

	it('names globals, and keeps those of the builder', () => {
		const stored = {
			acme_title_color: 'globals/colors?id=a',
			heading_color: 'globals/colors?id=b',
		};
		expect(renamedParts({ __globals__: stored }, [TITLE])).toEqual({
			__globals__: { ...stored, title_color: 'globals/colors?id=a' },
		});
		expect(renamedParts({ __globals__: 'x' }, [TITLE])).toEqual({ __globals__: {} });
	});

	it('sets the kind of the background to a colour where only the colour is stored', () => {
		const parts = [{ part: /box/, box: { background: 'ground' } }];
		expect(renamed({ box_bg_color: '#111' }, parts)).toEqual({
			ground_background: 'classic',
			ground_color: '#111',
		});
		expect(renamedParts({ __globals__: { box_bg_color: 'g' } }, parts)).toMatchObject({
			ground_background: 'classic',
		});
		const gradient = { box_bg_color: '#111', box_bg_background: 'gradient' };
		expect(renamed(gradient, parts)).toMatchObject({ ground_background: 'gradient' });
		expect(
			renamed({ ground_background: 'gradient', box_bg_color: '#111' }, parts).ground_background,
		).toBeUndefined();
		expect(renamed({ box_bg_image: '#111' }, parts)).toEqual({ ground_image: '#111' });
		expect(renamed({ box_color: '#111', undefined_color: '#111' }, [{ part: /x/ }])).toEqual({});
	});
});

describe('alignmentOf', () => {
	it.each(
		'align alignment text_align textalign text_alignment acme_align align_responsive acme_text_align'.split(
			' ',
		),
	)('reads %s', (control) => {
		expect(alignmentOf({ [control]: 'center' })).toBe('center');
	});

	it.each('_align _text_align valign aligned align_tablet align_x malignment'.split(' '))(
		'does not read %s',
		(control) => {
			expect(alignmentOf({ [control]: 'center' })).toBeUndefined();
		},
	);

	it.each([
		['left', 'left'],
		['right', 'right'],
		['justify', 'justify'],
		['text_center', 'center'],
		['text-right', 'right'],
		['textcenter', undefined],
		['top left', undefined],
		['lefty', undefined],
		['middle', undefined],
		[undefined, undefined],
	])('reads the side %s as %s', (stored, side) => {
		expect(alignmentOf({ align: stored })).toBe(side);
	});

	it('takes the first control that names a side', () => {
		expect(alignmentOf({ align: 'x', a_align: 'left', b_align: 'right' })).toBe('left');
	});
});
