import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const guessed = (settings: Record<string, unknown>, name = 'acme-fancy-text') =>
	guessKind(name, settings);
const words = { before_text: 'Out to' };

describe('a headline of which a piece changes', () => {
	it.each(
		'animated-text animate headline typed typing fancy-text rotating-text text-rotate advanced-text'.split(
			' ',
		),
	)('is recognised in acme-%s', (name) => {
		expect(guessed(words, `acme-${name}`)?.widgetType).toBe('animated-headline');
	});

	it.each(['text', 'heading', 'advanced-heading'])('is not recognised in acme-%s', (name) => {
		expect(guessed(words, `acme-${name}`)?.widgetType).not.toBe('animated-headline');
	});

	it('has a highlight if no piece changes', () => {
		const settings = { ...words, highlighted_text: 'sea', after_text: 'today', my_tag: 'h4' };
		expect(guessed(settings)).toEqual({
			widgetType: 'animated-headline',
			settings: {
				...settings,
				headline_style: 'highlight',
				before_text: 'Out to',
				rotating_text: '',
				highlighted_text: 'sea',
				after_text: 'today',
				tag: 'h4',
				__globals__: {},
			},
		});
	});

	it('takes its changing words from rows, each on a line', () => {
		const rows = [{ title: 'The caves' }, { text: 'The reef' }, { icon: {} }, { title: 'The bay' }];
		expect(guessed({ list: rows })?.settings).toMatchObject({
			headline_style: 'rotate',
			before_text: '',
			rotating_text: 'The caves\nThe reef\nThe bay',
			highlighted_text: '',
			after_text: '',
			tag: 'h2',
		});
	});

	it.each([
		['before', 'before_text'],
		['prefix', 'before_text'],
		['my_before_text', 'before_text'],
		['my_prefix_text', 'before_text'],
		['suffix', 'after_text'],
		['after', 'after_text'],
		['my_suffix_text', 'after_text'],
		['animated', 'rotating_text'],
		['rotating', 'rotating_text'],
		['my_fancy_text', 'rotating_text'],
		['typed_strings', 'rotating_text'],
		['highlighted', 'highlighted_text'],
		['my_highlighted_text', 'highlighted_text'],
	])('reads %s as the builder’s %s', (control, piece) => {
		expect(guessed({ animated_text: ' ', [control]: 'Sea', prefix: 'Sea' })?.settings[piece]).toBe(
			'Sea',
		);
	});

	it.each([
		'before_text_color',
		'text_before_x',
		'prefix_x',
		'after_color',
		'suffix_y',
		'animated_x',
		'highlighted_color',
	])('reads no words from %s', (control) => {
		const pieces = guessed({ [control]: 'Sea', ...words })?.settings ?? {};
		for (const piece of ['before_text', 'rotating_text', 'highlighted_text', 'after_text']) {
			expect([piece, pieces[piece]]).not.toEqual([piece, 'Sea']);
		}
	});

	it('reads the first control that holds words', () => {
		const settings = { a_before: '  ', b_before: 7, c_before: 'First', d_before: 'Second' };
		expect(guessed(settings)?.settings.before_text).toBe('First');
	});

	it.each(['<br>', '<br/>', '<br />', '<br  />'])('has no new line for %s', (line) => {
		expect(guessed({ before_text: `Out${line}to${line}sea` })?.settings.before_text).toBe(
			'Out to sea',
		);
	});

	it('is no headline without words', () => {
		expect(guessed({ list: [{ icon: 'x' }], title: 'Seven bays' })?.widgetType).toBe('heading');
	});

	it('is painted like that of the add-on', () => {
		for (const part of ['animated', 'focused', 'highlight']) {
			expect(
				guessed({ ...words, [`${part}_a_color`]: '#1', [`${part}_typography_font_size`]: 1 })
					?.settings,
			).toMatchObject({ words_color: '#1', words_typography_font_size: 1 });
		}
		for (const part of ['normal', 'prefix', 'title']) {
			expect(
				guessed({ ...words, [`${part}_a_color`]: '#2', [`${part}_typography_font_size`]: 2 })
					?.settings,
			).toMatchObject({ title_color: '#2', title_typography_font_size: 2 });
		}
		expect(guessed({ ...words, my_text_color: '#1' })?.settings.words_color).toBe('#1');
		expect(
			guessed({ ...words, my_text_color_x_color: '#1' })?.settings.words_color,
		).toBeUndefined();
	});
});
