// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { renderWidget } from '../../elements/testing/render-on-server';
import type { GraphQLRequest } from '../../wordpress/server-client';
import { rentalAvailability } from './index';

const FORM = {
	mostSeats: 8,
	keysFrom: '08:30',
	backBy: '20:00',
	today: '2026-11-27',
	season: { from: '2027-04-10', to: '2027-10-31' },
	places: [
		{ slug: 'capo-sole', name: 'Capo Sole', way: '36,34 10,75' },
		{ slug: 'isola-bruna', name: 'Isola Bruna', way: '' },
	],
};
const OFFER = {
	databaseId: 7,
	title: 'Marlin',
	uri: '/fleet/marlin/',
	seats: 8,
	licence: 'YOURS',
	halfDay: '€310',
	day: '€470',
	faults: [] as string[],
	legs: [
		{ knots: 7, minutes: 43 },
		{ knots: 22, minutes: 14 },
	],
};
const YES = { faults: [] as string[], isHighSeason: false, offers: [OFFER] };

const asked: GraphQLRequest['variables'][] = [];
beforeEach(() => asked.splice(0));

function site(availability: object = YES, form: object | null = FORM) {
	return async ({ operationName, variables }: GraphQLRequest) => {
		if (operationName === 'RentalForm') return { data: { rental: form } };
		asked.push(variables);
		return { data: { rental: { availability } } };
	};
}

interface Shown {
	settings?: object;
	query?: string;
	answers?: ReturnType<typeof site>;
	hasRental?: boolean;
}

async function show({ settings = {}, query = '', answers = site(), hasRental = true }: Shown = {}) {
	const html = await renderWidget('rental-availability', settings, {
		widgets: [rentalAvailability],
		hasRental,
		execute: answers,
		node: { databaseId: 7 } as CurrentNode,
		page: { path: '/fleet/marlin/', url: new URL(`https://boats.example/fleet/marlin/${query}`) },
	});
	document.body.innerHTML = html;
	return html;
}

const text = (selector: string) =>
	document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();
const field = (name: string) =>
	document.querySelector<HTMLInputElement>(`[name="rental-${name}"]`) as HTMLInputElement;

describe('without script', () => {
	it('is a form of the page with a first answer', async () => {
		await show();
		const form = document.querySelector('form');
		expect(form?.getAttribute('method')).toBe('get');
		expect(form?.getAttribute('action')).toBe('/fleet/marlin/#rental-a1b2c3d');
		expect(document.querySelector('#rental-a1b2c3d form')).not.toBeNull();
		expect([field('day').value, field('day').min, field('day').max]).toEqual([
			'2027-04-10',
			'2027-04-10',
			'2027-10-31',
		]);
		expect(field('people').max).toBe('8');
		expect(text('.e-rental__sentence')).toBe(
			'Yes. On Saturday, April 10 you can have Marlin: 8 seats for 2, 43 minutes at 7 knots, 14 minutes at 22 knots to Capo Sole, €310 for half a day or €470 for a day, and one of you brings a licence.',
		);
		expect(asked).toEqual([
			{
				databaseId: 7,
				where: { day: '2027-04-10', people: 2, hasLicence: true, place: 'capo-sole' },
			},
		]);
	});

	it('answers the question in the address', async () => {
		await show({
			query: '?rental-day=2027-06-12&rental-people=5&rental-driver=none&rental-place=isola-bruna',
		});
		expect(asked[0]?.where).toEqual({
			day: '2027-06-12',
			people: 5,
			hasLicence: false,
			place: 'isola-bruna',
		});
		expect(field('day').value).toBe('2027-06-12');
		expect(document.querySelector<HTMLInputElement>(':checked[type=radio]')?.value).toBe(
			'isola-bruna',
		);
	});

	it('begins with today where the season has begun', async () => {
		await show({ answers: site(YES, { ...FORM, today: '2027-06-12' }) });
		expect(field('day').value).toBe('2027-06-12');
	});

	it('queries for no people where the address has no number', async () => {
		await show({ query: '?rental-people=many' });
		expect(asked[0]?.where).toMatchObject({ people: 0 });
	});

	it('leads to the enquiry with the question, in the words of its form', async () => {
		await show({ settings: { enquiry_anchor: '#ask' } });
		expect(document.querySelector('.e-rental__ask')?.getAttribute('href')).toBe(
			'/fleet/marlin/?rental-day=2027-04-10&rental-people=2&rental-driver=licence&rental-place=capo-sole#ask',
		);
	});
});

describe('impossible questions', () => {
	it('stands beside its field, and is read out', async () => {
		const faults = ['PEOPLE_TOO_MANY'];
		await show({
			answers: site({ ...YES, faults, offers: [{ ...OFFER, faults }] }),
			settings: { enquiry_anchor: '#ask' },
		});
		const message = document.getElementById(field('people').getAttribute('aria-describedby') ?? '');
		expect(message?.textContent).toBe('There are 8 seats.');
		expect(field('people').getAttribute('aria-invalid')).toBe('true');
		expect(field('day').hasAttribute('aria-invalid')).toBe(false);
		expect(text('[aria-live]')).toBe('Not like this. There are 8 seats.');
		expect(document.querySelector('.e-rental__ask')).toBeNull();
	});

	it('names the season in the language of the page', async () => {
		await show({ answers: site({ ...YES, faults: ['DAY_OUT_OF_SEASON'] }) });
		expect(text('.e-rental__fault')).toBe('The season goes from April 10 to October 31.');
	});

	it('without a licence are still allowed: a skipper may drive', async () => {
		const offer = { ...OFFER, licence: null, faults: ['LICENCE_MISSING'] };
		await show({
			answers: site({ ...YES, offers: [offer] }),
			settings: { enquiry_anchor: '#ask' },
		});
		expect(text('.e-rental__fault')).toBe('Marlin needs a licence.');
		expect(document.querySelector('.e-rental__ask')?.getAttribute('href')).toContain(
			'rental-driver=skipper',
		);
	});
});

describe('of everything', () => {
	it('lists the free things, each with the question in its link', async () => {
		const offers = [
			OFFER,
			{ ...OFFER, databaseId: 8, title: 'Wren', uri: '/fleet/wren/', faults: ['PEOPLE_TOO_MANY'] },
		];
		await show({ settings: { source_type: 'all' }, answers: site({ ...YES, offers }) });
		expect(asked[0]?.databaseId).toBeNull();
		expect(text('.e-rental__sentence > p')).toBe('For 2 to Capo Sole on Saturday, April 10: 1.');
		const links = [...document.querySelectorAll('.e-rental__offers a')];
		expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
			[
				'Marlin',
				'/fleet/marlin/?rental-day=2027-04-10&rental-people=2&rental-driver=licence&rental-place=capo-sole',
			],
		]);
	});

	it('shows a sentence where nothing fits', async () => {
		const offers = [{ ...OFFER, faults: ['PEOPLE_TOO_MANY'] }];
		await show({ settings: { source_type: 'all' }, answers: site({ ...YES, offers }) });
		expect(text('.e-rental__sentence')).toMatch(/^Nothing fits/);
	});
});

describe('nothing is shown', () => {
	it('for content that is not for rent', async () => {
		expect(await show({ answers: site(YES, null) })).not.toContain('<form');
		expect(asked).toEqual([]);
	});

	it('where WordPress cannot answer, without a request', async () => {
		const answers = vi.fn(site());
		expect(await show({ hasRental: false, answers })).toBe('');
		expect(answers).not.toHaveBeenCalled();
	});
});
