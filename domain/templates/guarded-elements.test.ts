import { describe, expect, it } from 'vitest';
import { conditionsOf, displaysOf, isWithheld, withheldSettings } from './guarded-elements';

const on = (condition: object) => ({ e_display_conditions: [JSON.stringify([[condition]])] });
const MEMBERS = on({ condition: 'login_status', status: 'logged_in' });
const GUESTS = on({ condition: 'login_status', status: 'logged_out' });
const TITLED = on({ condition: 'post_title', title: 'Bay' });

const element = (
	id: string,
	settings: Record<string, unknown>,
	parentId: string | null = null,
) => ({
	id,
	parentId,
	settings,
});

const displays = (...elements: ReturnType<typeof element>[]) =>
	Object.fromEntries(displaysOf(elements, { visitor: null }));

describe('elements with display conditions', () => {
	it('hide the elements in them, at any depth', () => {
		expect(
			displays(
				element('a', MEMBERS),
				element('b', {}, 'a'),
				element('c', GUESTS, 'b'),
				element('d', {}),
				element('e', GUESTS),
			),
		).toEqual({ a: 'hidden', b: 'hidden', c: 'hidden' });
	});

	it('leave the elements in them to the page, unless these are hidden by themselves', () => {
		expect(
			displays(element('a', TITLED), element('b', GUESTS, 'a'), element('c', MEMBERS, 'a')),
		).toEqual({ a: 'undecided', b: 'undecided', c: 'hidden' });
		expect(displays(element('a', MEMBERS), element('b', TITLED, 'a'))).toEqual({
			a: 'hidden',
			b: 'hidden',
		});
	});

	it('of version 4 are read in the known form, and hide in any other form', () => {
		const atomic = (value: unknown) => ({
			'display-conditions': { $$type: 'display-conditions', value },
		});
		expect(displays(element('a', atomic([{ any: 'form' }])))).toEqual({ a: 'hidden' });
		expect(displays(element('a', atomic(GUESTS.e_display_conditions)))).toEqual({});
		expect(displays(element('a', atomic([])))).toEqual({});
		expect(displays(element('a', { 'display-conditions': '' }))).toEqual({});
		expect(conditionsOf({ 'display-conditions': 'junk' })[0]?.[0]?.condition).toBe(
			'display-conditions',
		);
	});

	it('list only their conditions if they are withheld', () => {
		const settings = withheldSettings({ title: 'For members', ...MEMBERS });
		expect(settings).toStrictEqual({ ...MEMBERS, _withheld: 'yes' });
		const atomic = { 'display-conditions': { $$type: 'display-conditions', value: [] } };
		expect(withheldSettings({ title: 'For members', ...atomic })).toStrictEqual({
			...atomic,
			_withheld: 'yes',
		});
		expect(isWithheld(settings)).toBe(true);
		expect(isWithheld({ title: 'For members', ...MEMBERS })).toBe(false);
	});
});
