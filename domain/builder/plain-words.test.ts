import { describe, expect, it } from 'vitest';
import { CONTROLS_OF_WORDS, plainWordsOf } from './plain-words';

describe('plain words', () => {
	it('are titles and texts, with any prefix of an add-on', () => {
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
		[{ counter_number: '1.250,50', sg_title: 'Boats' }, '1.250,50'],
		[{ ending_value: 7, sg_title: 'Boats' }, '7'],
		[{ percent: 7, sg_title: 'Boats' }, '7 %'],
		[{ progress_number: 7, sg_title: 'Boats' }, '7 %'],
		[{ percent_number: 7, sg_title: 'Boats' }, '7'],
		[{ percentage: 81, after_postfix: '+', sg_title: 'Boats' }, '81+'],
		[{ number: 52, suffix: 7, prefix: ' ', sg_title: 'Boats' }, '52'],
		[{ number: 52, prefix: '$ ', suffix: ' k', sg_title: 'Boats' }, '$ 52 k'],
		[{ number: 52, suffix_color: '+', sg_title: 'Boats' }, '52'],
		[{ number: 52, unsuffix: '+', prefix_x: '+', unprefix: '+', sg_title: 'Boats' }, '52'],
	])('are the number at which a counter ends: %o', (settings, number) => {
		expect(plainWordsOf(settings)).toEqual([{ heading: 'Boats', texts: [number], link: null }]);
	});

	it.each([
		{ number: 'abc' },
		{ number: '123456789' },
		{ number: '' },
		{ number: '12 boats' },
		{ number: 'x12' },
		{ number: '12x' },
		{ number: '1.2.3.4' },
		{ number: '12,1234' },
		{ number: null },
		{ unnumber: 4 },
		{ send_value: 4 },
		{ value: 4 },
		{ number_size: 4 },
		{ _number: 4 },
	])('are not a broken number, or one with too many digits: %o', (settings) =>
		expect(plainWordsOf(settings)).toEqual([]),
	);

	it.each([
		[
			{ sg_text_after: ' companies', sg_text_before: 'Trusted over ', sg_text_animated: '2300 +' },
			'Trusted over 2300 + companies',
		],
		[{ title_after: 'Bay', title_before: ' ', title_focused: 7 }, 'Bay'],
		[{ 'progress-title': 'Berths taken' }, 'Berths taken'],
		[
			{
				x_title_after: 'E',
				heading_animated: 'D',
				text_highlighted: 'C',
				title_focused: 'B',
				title_before: 'A',
			},
			'A B C D E',
		],
		[{ title_before: 'yes', title: 'Reef' }, 'Reef'],
		[{ untitle_before: 'Not a piece', title: 'Reef' }, 'Reef'],
		[{ title_before_all: 'Not a piece', title: 'Reef' }, 'Reef'],
	])('are a title that is stored in pieces, or with a hyphen: %o', (settings, heading) => {
		expect(plainWordsOf(settings)).toEqual([{ heading, texts: [], link: null }]);
	});

	it.each(['title', 'sg_title', 'x-name', 'heading', 'question', 'client_name', 'title_text'])(
		'are the heading under the name %s',
		(control) => {
			expect(plainWordsOf({ [control]: 'At first light' })).toEqual([
				{ heading: 'At first light', texts: [], link: null },
			]);
		},
	);

	it.each(['text', 'sg_desc', 'title_description', 'job', 'caption', 'list_item'])(
		'are a text under the name %s',
		(control) => {
			expect(plainWordsOf({ [control]: 'At first light' })).toEqual([
				{ heading: null, texts: ['At first light'], link: null },
			]);
		},
	);

	it.each(['untitle', 'titles', 'title_text_two', 'context', 'text_two', 'unlabel', 'label_two'])(
		'are nothing under the name %s',
		(control) => {
			const link = { url: '/fleet/', is_external: '' };
			expect(plainWordsOf({ title: 'Reef', [control]: 'At first light', link })).toEqual([
				{ heading: 'Reef', texts: [], link: null },
			]);
		},
	);

	it('are the job of a testimonial, and the features of a price', () => {
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
		['older_text', 'Older Stories'],
		['filter_all_text', 'All Boats'],
		['filters_all_text', 'All Boats'],
		['text', ' yes '],
		['text', 'one two three'],
		['text', 'space-between'],
		['text', 'http://Example.org'],
		['text', 'HTTPS://example.org'],
		['text', 'mailto:Ann@example.org'],
		['text', 'tel:+39 (0) 771'],
		['text', '#Main'],
		['text', '/Fleet'],
		['text', 'var(--Accent)'],
		['text', 'rgb(0, 0, 0)'],
		['text', 'hsl(0, 0%, 0%)'],
		['text', 'hsla(0, 0%, 0%, 0.5)'],
		['text', '[gallery ids="1"]'],
		['text', 'c798b9f***1728453198002'],
		['text', '– …'],
	])('are not the value of %s: %j', (control, value) => {
		expect(plainWordsOf({ [control]: value })).toEqual([]);
	});

	it.each([
		'See the boats',
		'the boats go out',
		'space between!',
		'Write to https://example.org',
		'Reef [small]',
		'Reef c7***17',
		'c7***17 Reef',
		'5 €',
		'Ω',
	])('are the words of the editor: %s', (text) => {
		expect(plainWordsOf({ text })[0]?.texts).toEqual([text]);
	});

	it.each(['molder_text', 'a_title'])(
		'are shown under %s, which only resembles a hidden name',
		(control) => {
			expect(plainWordsOf({ [control]: 'At First Light' })).toHaveLength(1);
		},
	);

	const link = { url: '/fleet/', is_external: '', nofollow: '' };

	it.each([
		'btn_text',
		'x_button_title',
		'readmore_text',
		'read_more_text',
		'learnmore_text',
		'learn_more_label',
		'btn_primary_hover_text',
		'label',
	])('are a button under the name %s', (control) => {
		expect(plainWordsOf({ title: 'Reef', [control]: 'See the fleet', link })).toEqual([
			{ heading: 'Reef', texts: [], link: { text: 'See the fleet', link } },
		]);
	});

	it.each(['abtn_text', 'btn_2_text'])('are a text under the name %s', (control) => {
		expect(plainWordsOf({ title: 'Reef', [control]: 'See the fleet', link })).toEqual([
			{ heading: 'Reef', texts: ['See the fleet'], link: null },
		]);
	});

	it.each<[string, unknown, boolean]>([
		['link', link, true],
		['x_url', link, true],
		['website_link', link, true],
		['blink', link, false],
		['link_color', link, false],
		['link', 'https://example.org', true],
		['link', 'http://example.org', true],
		['link', '/fleet/', true],
		['link', '#fleet', true],
		['link', 'mailto:ann@example.org', true],
		['link', 'tel:112', true],
		['link', '#', false],
		['link', 'see /fleet/', false],
		['link', { url: '/fleet/' }, false],
		['link', { url: 7, is_external: '' }, false],
		['link', { url: '', is_external: '' }, false],
		['link', null, false],
	])('have a button that leads somewhere with %s %j: %j', (control, value, leads) => {
		expect(plainWordsOf({ title: 'Reef', btn_text: 'See the fleet', [control]: value })).toEqual([
			{ heading: 'Reef', texts: [], link: leads ? { text: 'See the fleet', link: value } : null },
		]);
	});

	it('are the first button, and the last text of a row with a link but no heading', () => {
		expect(plainWordsOf({ btn_text: 'One boat', button_text: 'Two boats', link })).toEqual([
			{ heading: null, texts: [], link: { text: 'One boat', link } },
		]);
		expect(plainWordsOf({ text: 'One boat', caption: 'Two boats', link })).toEqual([
			{ heading: null, texts: ['One boat'], link: { text: 'Two boats', link } },
		]);
		expect(plainWordsOf({ link })).toEqual([]);
	});

	it('have one heading; a second one is a text', () => {
		expect(
			plainWordsOf({ title: 'First light', name: 'Second light', heading: 'Second light' }),
		).toEqual([{ heading: 'First light', texts: ['Second light'], link: null }]);
	});

	it('are led by a link where a button has one, and a button without one has no words', () => {
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

	it('stand once, without the braces of add-ons', () => {
		const words = plainWordsOf({ title: 'At {{first light}}', a_text: 'Once', b_text: 'Once' });
		expect(words).toEqual([{ heading: 'At first light', texts: ['Once'], link: null }]);
		const rows = [
			{ title: 'Reef', text: 'Once' },
			{ title: 'Bay', text: 'Once' },
		];
		expect(plainWordsOf({ rows }).map(({ texts }) => texts)).toEqual([['Once'], []]);
	});

	it('are not the default title that an add-on gives each of its logos', () => {
		const logos = [{ logo_title: 'Title' }, { logo_title: 'Title' }, { logo_title: 'Petrel' }];
		expect(plainWordsOf({ logos }).map(({ heading }) => heading)).toEqual(['Petrel']);
		const said = [
			{ title: 'Title', text: 'With words.' },
			{ title: 'Title', text: 'With others.' },
		];
		expect(plainWordsOf({ said })).toHaveLength(2);
	});

	it('are each of the same headings where these have links or stand beside none', () => {
		const link = { url: '/fleet/', is_external: '' };
		const rows = [
			{ title: 'Reef', btn_text: 'See it', link },
			{ title: 'Reef', btn_text: 'See more', link },
		];
		expect(plainWordsOf({ rows })).toHaveLength(2);
		expect(plainWordsOf({ rows: [{ text: 'One bay' }, { text: 'Two bays' }] })).toHaveLength(2);
	});

	it('have an end', () => {
		const rows = (count: number) =>
			plainWordsOf({ tabs: Array.from({ length: count }, (_, at) => ({ title: `Tab ${at}` })) });
		expect(rows(199)).toHaveLength(199);
		expect(rows(1_000)).toHaveLength(199);
	});
});

describe('the names of controls with words', () => {
	const has = (control: string) => CONTROLS_OF_WORDS.some((name) => name.test(control));

	it.each([
		'title',
		'x_text',
		'title_before',
		'btn_text',
		'link',
		'number',
		'x_prefix',
		'suffix',
		'postfix',
	])('include %s', (control) => {
		expect(has(control)).toBe(true);
	});

	it.each(['title_color', 'unprefix', 'prefix_two', 'size'])('do not include %s', (control) => {
		expect(has(control)).toBe(false);
	});
});
