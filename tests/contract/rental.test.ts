import { createWordPress, type WordPress } from '@outrigger/mock';
import { loadContent } from '@outrigger/mock/content/load-content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFixtureSite } from './fixture-site';

/** A winter morning, before the season that the content names. */
const NOW = Date.parse('2026-11-27T08:00:00Z');
const SITE_URL = 'http://rental.test';

let wordpress: WordPress;
beforeAll(async () => {
	wordpress = await createWordPress({ contentDir: 'content', siteUrl: SITE_URL, now: () => NOW });
});
afterAll(() => wordpress.close());

const ANSWER = `query ($id: Int, $where: RentalAvailabilityWhereArgs!) {
	rental(databaseId: $id) {
		availability(where: $where) {
			faults isHighSeason
			offers { title uri seats licence halfDay day faults legs { knots minutes } }
		}
	}
}`;

/** A request for rental whose answer is yes. */
const WHERE = { day: '2027-05-08', people: 4, hasLicence: true, place: 'isola-bruna' };

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
async function ask(query: string, variables: Record<string, unknown> = {}): Promise<any> {
	const { data, errors } = await wordpress.execute(query, variables, {});
	expect(errors).toBeUndefined();
	return data;
}

async function answer(slug: string | null, where: Partial<typeof WHERE> = {}) {
	const id = slug && wordpress.store.postBySlug('boat', slug)?.databaseId;
	const { rental } = await ask(ANSWER, { id, where: { ...WHERE, ...where } });
	return rental.availability;
}

describe('a question about one boat', () => {
	it('uses the rules of the original in another language', async () => {
		const licenceOf = async (uri: string) => {
			const id = wordpress.store.postByUri(uri)?.databaseId;
			const where = { ...WHERE, hasLicence: false };
			const { rental } = await ask(ANSWER, { id, where });
			return rental.availability.offers[0]?.licence;
		};
		const licences = await Promise.all(
			['wren', 'heron', 'petrel'].map(async (slug) => {
				const original = await licenceOf(`/fleet/${slug}/`);
				expect([slug, await licenceOf(`/de/fleet/${slug}/`)]).toEqual([slug, original]);
				return original;
			}),
		);
		expect(new Set(licences).size).toBeGreaterThan(1);
	});

	it('is answered from her fields, her terms and the way to the place', async () => {
		const { posts } = await loadContent('content');
		const marlin = posts.find(({ slug }) => slug === 'marlin');
		expect(await answer('marlin')).toEqual({
			faults: [],
			isHighSeason: false,
			offers: [
				{
					title: 'Marlin',
					uri: '/fleet/marlin/',
					seats: Number(marlin?.meta.seats),
					licence: 'YOURS',
					halfDay: `€${marlin?.meta.price_half}`,
					day: `€${marlin?.meta.price_day}`,
					faults: [],
					legs: [
						{ knots: 7, minutes: 45 },
						{ knots: 22, minutes: 14 },
					],
				},
			],
		});
	});

	it.each([
		['2027-06-14', false, '€470'],
		['2027-06-15', true, '€570'],
		['2027-09-10', true, '€570'],
		['2027-09-11', false, '€470'],
	])('on %s costs the price of that season', async (day, isHighSeason, price) => {
		const availability = await answer('marlin', { day });
		expect(availability).toMatchObject({ isHighSeason, offers: [{ day: price }] });
	});

	it.each([
		[{ day: '2027-04-09' }, ['DAY_OUT_OF_SEASON'], []],
		[{ day: '2026-11-26' }, ['DAY_PAST'], []],
		[{ day: 'tomorrow' }, ['DAY_UNREADABLE'], []],
		[{ people: 8 }, [], []],
		[{ people: 9 }, ['PEOPLE_TOO_MANY'], ['PEOPLE_TOO_MANY']],
		[{ people: 0 }, ['PEOPLE_UNREADABLE'], ['PEOPLE_UNREADABLE']],
		[{ hasLicence: false }, [], ['LICENCE_MISSING']],
		[{ place: 'grotta-chiara' }, ['PLACE_UNKNOWN'], ['PLACE_UNKNOWN']],
	])('%j has the faults %j, and hers %j', async (where, faults, hers) => {
		expect(await answer('marlin', where)).toMatchObject({ faults, offers: [{ faults: hers }] });
	});

	it('names the driver', async () => {
		const licence = async (slug: string, hasLicence: boolean, place: string) =>
			(await answer(slug, { hasLicence, place })).offers[0].licence;
		expect(await licence('tern', false, 'grotta-chiara')).toBe('NOT_NEEDED');
		expect(await licence('avocet', false, 'isola-bruna')).toBe('OURS');
		expect(await licence('heron', true, 'capo-sole')).toBe('ALWAYS_OURS');
	});

	it('uses a slow boat’s own speed', async () => {
		const { offers } = await answer('wren', { place: 'grotta-chiara', people: 2 });
		expect(offers[0].legs).toEqual([{ knots: 6, minutes: 31 }]);
	});
});

it('a question about all boats lists those that go there, in the order of the content', async () => {
	const { offers } = await answer(null, { place: 'grotta-chiara', hasLicence: false, people: 5 });
	expect(
		offers.map(({ title, faults }: { title: string; faults: string[] }) => [title, faults]),
	).toEqual([
		['Avocet', []],
		['Heron', []],
		['Tern', []],
		['Wren', ['PEOPLE_TOO_MANY']],
	]);
});

it('the form knows the places of the boat, the nearest first, and lacks them for a page without a boat', async () => {
	const form = `query ($id: Int) { rental(databaseId: $id) { mostSeats today keysFrom backBy places { slug } } }`;
	const id = wordpress.store.postBySlug('boat', 'tern')?.databaseId;
	expect((await ask(form, { id })).rental).toEqual({
		mostSeats: 6,
		today: '2026-11-27',
		keysFrom: '08:30',
		backBy: '20:00',
		places: [{ slug: 'grotta-chiara' }, { slug: 'cala-ventosa' }],
	});
	const page = wordpress.store.postBySlug('page', 'fleet')?.databaseId;
	expect((await ask(form, { id: page })).rental).toBeNull();
});

describe('a site of its own', () => {
	const site = writeFixtureSite();
	afterAll(() => site.remove());

	it('that rents nothing out has no such question', async () => {
		const other = await createWordPress({ contentDir: site.contentDir, siteUrl: SITE_URL });
		const { errors } = await other.execute('{ rental { mostSeats } }', {}, {});
		expect(errors?.[0]?.message).toContain('Cannot query field "rental"');
		await other.close();
	});

	it('hides a boat that is a draft, and refuses a season that ends before it begins', async () => {
		const rental = {
			contentType: 'boat',
			placeTaxonomy: 'harbour',
			driverTaxonomy: 'boat-type',
			season: { from: '2027-04-10', to: '2027-10-31' },
			keysFrom: '08:30',
			backBy: '20:00',
			knots: [7],
		};
		site.write('boat/hidden.md', '---\ntitle: Hidden\nstatus: draft\nmeta:\n  seats: "4"\n---\n');
		site.changeSettings({ rental });
		const other = await createWordPress({ contentDir: site.contentDir, siteUrl: SITE_URL });
		const id = other.store.postBySlug('boat', 'hidden')?.databaseId;
		const { data } = await other.execute(
			'query ($id: Int) { rental(databaseId: $id) { mostSeats } }',
			{ id: id ?? -1 },
			{},
		);
		expect(data).toEqual({ rental: null });
		await other.close();
		site.changeSettings({
			rental: {
				...rental,
				season: { from: '2027-04-10', to: '2027-04-09' },
				keysFrom: 'half past',
			},
		});
		const refused = await createWordPress({ contentDir: site.contentDir, siteUrl: SITE_URL }).then(
			() => '',
			(error: Error) => error.message,
		);
		expect(refused).toContain('rental.season');
		expect(refused).toContain('a time such as 08:30');
	});
});
