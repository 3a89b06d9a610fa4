import type { InspectedControl } from '@outrigger/editor/controls-of';
import { displaySettings, withDisplay, withoutDisplay } from '@outrigger/editor/display-settings';
import { popupDisplayOf, TIMING_CONTROLS, TRIGGER_CONTROLS } from '@outrigger/editor/popup-display';
import { TimingSchema, TriggersSchema } from '@outrigger/elements/popups/display-schema';
import { readPopup } from '@outrigger/elements/popups/read-popup';
import type { StoredPopup } from '@outrigger/elements/popups/use-popups';
import { popupTiming } from '@outrigger/mock/graphql/elementor/popup-timing';
import { popupTriggers } from '@outrigger/mock/graphql/elementor/popup-triggers';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

const ZONE = 'Europe/Rome';
const NOON = Date.UTC(2026, 5, 1, 12);
const CONTROLS = [...TRIGGER_CONTROLS, ...TIMING_CONTROLS];

const moment = fc
	.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 16).replace('T', ' '));

/** Any value that a control lets an editor store. */
function storable({ input }: InspectedControl): fc.Arbitrary<unknown> {
	switch (input.kind) {
		case 'checkbox':
			return fc.constantFrom('yes', '');
		case 'select':
			return fc.constantFrom(...input.words.map(([value]) => value));
		case 'range':
			return input.step < 1
				? fc.double({ min: input.least, max: input.most, noNaN: true })
				: fc.integer({ min: input.least, max: input.most });
		case 'list':
			return fc.subarray(input.words.map(([value]) => value));
		case 'devices':
			return fc.subarray(['desktop', 'laptop', 'tablet', 'mobile']);
		case 'moment':
			return fc.oneof(fc.constant(''), moment);
		default:
			return fc.string();
	}
}

/** The same values in the form of other tools: real booleans, numbers as texts and sliders, days without a time. */
function found(control: InspectedControl): fc.Arbitrary<unknown> {
	const own = storable(control);
	switch (control.input.kind) {
		case 'checkbox':
			return fc.oneof(own, fc.boolean());
		case 'range':
			return own.chain((size) =>
				fc.constantFrom<unknown>(size, String(size), { unit: 'px', size }),
			);
		case 'moment':
			return own.chain((text) => fc.constantFrom(text, String(text).slice(0, 10)));
		default:
			return own;
	}
}

const recordOf = (value: (control: InspectedControl) => fc.Arbitrary<unknown>) =>
	fc.record(Object.fromEntries(CONTROLS.map((control) => [control.name, value(control)])), {
		requiredKeys: [],
	});
const stored = recordOf(storable);
const foreign = recordOf(found);

/** Returns the server's data about a popup with these document settings. */
function told(settings: Record<string, unknown>) {
	const { more } = withoutDisplay(settings, { display_settings: {} });
	const { triggers, timing } = more.display_settings as Record<'triggers' | 'timing', object>;
	const popup = {
		databaseId: 1,
		title: '',
		slug: '',
		settings: {},
		triggers: popupTriggers({ ...triggers }),
		timing: popupTiming({ ...timing }, NOON, ZONE),
	};
	return readPopup(popup as unknown as StoredPopup, { isArmed: true, zone: ZONE });
}

describe('triggers and rules of a popup in the editor’s view', () => {
	it('show their stored values as the page’s server reads them', () => {
		fc.assert(
			fc.property(foreign, (settings) => {
				const { triggers, timing } = told(settings);
				expect(popupDisplayOf(settings, ZONE)).toEqual({ triggers, timing });
			}),
		);
	});

	it('store values that their schemas accept', () => {
		fc.assert(
			fc.property(stored, (settings) => {
				for (const schema of [TriggersSchema, TimingSchema]) {
					const given = Object.keys(settings).filter((name) => name in schema.entries);
					const { issues = [] } = safeParse(schema, settings);
					const wrong = issues.map(({ path }) => path?.[0]?.key);
					expect(wrong.filter((name) => given.includes(String(name)))).toEqual([]);
				}
			}),
		);
	});

	it('go into the file that is saved as the builder stores them, and are read from it again', () => {
		fc.assert(
			fc.property(stored, (settings) => {
				const { triggers, timing } = popupDisplayOf(settings, ZONE);
				const more = { display_settings: displaySettings({ triggers, timing }) };
				const again = withDisplay({ overlay: 'yes' }, more);
				expect(popupDisplayOf(again, ZONE)).toEqual({ triggers, timing });
				expect(withoutDisplay(again, more)).toEqual({ pageSettings: { overlay: 'yes' }, more });
			}),
		);
	});

	it('keep their stored form if the editor changed none, also those that are off', () => {
		fc.assert(
			fc.property(foreign, (settings) => {
				const { more } = withoutDisplay(settings, { display_settings: {} });
				const turned = withDisplay({ overlay: 'yes' }, more);
				expect(withoutDisplay(turned, more)).toEqual({ pageSettings: { overlay: 'yes' }, more });
				const names = Object.entries(more.display_settings as object).flatMap(([part, fields]) =>
					Object.keys(fields).map((name) => `${part}.${name}`),
				);
				expect(names.sort()).toEqual(Object.keys(settings).sort());
			}),
		);
	});

	it('leave a document alone that has none', () => {
		expect(withoutDisplay({ hide_title: 'yes' }, { slug: 'about' })).toEqual({
			pageSettings: { hide_title: 'yes' },
			more: { slug: 'about' },
		});
	});

	it('have a control for every trigger and rule, offered where its switch is on', () => {
		const names = CONTROLS.map(({ name }) => name);
		expect(names.filter((name) => /_delay|_times$|_url$|_roles/.test(name))).toHaveLength(6);
		for (const { when } of CONTROLS) {
			for (const name of Object.keys(when)) expect(names).toContain(name);
		}
	});
});
