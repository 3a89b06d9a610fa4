import { expect, it } from 'vitest';
import { isRentalParameter, questionOf, questionQuery } from './rental-question';

const FIRST = { day: '2027-04-10', people: '2', driver: 'licence', place: 'capo-sole' };

it('comes out of an address as it went in', () => {
	const question = { day: '2027-06-12', people: '4', driver: 'none', place: 'isola-bruna' };
	expect(questionOf(new URLSearchParams(questionQuery(question)), FIRST)).toEqual(question);
});

it('has the first answers for parts that the address leaves out, and not for a field sent empty', () => {
	expect(questionOf(new URLSearchParams('rental-people=3&rental-day=%20'), FIRST)).toEqual({
		...FIRST,
		people: '3',
		day: '',
	});
});

it('knows its own parameters and no others', () => {
	expect(
		['rental-day', 'rental-place', 'day', 'rental-', 'toString'].map(isRentalParameter),
	).toEqual([true, true, false, false, false]);
});
