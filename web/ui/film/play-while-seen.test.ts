// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { playWhileSeen, type SelfMoving } from './play-while-seen';

const viewport = installFakeViewport();
const onChange = vi.fn();
let reduced: EventTarget & { matches: boolean };
let wantsLess: { matches: boolean };
let box: HTMLElement;
let moving: SelfMoving;

beforeEach(() => {
	reduced = Object.assign(new EventTarget(), { matches: false });
	wantsLess = { matches: false };
	vi.stubGlobal('matchMedia', (query: string) => (query.includes('data') ? wantsLess : reduced));
	onChange.mockClear();
	box = document.createElement('div');
	moving = playWhileSeen(box, onChange);
});
afterEach(() => {
	moving.end();
	vi.unstubAllGlobals();
});

const see = (isSeen: boolean) => viewport.report(box, isSeen);
const setReduced = (matches: boolean) => {
	reduced.matches = matches;
	reduced.dispatchEvent(new Event('change'));
};
const said = () => onChange.mock.calls.map(([isMoving]) => isMoving);

describe('an element that moves by itself', () => {
	it('moves while it is seen', () => {
		see(false);
		see(true);
		see(false);
		see(true);
		expect(said()).toEqual([true, false, true]);
	});

	it('stands where less motion is wanted, whenever that is', () => {
		see(true);
		setReduced(true);
		setReduced(false);
		expect(said()).toEqual([true, false, true]);
	});

	it('stands where data are saved', () => {
		wantsLess.matches = true;
		const saving = playWhileSeen(box, onChange);
		see(true);
		// Only the first film, made before, moves.
		expect(said()).toEqual([true]);
		saving.toggle();
		expect(said()).toEqual([true, true]);
		saving.end();
	});

	it('is stopped and started by its visitor for good', () => {
		see(true);
		moving.toggle();
		see(false);
		see(true);
		expect(said()).toEqual([true, false]);
		moving.toggle();
		setReduced(true);
		expect(said()).toEqual([true, false, true]);
	});

	it('is started by a visitor who wants little motion elsewhere', () => {
		setReduced(true);
		see(true);
		moving.decide(true);
		expect(said()).toEqual([true]);
	});

	it('leaves nothing behind', () => {
		moving.end();
		see(true);
		setReduced(true);
		expect(said()).toEqual([]);
		expect(viewport.observed()).toBe(0);
	});
});
