import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const picture = { url: 'https://boats.example/a.jpg', id: 7 };
const icon = { value: 'fas fa-anchor', library: 'fa-solid' };
const link = { url: '/book/', is_external: '' };
const title = 'Seven bays';
const text = 'Best seen from the water.';

type Row = Record<string, unknown>;
const kindOf = (name: string, list: Row[], settings: Row = {}) =>
	guessKind(name, { ...settings, list })?.widgetType ?? null;

/** For each kind of list: rows, names of add-ons' widgets that are recognised as it, and similar names that are not. */
const NAMES: [widgetType: string, rows: Row[], is: string, isNot: string][] = [
	[
		'accordion',
		[{ title, text, image: picture }],
		'acme-accordion acme-faq acme-toggle acme-collapse',
		'acme-fold acme-panels',
	],
	['accordion', [{ title, text }, { title }], 'acme-panels acme-fold', 'acme-tabs acme-list'],
	['tabs', [{ title }], 'acme-tabs acme-tab acme-tab-x', 'acme-table acme-tabular'],
	[
		'testimonial-carousel',
		[{ title, text }],
		'acme-testimonials acme-review acme-quotes acme-feedback acme-team acme-member acme-person acme-staff',
		'acme-words acme-people',
	],
	[
		'social-icons',
		[
			{ icon, link },
			{ title, link },
		],
		'acme-social acme-follow-us',
		'acme-icons',
	],
	[
		'icon-list',
		[{ title, text, icon }, { title }],
		'acme-list acme_list_plus list-of-words acme-feature-list',
		'acme-listing acme-playlist',
	],
	['icon-list', [{ title }, { text }], 'acme-words acme-slides acme-social', 'acme-quotes'],
	['icon-list', [{ image: picture, title }, { text }], 'acme-list acme-words', 'acme-quotes'],
	['image-gallery', [{ image: picture }, { icon }], 'acme-pictures', 'acme-carousel'],
	[
		'image-gallery',
		[{ image: picture, title }],
		'acme-gallery acme-portfolio acme-lightbox',
		'acme-pictures acme-logos',
	],
	[
		'image-carousel',
		[{ image: picture }],
		'acme-carousel acme-slider acme-swiper acme-marquee acme-slide acme-logo',
		'acme-pictures',
	],
	[
		'image-carousel',
		[{ image: picture, title }],
		'acme-logos acme-brands acme-clients acme-partners',
		'acme-carousel acme-gallery',
	],
	[
		'slides',
		[{ image: picture, title, button_text: 'Book now' }],
		'acme-slider acme-cards acme-list',
		'acme-gallery acme-logos',
	],
	['slides', [{ image: picture, title }, { title }], 'acme-list acme-cards', 'acme-quotes'],
	['slides', [{ title, text }], 'acme-slider acme-sliding-words', 'acme-carousel acme-cards'],
];

describe('widgets with rows', () => {
	it.each(NAMES)('are %s with the rows %j by these names', (widgetType, rows, is) => {
		for (const name of is.split(' ')) {
			expect([name, kindOf(name, rows)]).toEqual([name, widgetType]);
		}
	});

	it.each(NAMES)('are not %s with the rows %j by names that are only close', (...row) => {
		const [widgetType, rows, , isNot] = row;
		for (const name of isNot.split(' ')) {
			expect([name, kindOf(name, rows)]).not.toEqual([name, widgetType]);
		}
	});

	it('are panels only where each row has a title, and a row words', () => {
		expect(kindOf('acme-faq', [{ title, image: picture }])).toBe('slides');
		expect(kindOf('acme-faq', [{ title, text }, { text }])).toBe('icon-list');
		expect(kindOf('acme-tabs', [{ title }, { text }])).toBe('icon-list');
		expect(kindOf('acme-words', [{ title }])).toBe('icon-list');
		expect(kindOf('acme-words', [{ title, text, image: picture }])).toBe('slides');
	});

	it('are a gallery only where rows have pictures', () => {
		expect(kindOf('acme-gallery', [{ title, image: picture }, { title }])).toBe('slides');
		expect(kindOf('acme-logos', [{ icon }])).toBe('icon-list');
		for (const words of [{ title }, { text }, { button_text: 'Book now' }]) {
			expect(kindOf('acme-x', [{ image: picture }, words])).not.toBe('image-gallery');
		}
	});

	it('are no list where the rows hold no words, in a form, and where a row has a price', () => {
		expect(kindOf('acme-list', [{ price: '7' }, { height: 7 }])).toBeNull();
		for (const name of ['acme-form', 'acme-contact', 'acme-newsletter', 'acme-mailchimp']) {
			expect(kindOf(`${name}-list`, [{ title }])).not.toBe('icon-list');
		}
		expect(kindOf('acme-subscribe-list', [{ title }])).toBe('icon-list');
		expect(kindOf('acme-price-list', [{ title, price: '7' }])).toBe('price-table');
		expect(kindOf('acme-price-list', [{ title }], { price: '7' })).toBe('price-table');
		expect(kindOf('acme-price-list', [{ title }, { title, text: '' }])).toBe('icon-list');
		expect(kindOf('acme-word-list', [{ title, price: '7' }])).toBe('icon-list');
	});

	it.each([{ title }, { text }, { button_text: 'Book now' }, { image: picture }, { icon }])(
		'keep a row that has %j, and no row without words and pictures',
		(row) => {
			const { settings } = guessKind('acme-words', { list: [{ height: 7 }, row] }) ?? {};
			const rows = settings?.icon_list ?? settings?.wp_gallery ?? settings?.slides;
			expect(rows).toHaveLength(1);
		},
	);
});
