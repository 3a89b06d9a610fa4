import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import { chartPlaces } from '@outrigger/pictures';
import { CART_COOKIE, ITEMS_COOKIE } from '@outrigger/rules/shop/shop-pages';
import { parseEnvironment } from 'outrigger/environment';
import { POST_PASSWORD_COOKIE, POST_PASSWORD_LIFETIME_S } from 'outrigger/site/pages/post-password';
import { CART_MAX_AGE_S } from 'outrigger/site/shop/cart-cookies';
import { describe, expect, it } from 'vitest';
import {
	contradictions,
	demonstrationTexts,
	type HouseFacts,
	numberOf,
} from './support/demonstration-claims';

const CONTENT = join(import.meta.dirname, '../content');
/** The speed in knots for which travel times are computed. */
const SPEED = 22;
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');

const { posts, terms, settings } = await loadContent(CONTENT);
const boats = posts
	.filter(({ type, language }) => type === 'boat' && language === 'en')
	.map(({ slug, title, excerpt, content, seo, meta, termIds }) => ({
		slug,
		title,
		excerpt,
		content,
		seo: seo?.description ?? '',
		field: (key: string) => String(meta[key] ?? ''),
		drivers: terms
			.filter(({ databaseId, taxonomy }) => taxonomy === 'driver' && termIds.includes(databaseId))
			.map((term) => term.slug),
	}));
const places = terms.filter(
	({ taxonomy, language }) => taxonomy === 'destination' && language === 'en',
);

/** Returns the descriptions of a description list, by its terms. */
const rowsOf = (html: string) =>
	Object.fromEntries(
		[...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, term = '', fact = '']) => [
			term,
			fact,
		]),
	);
const known = rowsOf(read('templates/harbour-facts.json'));
const [opens = '', closes] = known.Season?.split('–') ?? [];
const facts: HouseFacts = {
	hours: known['We answer'] ?? '',
	keys: known['Keys from'] ?? '',
	backBy: known['Boats back by'] ?? '',
	opens,
	boats: boats.length,
	places: places.length,
	freePower: Math.max(
		...boats
			.filter(({ drivers }) => drivers.includes('no-licence'))
			.map((boat) => Number(boat.field('power'))),
	),
	telephone: /tel:\+(\d+)/.exec(read('templates/footer.json'))?.[1] ?? '',
};

describe('the facts of the house', () => {
	it('have one home, which has them all', () => {
		expect(facts).toEqual({
			hours: '08:00–20:00',
			keys: '08:30',
			backBy: '20:00',
			opens: '10 April',
			boats: 8,
			places: 6,
			freePower: 40,
			telephone: '39000000000',
		});
		expect(closes).toBe('first gale');
	});

	it('are the same wherever a text repeats them', () => {
		const texts = demonstrationTexts(CONTENT);
		expect(texts.length).toBeGreaterThan(50);
		expect(contradictions(texts, facts)).toEqual([]);
	});

	it.each([
		['Open from Easter', 'opens'],
		['Ropes off on 12 April', 'opens'],
		['{"min_date": "2027-04-05"}', 'opens'],
		['Somebody answers from seven to eight', 'hours'],
		['08:00–19:00', 'hours'],
		['Keys from half past nine', 'keys'],
		['keys from 09:00', 'keys'],
		['Everybody in by nine, or a call', 'backBy'],
		['Nine boats', 'boats'],
		['seven speedboats', 'boats'],
		['Five places', 'places'],
		['50 hp is the limit', 'freePower'],
		['+39 000 000 001', 'telephone'],
	])('%s is found to be wrong', (text, fact) => {
		expect(contradictions([{ file: 'a.md', text }], facts)).toEqual([
			expect.stringMatching(new RegExp(`^a\\.md says .*${fact} is`)),
		]);
	});

	it.each([
		'Ropes off on 10 April',
		'{"due_date": "2027-04-10 09:00"}',
		'from eight to eight',
		'Keys from 08:30',
		'Keys are handed over from half past eight',
		'in by eight',
		'Eight boats, six places',
		'+39 000 000 000',
	])('%s is right', (text) => {
		expect(contradictions([{ file: 'a.md', text }], facts)).toEqual([]);
	});
});

describe.each(boats)('$title', (boat) => {
	const [length, power, seats, note] = ['length', 'power', 'seats', 'licence_note'].map(boat.field);

	it('is as long, strong and wide in every text as in her fields', () => {
		expect(boat.excerpt).toContain(`${length} m, ${power} hp, ${seats} seats.`);
		expect(boat.seo).toContain(`of ${length} m with ${power} hp and ${seats} seats`);
		expect(boat.seo).toContain(note);
		const row = new RegExp(`/fleet/${boat.slug}/[^"]*">${boat.title}</a></th>(.*?)</tr>`).exec(
			JSON.parse(`"${/<table>.*?<\/table>/.exec(read('pages/fleet.json'))?.[0]}"`),
		);
		const cells = [...(row?.[1] ?? '').matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell);
		expect(cells.slice(1)).toEqual([
			`${length} m`,
			`${power} hp`,
			seats,
			`${boat.field('draught')} m`,
			boat.field('year'),
			boat.field('licence'),
		]);
	});

	it('costs on the page of prices the price of her fields', () => {
		const row = new RegExp(`>${boat.title}</a></th>(.*?)</tr>`).exec(read('pages/prices.json'));
		const cells = [...(row?.[1] ?? '').matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell);
		const prices = ['price_half', 'price_day', 'price_half_high', 'price_day_high'].map(boat.field);
		expect(cells).toEqual(prices.map((price) => `€${price}`));
		const [half = 0, day = 0, halfHigh = 0, dayHigh = 0] = prices.map(Number);
		expect(half).toBeGreaterThan(0);
		expect(day).toBeGreaterThan(half);
		expect(day).toBeLessThan(2 * half);
		expect(halfHigh).toBeGreaterThan(half);
		expect(dayHigh).toBeGreaterThan(day);
	});

	it('has the same rule for drivers in its terms, its fields and its note', () => {
		const isFree = Number(power) <= facts.freePower;
		expect(boat.drivers.includes('no-licence')).toBe(isFree);
		expect(boat.field('licence')).toBe(
			isFree ? 'No' : boat.drivers.includes('licence') ? 'Yes' : 'With us',
		);
		expect(boat.drivers.includes('skipper')).toBe(/one of us/.test(note ?? ''));
		expect(boat.field('skipper')).toMatch(
			boat.drivers.includes('skipper') ? /^(Always|If you like)/ : /^Ask/,
		);
	});

	it('has a jacket for every grown-up on her seats', () => {
		const [, jackets] = /(\w+) adult jackets/.exec(boat.content) ?? [];
		expect(numberOf(jackets)).toBeGreaterThanOrEqual(Number(seats));
	});

	it('has a form for no more people and no other drivers than she takes', () => {
		const options = boat
			.field('driver_options')
			.split('\n')
			.map((option) => option.split('|')[1]);
		expect(options.includes('none')).toBe(boat.drivers.includes('no-licence'));
		expect(options.includes('licence')).toBe(
			boat.drivers.includes('licence') || boat.drivers.includes('no-licence'),
		);
		expect(options).toContain('skipper');
	});

	it('lies at one berth, with one engine and one tank', () => {
		expect(boat.content.toLowerCase()).toContain(
			`lies at porto sereno: ${boat.field('berth').toLowerCase()}`,
		);
		expect(boat.content).toContain(boat.field('engine'));
		const [, litres, miles, knots] =
			/(\d+) litres, about (\d+) nautical miles at (\d+) knots/.exec(boat.field('range_text')) ??
			[];
		expect(boat.content).toContain(
			`${litres} litres take her about ${miles} nautical miles at ${knots} knots`,
		);
		expect(boat.field('knots')).toBe(knots);
	});
});

describe('the imprint', () => {
	const imprint = read('pages/imprint.json');
	const DAY_S = 86_400;

	it.each([
		['a cart', CART_COOKIE, CART_MAX_AGE_S],
		['the number beside it', ITEMS_COOKIE, CART_MAX_AGE_S],
		[
			'the password of a page',
			POST_PASSWORD_COOKIE.replace('outrigger', '…'),
			POST_PASSWORD_LIFETIME_S,
		],
	])('names the cookie of %s with its days', (_, name, lifetime) => {
		const after = imprint.slice(imprint.indexOf(`<code>${name}</code>`));
		expect(imprint).toContain(`<code>${name}</code>`);
		expect(Number(/(\d+) days/.exec(after)?.[1])).toBe(lifetime / DAY_S);
	});

	it('names the time for which the host keeps an enquiry', () => {
		const { keepSubmissionsDays } = parseEnvironment({});
		expect(imprint).toContain(`enquiries are deleted after ${keepSubmissionsDays} days`);
	});

	it('alone mentions cookies, and the checkout leads there', () => {
		const told = demonstrationTexts(CONTENT).filter(({ text }) => /cookie/i.test(text));
		expect(told.map(({ file }) => file)).toEqual(['pages/imprint.json']);
		expect(imprint).toContain('id=\\"kept\\"');
		expect(read('pages/checkout.json')).toContain('/imprint/#kept');
	});

	it.each(['templates/footer.json', 'pages/checkout.json', 'pages/imprint.json'])(
		'and %s agree that nothing is booked, paid or sent',
		(file) => expect(read(file)).toMatch(/nothing (?:here )?is booked, paid or sent/),
	);
});

describe('the voucher', () => {
	it('is enough for the boats that it names, at the prices of their fields', () => {
		const voucher = read('product/boathouse-voucher.md');
		const claims = [
			...voucher.matchAll(
				/€(\d+) (?:is )?(half )?a day with \[[^\]]*\]\(\/fleet\/(\w+)\/\) at €(\d+)/g,
			),
		];
		expect(claims.map(([, value]) => value)).toEqual(['100', '250', '500']);
		for (const [, value, half, slug, price] of claims) {
			const named = boats.find((boat) => boat.slug === slug);
			expect(price).toBe(named?.field(half ? 'price_half' : 'price_day'));
			expect(Number(price)).toBeLessThanOrEqual(Number(value));
			expect(voucher).toContain(`regularPrice: "${value}"`);
		}
	});
});

describe('forms with a field for a day', () => {
	const forms = demonstrationTexts(CONTENT).flatMap(({ file, text }) =>
		[...text.matchAll(/"m(?:in|ax)_date": "(\d{4}-\d\d-\d\d)"/g)].map(([, date]) => [file, date]),
	);

	it('agree with the answer about a day: season, high summer, keys', () => {
		expect(settings.rental).toMatchObject({
			season: { from: '2027-04-10', to: '2027-10-31' },
			highSeason: { from: '2027-06-15', to: '2027-09-10' },
			keysFrom: facts.keys,
			backBy: facts.backBy,
		});
		expect(read('pages/prices.json')).toContain('High summer is 15 June to 10 September.');
		for (const speed of settings.rental?.knots ?? []) expect([7, SPEED]).toContain(speed);
	});

	it('take the days of one season, as on the page of prices', () => {
		expect(forms.length).toBeGreaterThanOrEqual(8);
		expect([...new Set(forms.map(([, date]) => date))].sort()).toEqual([
			'2027-04-10',
			'2027-10-31',
		]);
		expect(read('pages/prices.json')).toContain(
			'The ropes come off on 10 April, and we go on until the first autumn gale, or until 31 October',
		);
	});
});

describe('lists and ways', () => {
	it('shows as many boats as it counts', () => {
		for (const file of ['pages/fleet.json', 'pages/home.json']) {
			const shown = Number(/"posts_per_page": (\d+)/.exec(read(file))?.[1]);
			expect(shown, file).toBeGreaterThanOrEqual(boats.length);
		}
	});

	it.each(places.map(({ slug, name }) => ({ slug, name })))(
		'$name is as far away on every page',
		({ slug }) => {
			const page = read(`pages/destinations/${slug}.json`);
			// The harbour itself is at no distance, so it has no entry.
			const [, miles] = /"([1-9][\d.]*) nm"/.exec(page) ?? [];
			const all = read('pages/destinations.json');
			const place = all.slice(all.lastIndexOf(`"url": "/destinations/${slug}/"`));
			const way = /([\d.]+) nm, (\d+) minutes|Where you start/.exec(place);
			expect(way?.[1]).toBe(miles);
			const home = read('pages/home.json');
			const leg = home.slice(home.lastIndexOf(`"url": "/destinations/${slug}/"`));
			expect(/"([\d.]+) <small>nm|"title": "(Home)"/.exec(leg)?.[1]).toBe(miles);
			if (miles === undefined) return;
			const minutes = Math.round((Number(miles) / SPEED) * 60);
			expect(Number(way?.[2])).toBe(minutes);
			expect(page).toContain(`"${minutes} min"`);
			expect(page).toContain(`"${miles} nm from the mole"`);
		},
	);

	it.each(places.map(({ slug, meta }) => ({ slug, meta })))(
		'the way to $slug is as long in its term as on its page, and ends where the chart has it',
		({ slug, meta }) => {
			const [, miles] = /"([1-9][\d.]*) nm"/.exec(read(`pages/destinations/${slug}.json`)) ?? [];
			expect(meta.nautical_miles).toBe(miles);
			if (miles === undefined) return;
			const points = String(meta.chart_way)
				.split(' ')
				.map((point) => point.split(',').map(Number));
			const distance = (point: readonly number[] | undefined, mark: readonly number[]) =>
				Math.hypot(...mark.map((part, at) => part * 100 - (point?.[at] ?? Number.NaN)));
			// An island has about this size, and a boat lands on its shore.
			expect(distance(points.at(-1), chartPlaces[slug as keyof typeof chartPlaces])).toBeLessThan(
				8,
			);
			expect(distance(points[0], chartPlaces['porto-sereno'])).toBeLessThan(1);
		},
	);

	it('promises no shorter way than the longest', () => {
		const [, word] = /Nowhere is further than (\w+) minutes/.exec(read('pages/home.json')) ?? [];
		const longest = [...read('pages/destinations.json').matchAll(/nm, (\d+) minutes/g)].map(
			([, minutes]) => Number(minutes),
		);
		expect(numberOf(word)).toBe(Math.max(...longest));
	});
});
