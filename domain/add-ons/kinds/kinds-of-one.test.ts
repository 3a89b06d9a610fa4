import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const picture = { url: 'https://boats.example/a.jpg', id: 7 };
const title = 'Seven bays';
const text = 'Best seen from the water.';
const film = 'https://www.youtube.com/watch?v=abc';

type Settings = Record<string, unknown>;
const kindOf = (name: string, settings: Settings) => guessKind(name, settings)?.widgetType ?? null;

/** For each kind: settings, names of add-ons' widgets that are recognised as it, and similar names that are not. */
const NAMES: [widgetType: string, Settings, is: string, isNot: string][] = [
	[
		'countdown',
		{ due: '2027-05-01', title },
		'acme-countdown acme-count-down acme-timer',
		'acme-date',
	],
	[
		'progress',
		{ value: 7, title },
		'acme-progress acme-skills acme-bar-chart acme-barchart',
		'acme-bar',
	],
	['price-table', { price: '7', title }, 'acme-price acme-pricing-table', 'acme-plan'],
	[
		'counter',
		{ value: 7, title },
		'acme-counter acme-fun-fact acme-funfact acme-stats acme-odometer acme-numbers acme-count-up',
		'acme-facts',
	],
	['flip-box', { front_title: title }, 'acme-flip-box acme-flipbox', 'acme-turn-box'],
	[
		'button',
		{ number: '+39 123456', title },
		'acme-phone acme-call-button acme-callnow acme-whatsapp acme-whats-app',
		'acme-recall acme-call acme-button',
	],
	['video', { any: film, title }, 'acme-film acme-button', 'acme-flip'],
	['testimonial', { name: 'Ada', text }, 'acme-testimonial acme-review acme-quote', 'acme-words'],
	['divider', { icon: 'x' }, 'acme-divider acme-separator', 'acme-line'],
	[
		'image-box',
		{ name: 'Ada', text, image: picture },
		'acme-team acme-member acme-person acme-staff acme-profile acme-pictures',
		'acme-review',
	],
];

describe('widgets with a single content', () => {
	it.each(NAMES)('are %s with %j by these names', (widgetType, settings, is) => {
		for (const name of is.split(' ')) {
			expect([name, kindOf(name, settings)]).toEqual([name, widgetType]);
		}
	});

	it.each(NAMES)('are not %s with %j by names that are only close', (...row) => {
		const [widgetType, settings, , isNot] = row;
		for (const name of isNot.split(' ')) {
			expect([name, kindOf(name, settings)]).not.toEqual([name, widgetType]);
		}
	});

	it.each([
		['acme-countdown', { title }, 'heading'],
		['acme-progress', { title }, 'heading'],
		['acme-counter', { title }, 'heading'],
		['acme-pricing', { title }, 'heading'],
		['acme-phone', { title, phone: 'Call us' }, 'heading'],
		['acme-quote', { title }, 'heading'],
		['acme-team', { title }, 'heading'],
		['acme-divider', { title }, 'heading'],
		['acme-divider', { text }, 'text-editor'],
		['acme-flip', { title }, null],
	])(
		'do not become the kind in the name %s where %j does not hold it',
		(name, settings, widgetType) => {
			expect(kindOf(name, settings)).toBe(widgetType);
		},
	);

	it('show a person where rows are the networks of a person with a portrait', () => {
		const rows = { networks: [{ title: 'Facebook' }] };
		expect(kindOf('acme-team', { name: 'Ada', image: picture, ...rows })).toBe('image-box');
		expect(kindOf('acme-team', { name: 'Ada', ...rows })).toBe('testimonial-carousel');
	});
});

describe('the values of a single content', () => {
	it.each([
		['2027-05-01T09:00:30', '2027-05-01 09:00'],
		['2027-05-01 09:00', '2027-05-01 09:00'],
		['2027-05-01', '2027-05-01'],
	])('count down to the minute: %s', (due, date) => {
		expect(guessKind('acme-timer', { due })).toEqual({
			widgetType: 'countdown',
			settings: { due, countdown_type: 'due_date', due_date: date },
		});
	});

	it('show progress in per cent', () => {
		const settings = { title, percentage: '40.5' };
		expect(guessKind('acme-progress', settings)?.settings).toEqual({
			...settings,
			percent: { unit: '%', size: 40.5, sizes: [] },
			display_percentage: 'show',
			__globals__: {},
		});
	});

	it.each([
		['1,720', 1720],
		['1 720', 1720],
		['1,720,001', 1720001],
		['12.5', 12.5],
	])('count up to %s as %d', (number, ending) => {
		const settings = { title, number, prefix: 'ca', suffix: '+' };
		expect(guessKind('acme-counter', settings)?.settings).toEqual({
			...settings,
			ending_number: ending,
			__globals__: {},
		});
	});

	it('name a counter by its text where it has no title', () => {
		expect(guessKind('acme-counter', { number: 7, text })?.settings.title).toBe(text);
		expect(guessKind('acme-counter', { number: 7, text, title })?.settings.title).toBe(title);
	});

	it('play a film of a service or of the site', () => {
		expect(guessKind('acme-film', { any: film })?.settings).toEqual({
			any: film,
			video_type: 'youtube',
			youtube_url: film,
		});
		const vimeo = 'https://vimeo.com/123';
		expect(guessKind('acme-film', { any: vimeo })?.settings).toEqual({
			any: vimeo,
			video_type: 'vimeo',
			vimeo_url: vimeo,
		});
		expect(guessKind('acme-film', { any: '/a.mp4', poster: picture })?.settings).toEqual({
			any: '/a.mp4',
			poster: picture,
			video_type: 'hosted',
			hosted_url: { url: '/a.mp4', id: '' },
			show_image_overlay: 'yes',
			image_overlay: picture,
		});
	});

	it('let a guest speak', () => {
		const settings = { name: 'Ada', job: 'Skipper', text };
		const spoken = {
			testimonial_content: text,
			testimonial_name: 'Ada',
			testimonial_job: 'Skipper',
			testimonial_image: { url: '' },
			__globals__: {},
		};
		expect(guessKind('acme-quote', settings)?.settings).toEqual({ ...settings, ...spoken });
		expect(guessKind('acme-quote', { ...settings, image: picture })?.settings).toMatchObject({
			testimonial_image: picture,
		});
	});

	it.each([
		['+39 (0) 12-34.56/7', 'tel:+3901234567'],
		['12345', 'tel:12345'],
		['12345678901234567890', 'tel:12345678901234567890'],
	])('call %s', (number, url) => {
		expect(guessKind('acme-phone', { size: 12345, label: 'Call us', number })).toEqual({
			widgetType: 'button',
			settings: { size: 12345, label: 'Call us', number, text: number, link: { url } },
		});
	});

	it.each(['1234', '123456789012345678901', 'x12345', '12345x', '++12345'])(
		'do not call %s',
		(number) => {
			expect(kindOf('acme-phone', { any: number })).toBeNull();
		},
	);

	it('draw a line without settings of its own', () => {
		expect(guessKind('acme-divider', { height: 7 })).toEqual({
			widgetType: 'divider',
			settings: { height: 7 },
		});
	});
});

/** For each kind: the parts of add-ons, and the part of the builder that is painted like them. */
const LOOKS: [name: string, parts: string, color: string, typography: string | null][] = [
	['acme-progress', 'title label', 'title_color', ''],
	['acme-progress', 'track line fill prline', 'bar_color', null],
	['acme-counter', 'title text label', 'title_color', 'typography_title_'],
	['acme-counter', 'number count value digit', 'number_color', 'typography_number_'],
	['acme-quote', 'name author', 'name_text_color', 'name_'],
	['acme-quote', 'job designation position role', 'job_text_color', 'job_'],
	['acme-quote', 'content desc text review comment', 'content_content_color', 'content_'],
];

it.each(LOOKS)('paints %s like %s of the add-on: %s', (name, parts, color, typography) => {
	for (const part of parts.split(' ')) {
		const settings = {
			any_value: 7,
			description: text,
			[`my_${part}_a_color`]: '#1',
			[`my_${part}_typography_font_size`]: 1,
		};
		const painted = guessKind(name, settings)?.settings ?? {};
		expect([part, painted[color]]).toEqual([part, '#1']);
		if (typography !== null) {
			expect([part, painted[`${typography}typography_font_size`]]).toEqual([part, 1]);
		}
	}
});

it('paints the bar and the ground of progress', () => {
	const painted = (settings: Settings) =>
		guessKind('acme-progress', { value: 7, ...settings })?.settings;
	expect(painted({ line_bg: '#1', bar_bg: '#2' })).toMatchObject({
		bar_color: '#1',
		bar_bg_color: '#2',
	});
});

it.each(['acme-counter', 'acme-quote'])('paints the box of %s like that of the add-on', (name) => {
	const settings = { value: 7, description: text, card_padding: 'v' };
	expect(guessKind(name, settings)?.settings._padding).toBe('v');
});
