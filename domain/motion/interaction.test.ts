import { describe, expect, it } from 'vitest';
import {
	type Interaction,
	interactionPose,
	interactionTiming,
	isPlayedBySheet,
	readInteractions,
} from './interaction';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const text = (value: string) => typed('string', value);
const size = (value: number | string, unit = 'ms') => typed('size', { size: value, unit });

interface Parts {
	trigger?: unknown;
	animation?: Record<string, unknown>;
	breakpoints?: unknown;
}

/** An item as version 4 stores it. */
const item = ({ trigger = text('load'), animation = {}, breakpoints }: Parts = {}) =>
	typed('interaction-item', {
		interaction_id: text('temp-1'),
		trigger,
		animation: typed('animation-preset-props', { effect: text('fade'), ...animation }),
		...(breakpoints !== undefined && { breakpoints }),
	});
const readOne = (parts: Parts) => readInteractions([item(parts)])[0];

describe('stored interactions', () => {
	it('are read from their envelopes, with seconds as milliseconds', () => {
		const stored = item({
			trigger: text('scrollIn'),
			animation: {
				effect: text('slide'),
				type: text('out'),
				direction: text('top-left'),
				timing_config: typed('timing-config', { duration: size(1.5, 's'), delay: size('200') }),
				config: typed('config-v2', {
					easing: text('easeOut'),
					replay: typed('boolean', true),
					repeat: text('times'),
					times: typed('number', 3),
				}),
			},
			breakpoints: typed('interaction-breakpoints', {
				excluded: typed('excluded-breakpoints', [text('mobile')]),
			}),
		});
		expect(readInteractions({ items: [stored], version: 1 })).toEqual([
			{
				trigger: 'scrollIn',
				effect: 'slide',
				type: 'out',
				direction: 'top-left',
				duration: 1500,
				delay: 200,
				easing: 'easeOut',
				times: 3,
				replay: true,
				excluded: ['mobile'],
			},
		]);
	});

	it('are read from a JSON text, and from an earlier result', () => {
		const once = readInteractions(JSON.stringify({ items: [item()], version: 1 }));
		expect(once).toEqual([{ trigger: 'load', effect: 'fade', type: 'in' }]);
		expect(readInteractions(JSON.stringify(once))).toEqual(once);
		const endless: Interaction = { trigger: 'click', effect: 'scale', type: 'in', times: 0 };
		expect(readInteractions([endless])).toEqual([endless]);
	});

	it('are read from the words of version 3.35, with and without a direction', () => {
		expect(
			readInteractions('["scrollIn-slide-in-top-left-300-100","load-fade-out--600-0"]'),
		).toEqual([
			{
				trigger: 'scrollIn',
				effect: 'slide',
				type: 'in',
				direction: 'top-left',
				duration: 300,
				delay: 100,
			},
			{ trigger: 'load', effect: 'fade', type: 'out' },
		]);
	});

	it('take the builder’s values for missing ones', () => {
		expect(readOne({ trigger: null, animation: { effect: null } })).toEqual({
			trigger: 'load',
			effect: 'fade',
			type: 'in',
		});
	});

	it.each([
		[{ repeat: text('times'), times: typed('number', 2.9) }, { times: 2 }],
		[{ repeat: text('times'), times: typed('number', -1) }, {}],
		[{ repeat: text('times'), times: text('3') }, {}],
		[{ repeat: text('times'), times: typed('number', Number.NaN) }, {}],
		[{ repeat: text('once'), times: typed('number', 3) }, {}],
		[{ times: typed('number', 3) }, { times: 3 }],
		[{ replay: text('true') }, { replay: true }],
		[{ replay: text('false') }, {}],
		[{ easing: text('linear') }, { easing: 'linear' }],
		[{ easing: text('bounce') }, {}],
		[{ easing: text('constructor') }, {}],
		[{ easing: typed('number', 7) }, {}],
	])('take %j for %j', (config, expected) => {
		expect(readOne({ animation: { config } })).toEqual({
			trigger: 'load',
			effect: 'fade',
			type: 'in',
			...expected,
		});
	});

	it.each([
		[size(0), { duration: 0 }],
		[size(''), {}],
		[250, { duration: 250 }],
		[size(true as never), {}],
		[size('soon'), {}],
	])('last %j as %j', (duration, expected) => {
		expect(readOne({ animation: { timing_config: { duration } } })).toEqual({
			trigger: 'load',
			effect: 'fade',
			type: 'in',
			...expected,
		});
	});

	it('leave out directions and devices that are no texts', () => {
		const breakpoints = { excluded: [text('mobile'), text(''), 7, null] };
		const read = readOne({ trigger: text(''), animation: { direction: 7 }, breakpoints });
		expect(read).toEqual({ trigger: 'load', effect: 'fade', type: 'in', excluded: ['mobile'] });
		expect(readOne({ breakpoints: { excluded: 'mobile' } })?.excluded).toBeUndefined();
	});

	it('play without an end for a loop', () => {
		expect(readOne({ animation: { config: { repeat: text('loop') } } })?.times).toBe(0);
	});

	it('are left out with an unknown trigger or effect, and if nothing moves', () => {
		expect(readOne({ trigger: text('scrollOn') })).toBeUndefined();
		expect(readOne({ animation: { effect: text('custom') } })).toBeUndefined();
		expect(readOne({ animation: { effect: text('slide') } })).toBeUndefined();
		expect(readOne({ trigger: { ...text('click'), disabled: true } })?.trigger).toBe('load');
	});

	it('are at most five', () => {
		expect(readInteractions(Array.from({ length: 5 }, () => item()))).toHaveLength(5);
		expect(readInteractions(Array.from({ length: 1000 }, () => item()))).toHaveLength(5);
	});

	it('last and wait ten seconds at most', () => {
		const timing = (duration: number) =>
			readOne({ animation: { timing_config: { duration: size(duration) } } })?.duration;
		expect([timing(10_000), timing(10_001), timing(-1)]).toEqual([10_000, 10_000, undefined]);
	});

	it.each([
		['null', 'null'],
		['PHP’s empty list', []],
		['a broken text', '{"items":'],
		['a number', 7],
		['items that are no list', { items: { trigger: 'load' } }],
		['items that are no objects', [7, null, [], true]],
		['words without meaning', ['load', '----', 'a-b-c-d-e-f']],
		['words among others', ['a load-fade-in--300-0', 'load-fade-in--300-0 b']],
	])('are none in %s', (_, stored) => {
		expect(readInteractions(stored)).toEqual([]);
	});

	it.each<[string, (inner: unknown) => unknown, Interaction[]]>([
		['objects', (inner) => ({ inner }), []],
		['lists', (inner) => [inner], []],
		[
			'envelopes',
			(value) => typed('string', value),
			[{ trigger: 'load', effect: 'fade', type: 'in' }],
		],
	])('are read although %s are nested without an end', (_, around, expected) => {
		let nested: unknown = 'click';
		for (let depth = 0; depth < 100_000; depth += 1) nested = around(nested);
		expect(readInteractions([{ trigger: nested }])).toEqual(expected);
	});
});

describe('an interaction', () => {
	it.each([
		['fade', undefined, { opacity: '0' }],
		['fade', 'left', { opacity: '0', translate: '-100px 0px' }],
		['slide', 'bottom-right', { translate: '100px 100px' }],
		['scale', 'top', { scale: '0', translate: '0px -100px' }],
	] as const)('of %s from %s begins in its pose', (effect, direction, pose) => {
		expect(interactionPose({ effect, direction })).toEqual(pose);
	});

	it('runs with the builder’s defaults without settings', () => {
		expect(interactionTiming({ trigger: 'load', effect: 'fade', type: 'in' })).toEqual({
			duration: 600,
			delay: 0,
			easing: 'ease-in',
			iterations: 1,
			fill: 'backwards',
		});
	});

	it.each([
		['linear', 'linear'],
		['easeIn', 'ease-in'],
		['easeOut', 'ease-out'],
		['easeInOut', 'ease-in-out'],
		['bounce', 'ease-in'],
	])('runs with the easing %s as CSS has it, %s', (easing, css) => {
		expect(interactionTiming({ trigger: 'load', effect: 'fade', type: 'in', easing }).easing).toBe(
			css,
		);
	});

	it('stays hidden after an exit, and has no end if it repeats for ever', () => {
		const timing = interactionTiming({ trigger: 'load', effect: 'fade', type: 'out', times: 0 });
		expect(timing).toMatchObject({ fill: 'both', iterations: Number.POSITIVE_INFINITY });
	});

	it('is played by the sheet on load, and as an entrance of the first screen', () => {
		const played = (trigger: Interaction['trigger'], type: Interaction['type']) =>
			isPlayedBySheet({ trigger, effect: 'fade', type });
		expect([played('load', 'out'), played('scrollIn', 'in')]).toEqual([true, true]);
		expect([played('scrollIn', 'out'), played('click', 'in')]).toEqual([false, false]);
	});
});
