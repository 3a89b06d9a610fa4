import { entranceSchema } from '@outrigger/elements/behaviours/entrance/schema';
import { entranceSettings } from '@outrigger/elements/behaviours/entrance/settings';
import { motionSchema } from '@outrigger/elements/behaviours/motion/schema';
import { motionSettings } from '@outrigger/elements/behaviours/motion/settings';
import { StickySchema } from '@outrigger/elements/behaviours/sticky/schema';
import { PopupSchema } from '@outrigger/elements/popups/schema';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { motionGroups } from '@outrigger/rules/motion/available';
import { stickyOn } from '@outrigger/rules/motion/sticky';
import { DEFAULT_SETTINGS } from '@outrigger/rules/popups/popup';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { controlsOf, type InspectedControl, isOffered } from './controls-of';

const controlOf = (controls: readonly InspectedControl[], name: string) =>
	controls.find((control) => control.name === name) as InspectedControl;

/** Any value that a control lets an editor store. */
function storable({ input }: InspectedControl): fc.Arbitrary<unknown> {
	switch (input.kind) {
		case 'checkbox':
			return fc.constantFrom('yes', '');
		case 'select':
			return fc.constantFrom(...input.words.map(([value]) => value));
		case 'range': {
			const size = fc.double({ min: input.least, max: input.most, noNaN: true });
			return input.isSlider ? size.map((one) => ({ unit: 'px', size: one, sizes: [] })) : size;
		}
		case 'stretch':
			return fc
				.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
				.map(([one, other]) => ({
					unit: '%',
					size: '',
					sizes: { start: Math.min(one, other), end: Math.max(one, other) },
				}));
		case 'devices':
			return fc.subarray(['desktop', 'laptop', 'tablet', 'mobile']);
		default:
			return fc.string();
	}
}

const settingsOf = (controls: readonly InspectedControl[]) =>
	fc.record(Object.fromEntries(controls.map((one) => [one.name, storable(one)])), {
		requiredKeys: [],
	});

describe('controls of a schema', () => {
	it('are checkboxes, selects, ranges with bounds and unit, stretches, devices and texts', () => {
		const sticky = controlsOf(StickySchema);
		expect(controlOf(sticky, 'sticky').input).toEqual({
			kind: 'select',
			words: [
				['', 'None'],
				['top', 'Top'],
				['bottom', 'Bottom'],
			],
		});
		expect(controlOf(sticky, 'sticky_effects_offset')).toMatchObject({
			label: 'Effects offset',
			perDevice: true,
			usual: 0,
			input: { kind: 'range', least: 0, most: 1000, step: 1, unit: 'px', isSlider: false },
		});
		expect(controlOf(sticky, 'sticky_on').input.kind).toBe('devices');
		expect(controlOf(sticky, 'sticky_parent').input.kind).toBe('checkbox');
		const motion = controlsOf(motionSchema('container'));
		expect(controlOf(motion, 'motion_fx_scale_speed').input).toMatchObject({
			kind: 'range',
			least: -10,
			most: 10,
			step: 0.1,
			isSlider: true,
		});
		expect(controlOf(motion, 'motion_fx_blur_range').input.kind).toBe('stretch');
		expect(controlOf(controlsOf(PopupSchema), 'open_selector').input.kind).toBe('text');
	});

	it('are the builder’s: no mouse on a section, no turning background, no background of a widget', () => {
		const names = (elType: string) => controlsOf(motionSchema(elType)).map(({ name }) => name);
		expect(names('section').filter((name) => /mouse|tilt/i.test(name))).toEqual([]);
		expect(names('container')).not.toContain('background_motion_fx_rotateZ_effect');
		expect(names('container')).toContain('background_motion_fx_translateX_effect');
		expect(names('widget').filter((name) => name.startsWith('background'))).toEqual([]);
	});

	it('are offered where the controls that they depend on are on', () => {
		const motion = controlsOf(motionSchema('widget'));
		const speed = controlOf(motion, 'motion_fx_translateY_speed');
		const on = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' };
		expect(isOffered(speed, on)).toBe(true);
		expect(isOffered(speed, { ...on, motion_fx_translateY_effect: '' })).toBe(false);
		expect(isOffered(speed, {})).toBe(false);
		// A popup has its close button unless its editor switches it off.
		const place = controlOf(controlsOf(PopupSchema), 'close_button_position');
		expect(isOffered(place, {})).toBe(true);
		expect(isOffered(place, { close_button: '' })).toBe(false);
	});

	it.each(['widget', 'container', 'section'] as const)(
		'store values that the schema accepts and the handlers read, on a %s',
		(elType) => {
			const schemas = [motionSchema(elType), StickySchema, entranceSchema(elType)];
			for (const schema of schemas) {
				fc.assert(
					fc.property(settingsOf(controlsOf(schema)), (settings) => {
						for (const [name, value] of Object.entries(settings)) {
							const entry = (schema.entries as Record<string, never>)[name];
							expect(safeParse(entry as never, value).success, name).toBe(true);
						}
					}),
				);
			}
		},
	);

	it('name every setting that the motion handler reads: the sent settings give the same effects', () => {
		fc.assert(
			fc.property(settingsOf(controlsOf(motionSchema('container'))), (settings) => {
				const stored = { ...settings, background_background: 'classic' };
				const travelling = motionSettings(stored, 'container');
				expect(
					motionGroups({ ...travelling, background_background: 'classic' }, 'container'),
				).toEqual(motionGroups(stored, 'container'));
			}),
		);
	});

	it('keep the older name of a range travelling', () => {
		const settings = {
			motion_fx_motion_fx_scrolling: 'yes',
			motion_fx_blur_effect: 'yes',
			motion_fx_blur_affectedRange: { sizes: { start: 5, end: 95 } },
		};
		expect(motionSettings(settings, 'widget')).toEqual(settings);
		expect(controlsOf(motionSchema('widget')).map(({ name }) => name)).not.toContain(
			'motion_fx_blur_affectedRange',
		);
	});

	it('bound sticky lengths as the rule does', () => {
		const { input } = controlOf(controlsOf(StickySchema), 'sticky_offset');
		const most = input.kind === 'range' ? input.most : 0;
		const offsetOf = (sticky_offset: number) =>
			stickyOn({ sticky: 'top', sticky_offset }, 'desktop', DEFAULT_BREAKPOINTS)?.offset;
		expect(offsetOf(most)).toBe(most);
		expect(offsetOf(most + 1)).toBe(most);
	});

	it('name the entrance settings that travel', () => {
		const settings = { _animation: 'fadeIn', _animation_delay: 300, _animation_mobile: 'none' };
		const names = controlsOf(entranceSchema('widget')).map(({ name }) => name);
		for (const name of Object.keys(entranceSettings(settings, 'widget'))) {
			expect(names).toContain(name.replace(/_mobile$/, ''));
		}
	});

	it('have one for each setting of a popup, with its usual value', () => {
		const controls = controlsOf(PopupSchema);
		expect(controls.map(({ name }) => name).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
		expect(controlOf(controls, 'overlay').usual).toBe('yes');
		expect(controlOf(controls, 'prevent_scroll').usual).toBe('');
	});
});
