import { describe, expect, it } from 'vitest';
import { plainWordsOf } from './plain-words';

describe('plain words', () => {
	it('are titles and texts, whatever an add-on puts in front of their names', () => {
		expect(
			plainWordsOf({
				sg_icon_title: 'Network security',
				sg_icon_description: 'Sleep well.',
				sg_icon_title_tag: 'h4',
				title_color: '#FFFFFF',
				image_size: 'Full Size',
			}),
		).toEqual([{ heading: 'Network security', texts: ['Sleep well.'], link: null }]);
	});

	it.each([
		[{ sg_number: '52', sg_number_suffix: '+', sg_title: 'Boats' }, '52+'],
		[{ ending_number: 1250, sg_title: 'Boats' }, '1250'],
		[{ price_number: '1,250.50', price_prefix: '€ ', sg_title: 'Boats' }, '€ 1,250.50'],
		[{ bar_percentage: 81, sg_title: 'Boats' }, '81 %'],
		[{ counter_value: '12345678', sg_title: 'Boats' }, '12345678'],
	])('are what a counter has counted: %o', (settings, number) => {
		expect(plainWordsOf(settings)).toEqual([{ heading: 'Boats', texts: [number], link: null }]);
	});

	it.each([
		{ number: 'abc' },
		{ number: '123456789' },
		{ number: '' },
		{ number_size: 4 },
		{ _number: 4 },
	])('are not what is no number, or too long for one: %o', (settings) =>
		expect(plainWordsOf(settings)).toEqual([]),
	);

	it.each([
		[
			{ sg_text_after: ' companies', sg_text_before: 'Trusted over ', sg_text_animated: '2300 +' },
			'Trusted over 2300 + companies',
		],
		[{ title_after: 'Bay', title_before: ' ', title_focused: 7 }, 'Bay'],
		[{ 'progress-title': 'Berths taken' }, 'Berths taken'],
	])('are a title that is stored in pieces, or with a hyphen: %o', (settings, heading) => {
		expect(plainWordsOf(settings)).toEqual([{ heading, texts: [], link: null }]);
	});

	it('are what a voice does for a living, and what a price holds', () => {
		const rows = [
			{ client_name: 'Ada Reef', author_occupation: 'Skipper of two boats' },
			{ ekit_pricing_list: 'Fuel is settled later' },
		];
		expect(plainWordsOf({ rows }).flatMap(({ heading, texts }) => [heading, ...texts])).toEqual([
			'Ada Reef',
			'Skipper of two boats',
			null,
			'Fuel is settled later',
		]);
	});

	it('come from the rows of repeaters as well, each with its own heading', () => {
		const words = plainWordsOf({
			tabs: [
				{ _id: 'a1', acc_title: 'Fuel', acc_content: '<p>Settled when you are back.</p>' },
				'junk',
				{ _id: 'a2', acc_title: 'Rain', acc_content: '<p>We wait.</p>' },
			],
		});
		expect(words.map(({ heading }) => heading)).toEqual(['Fuel', 'Rain']);
		expect(words[1]?.texts).toEqual(['<p>We wait.</p>']);
	});

	it.each([
		['title', 'yes'],
		['title', 'h2'],
		['title', 'space between'],
		['text', 'https://example.org/a'],
		['text', '#FFF'],
		['text', 'rgba(0, 0, 0, 0.5)'],
		['text', '12px'],
		['text', ' '],
		['text', '{"a":"B"}'],
		['text', 7],
		['_title', 'Hero of the start page'],
		['tooltip_text', "Hi, I'm a tooltip."],
		['badge_title', 'EXCLUSIVE'],
		['load_more_text', 'Load More'],
		['custom_css_content', 'Body { color: red }'],
		['title_typography_font_family', 'Open Sans'],
		['placeholder_text', 'Your Name'],
	])('are not the value of %s: %j', (control, value) => {
		expect(plainWordsOf({ [control]: value })).toEqual([]);
	});

	it('are led by a link where a button has one, and a button without one says nothing', () => {
		const link = { url: '/fleet/', is_external: '', nofollow: '' };
		expect(plainWordsOf({ btn_text: 'See the fleet', btn_url: link })).toEqual([
			{ heading: null, texts: [], link: { text: 'See the fleet', link } },
		]);
		expect(plainWordsOf({ btn_text: 'See the fleet' })).toEqual([]);
		expect(plainWordsOf({ btn_text: 'See the fleet', btn_url: { url: '' } })).toEqual([]);
	});

	it('are a label where it is that of a link, not of a field', () => {
		const link = { url: 'https://example.org/reef', is_external: '' };
		const [row] = plainWordsOf({ list: [{ x_label: 'Reef on film', x_link: link }] });
		expect(row?.link).toEqual({ text: 'Reef on film', link });
		expect(plainWordsOf({ fields: [{ field_label: 'Your Name' }] })).toEqual([]);
	});

	it('are said once, without the braces of add-ons', () => {
		const words = plainWordsOf({ title: 'At {{first light}}', a_text: 'Once', b_text: 'Once' });
		expect(words).toEqual([{ heading: 'At first light', texts: ['Once'], link: null }]);
	});

	it('are not what an add-on calls each of its logos', () => {
		const logos = [{ logo_title: 'Title' }, { logo_title: 'Title' }, { logo_title: 'Petrel' }];
		expect(plainWordsOf({ logos }).map(({ heading }) => heading)).toEqual(['Petrel']);
		const said = [
			{ title: 'Title', text: 'With words.' },
			{ title: 'Title', text: 'With others.' },
		];
		expect(plainWordsOf({ said })).toHaveLength(2);
	});

	it('have an end', () => {
		const rows = (count: number) =>
			plainWordsOf({ tabs: Array.from({ length: count }, (_, at) => ({ title: `Tab ${at}` })) });
		expect(rows(199)).toHaveLength(199);
		expect(rows(1_000).length).toBeLessThanOrEqual(200);
	});
});
