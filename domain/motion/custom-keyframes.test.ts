import { describe, expect, it } from 'vitest';
import { readCustomKeyframes } from './custom-keyframes';
import { interactionFrames, interactionTiming, readInteractions } from './interaction';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const size = (value: unknown, unit: string) => typed('size', { size: value, unit });
const stop = (percent: unknown, settings: object, unit = '%') =>
	typed('keyframe-stop', {
		stop: size(percent, unit),
		settings: typed('keyframe-stop-settings', settings),
	});
const effect = (...stops: unknown[]) =>
	typed('custom-effect', { keyframes: typed('keyframes', stops) });
const poseOf = (settings: object) => readCustomKeyframes(effect(stop(50, settings)))[0];

describe('the stops of a custom effect', () => {
	it('stand in their order, each with what it sets', () => {
		const stored = effect(
			stop(100, { opacity: size(100, '%'), move: typed('transform-move', { y: size(0, 'px') }) }),
			stop('0', {
				opacity: size(0, '%'),
				move: typed('transform-move', { x: size(2, 'rem'), y: size('-40', 'px') }),
			}),
		);
		expect(readCustomKeyframes(stored)).toEqual([
			{ offset: 0, opacity: '0', translate: '2rem -40px 0px' },
			{ offset: 1, opacity: '1', translate: '0px 0px 0px' },
		]);
	});

	it('have the functions of a transform by their types, whatever their keys are', () => {
		const number = (value: number) => typed('number', value);
		expect(poseOf({ a: typed('transform-scale', { x: number(1.2), y: number(1.2) }) })).toEqual({
			offset: 0.5,
			scale: '1.2 1.2 1',
		});
		expect(poseOf({ turn: typed('transform-rotate', { z: size(90, 'deg') }) })).toEqual({
			offset: 0.5,
			rotate: '90deg',
		});
		expect(
			poseOf({
				turn: typed('transform-rotate', { x: size(30, 'deg'), z: size(90, 'deg') }),
				lean: typed('transform-skew', { y: size(5, 'deg') }),
			}),
		).toEqual({
			offset: 0.5,
			transform: 'rotateX(30deg) rotateY(0deg) rotateZ(90deg) skew(0deg,5deg)',
		});
	});

	it.each([
		['without a place', typed('keyframe-stop', {})],
		['that sets nothing', stop(10, {})],
		['behind the end', stop(101, { opacity: size(1, '%') })],
		['before the beginning', stop(-1, { opacity: size(1, '%') })],
		['at a length', stop(10, { opacity: size(1, '%') }, 'px')],
		['with a function of another kind', stop(10, { a: typed('url', 'javascript:1') })],
		['with no number', stop(10, { opacity: size('url(x)', '%') })],
		['that is switched off', { ...stop(10, { opacity: size(1, '%') }), disabled: true }],
		['that is none', 'stop'],
	])('leave out one %s', (_, stored) => {
		expect(readCustomKeyframes(effect(stored))).toEqual([]);
	});

	it.each([undefined, null, [], 'x', effect(), typed('custom-effect', [])])(
		'are none in %j',
		(stored) => {
			expect(readCustomKeyframes(stored)).toEqual([]);
		},
	);

	it('are fifty at most', () => {
		const stops = Array.from({ length: 60 }, (_, at) => stop(at, { opacity: size(at, '%') }));
		expect(readCustomKeyframes(effect(...stops))).toHaveLength(50);
	});
});

describe('an interaction with a custom effect', () => {
	const item = (custom: unknown) =>
		typed('interaction-item', {
			trigger: typed('string', 'hover'),
			animation: typed('animation-preset-props', {
				effect: typed('string', 'custom'),
				custom_effect: custom,
			}),
		});
	const [read] = readInteractions([item(effect(stop(60, { opacity: size(20, '%') })))]);

	it('goes through its stops, and stays where it ends', () => {
		expect(read && interactionFrames(read)).toEqual([{ offset: 0.6, opacity: '0.2' }]);
		expect(read && interactionTiming(read).fill).toBe('both');
	});

	it('is read again from what was read', () => {
		expect(readInteractions(JSON.stringify([read]))).toEqual([read]);
	});

	it('is left out without a stop', () => {
		expect(readInteractions([item(effect())])).toEqual([]);
	});
});
