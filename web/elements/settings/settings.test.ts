import fc from 'fast-check';
import { object, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { choiceSetting } from './choice';
import { numberSetting } from './number';
import { switchSetting } from './switch';
import { textSetting } from './text';

const Settings = object({
	title: textSetting('Untitled'),
	columns: numberSetting(3),
	autoplay: switchSetting(true),
	align: choiceSetting(['left', 'right'], 'left'),
});

const DEFAULTS = { title: 'Untitled', columns: 3, autoplay: true, align: 'left' };

describe('setting shapes', () => {
	it('give the defaults for nothing at all', () => {
		expect(parse(Settings, {})).toEqual(DEFAULTS);
		expect(parse(Settings, [])).toEqual(DEFAULTS);
	});

	it('read the builder’s stored values', () => {
		const stored = { title: 7, columns: ' 2.5 ', autoplay: '', align: 'right' };
		expect(parse(Settings, stored)).toEqual({
			title: '7',
			columns: 2.5,
			autoplay: false,
			align: 'right',
		});
	});

	it('take a blank, endless or unreadable number for the default', () => {
		for (const columns of ['', ' ', 'many', 'Infinity', Number.NaN, null, {}]) {
			expect(parse(Settings, { columns }).columns).toBe(3);
		}
	});

	it('never throw, with any values in the settings', () => {
		fc.assert(
			fc.property(
				fc.record({
					title: fc.anything(),
					columns: fc.anything(),
					autoplay: fc.anything(),
					align: fc.anything(),
				}),
				(settings) => {
					const parsed = parse(Settings, settings);
					expect(typeof parsed.title).toBe('string');
					expect(Number.isFinite(parsed.columns)).toBe(true);
					expect(typeof parsed.autoplay).toBe('boolean');
					expect(['left', 'right']).toContain(parsed.align);
				},
			),
		);
	});
});
