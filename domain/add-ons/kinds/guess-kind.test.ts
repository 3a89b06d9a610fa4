import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

describe('guessKind', () => {
	it('takes typography and colours of globals along', () => {
		const kind = guessKind('wpr-title', {
			wpr_title: 'Seven bays',
			wpr_title_typography_typography: 'custom',
			wpr_title_typography_font_size_mobile: { unit: 'px', size: 20, sizes: [] },
			__globals__: { wpr_title_color: 'globals/colors?id=accent' },
		});
		expect(kind?.settings).toMatchObject({
			typography_typography: 'custom',
			typography_font_size_mobile: { unit: 'px', size: 20, sizes: [] },
			__globals__: { title_color: 'globals/colors?id=accent' },
		});
	});

	it('leaves hover colours to hover', () => {
		const kind = guessKind('wpr-title', { wpr_title: 'Seven bays', wpr_title_hover_color: '#F00' });
		expect(kind?.settings.title_color).toBeUndefined();
	});

	it.each([
		'heading',
		'icon-box',
		'posts',
		'wp-widget-search',
		'woocommerce-cart',
		'e-heading',
		'theme-post-title',
	])('never touches %s, a widget of the builder', (type) => {
		expect(guessKind(type, { title: 'Seven bays', title_text: 'A bay' })).toBeNull();
	});

	it('names no address for a form where no document is given', () => {
		expect(guessKind('wpforms', { form_id: '7' })?.settings.editor).not.toContain('mailto');
	});

	it('recognises no kind in settings without a known role', () => {
		expect(
			guessKind('wpr-spacer-line', { wpr_height: { unit: 'px', size: 4 }, wpr_style: 'solid' }),
		).toBeNull();
		expect(guessKind('bdt-offcanvas', { menu_text: 'Menu' })).toBeNull();
	});

	it.each([{}, { list: [null, 1, 'x', []] }, { title: null, image: [], link: 7, __globals__: [] }])(
		'survives settings of the wrong kind: %j',
		(settings) => {
			expect(() => guessKind('any-widget', settings as Record<string, unknown>)).not.toThrow();
		},
	);
});

it('never guesses for a widget with a name of the builder, with any settings', () => {
	const settings = { title: 'A', text: 'B', image: { url: '/a.jpg' }, link: { url: '/b/' } };
	for (const type of ['elementskit-icon-box', 'image-gallery', 'paypal-button', 'image-box']) {
		expect(guessKind(type, settings)).toBeNull();
	}
});
