// @vitest-environment happy-dom
import type { Interaction } from '@outrigger/rules/motion/interaction';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

const viewport = installFakeViewport();

/** An animation that runs until a test ends it. */
class FakeAnimation {
	playState = 'running';
	finished = Promise.resolve();
	cancel = vi.fn(() => this.end('idle'));
	finish = vi.fn(() => this.end('finished'));
	reverse = vi.fn();
	private end(state: string) {
		this.playState = state;
	}
}

const detachers: (() => void)[] = [];
let element: HTMLElement;
let setReduced: (isReduced: boolean) => void;
let played: { frames: Keyframe[]; options: KeyframeAnimationOptions; animation: FakeAnimation }[];

function interactive(...interactions: Interaction[]): () => void {
	element.dataset.interactions = JSON.stringify(interactions);
	const detach = attach(element);
	detachers.push(detach);
	return detach;
}

function place(top: number, height = 100): void {
	element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
}

function record(target: HTMLElement): void {
	target.animate = (frames, options) => {
		const animation = new FakeAnimation();
		played.push({
			frames: frames as Keyframe[],
			options: options as KeyframeAnimationOptions,
			animation,
		});
		return animation as unknown as Animation;
	};
}

async function scrollTo(top: number): Promise<void> {
	vi.stubGlobal('scrollY', top);
	document.dispatchEvent(new Event('scroll'));
	await new Promise(requestAnimationFrame);
}

const isHidden = () => element.classList.contains('elementor-invisible');
const enter = (init: PointerEventInit = {}) =>
	element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', ...init }));

beforeEach(() => {
	setReduced = fakeReducedMotion();
	played = [];
	element = document.createElement('div');
	document.body.replaceChildren(element);
	record(element);
	place(2000);
});
afterEach(() => {
	for (const detach of detachers.splice(0)) detach();
	vi.unstubAllGlobals();
});

describe('an entrance on scroll', () => {
	const entrance: Interaction = { trigger: 'scrollIn', effect: 'fade', type: 'in' };

	it('hides its element below the first screen and plays once when it comes into view', () => {
		interactive(entrance);
		expect(isHidden()).toBe(false);
		viewport.report(element, false);
		expect([isHidden(), played.length]).toEqual([true, 0]);
		viewport.report(element, true);
		expect([isHidden(), played.length]).toEqual([false, 1]);
		expect(played[0]?.frames).toEqual([{ opacity: '0', offset: 0 }]);
		expect(played[0]?.options).toMatchObject({ duration: 600, fill: 'backwards' });
		viewport.report(element, false);
		viewport.report(element, true);
		expect(played).toHaveLength(1);
	});

	it('leaves alone elements on the first screen, above the viewport and without a box', () => {
		interactive(entrance);
		viewport.report(element, true);
		place(-500);
		interactive(entrance);
		viewport.report(element, false);
		place(0, 0);
		interactive(entrance);
		viewport.report(element, false);
		expect([isHidden(), played.length]).toEqual([false, 0]);
	});

	it('plays again each time where it is set so', () => {
		interactive({ ...entrance, replay: true });
		for (const isInView of [true, false, true, false, true]) viewport.report(element, isInView);
		expect(played).toHaveLength(2);
	});

	it('is not played on a device without it, and its element is shown', () => {
		interactive({ ...entrance, excluded: ['desktop'] });
		viewport.report(element, false);
		viewport.report(element, true);
		expect([isHidden(), played.length]).toEqual([false, 0]);
	});

	it('is at its end at once for a visitor who wants less motion, also while it runs', () => {
		interactive(entrance);
		viewport.report(element, false);
		viewport.report(element, true);
		setReduced(true);
		expect(played[0]?.animation.finish).toHaveBeenCalled();
		interactive({ trigger: 'click', effect: 'fade', type: 'out', delay: 50 });
		element.click();
		expect(played.at(-1)?.options).toMatchObject({ duration: 0, delay: 0, fill: 'both' });
	});

	it('leaves no trace when the element is taken away', () => {
		const detach = interactive(entrance);
		viewport.report(element, false);
		detach();
		expect([isHidden(), viewport.observed()]).toEqual([false, 0]);
	});
});

describe('an exit on scroll', () => {
	it('plays when a shown element leaves, and backwards when its place is in the window again', async () => {
		interactive({ trigger: 'scrollOut', effect: 'slide', direction: 'left', type: 'out' });
		viewport.report(element, false);
		expect(played).toHaveLength(0);
		viewport.report(element, true);
		place(-50);
		await scrollTo(1000);
		viewport.report(element, false);
		expect(played[0]?.frames).toEqual([{ translate: '-100px 0px', offset: 1 }]);
		// Its box of 100 px is at 950: 84 px of it are in the window, then 85 px.
		await scrollTo(966);
		expect(played[0]?.animation.reverse).not.toHaveBeenCalled();
		await scrollTo(965);
		expect(played[0]?.animation.reverse).toHaveBeenCalled();
	});
});

describe('an interaction of the pointer', () => {
	it('plays at each click', () => {
		interactive({ trigger: 'click', effect: 'scale', type: 'in' });
		element.click();
		element.click();
		expect(played).toHaveLength(2);
		expect(played[0]?.animation.cancel).toHaveBeenCalled();
	});

	it('plays under a mouse, not under a finger, and not again while the mouse rests', () => {
		interactive({ trigger: 'hover', effect: 'slide', direction: 'left', type: 'in' });
		enter({ pointerType: 'touch', clientX: 5 });
		expect(played).toHaveLength(0);
		enter({ clientX: 10 });
		expect(played).toHaveLength(1);
		if (played[0]) played[0].animation.playState = 'finished';
		enter({ clientX: 10 });
		expect(played).toHaveLength(1);
		enter({ clientX: 11 });
		expect(played).toHaveLength(2);
	});

	it('brings the element back when the mouse leaves', () => {
		interactive({ trigger: 'hover', effect: 'fade', type: 'out' });
		enter({ clientX: 10 });
		element.dispatchEvent(new PointerEvent('pointerleave'));
		expect(played[0]?.animation.reverse).toHaveBeenCalled();
	});
});

describe('markup of the builder', () => {
	it('moves all elements that the list in its foot names', () => {
		element.dataset.interactionId = 'a1b2c3d';
		const script = document.createElement('script');
		script.type = 'application/json';
		script.textContent = JSON.stringify([
			{ elementId: 'a1b2c3d', dataId: 'x', interactions: ['click-fade-in--300-0'] },
			{ elementId: 'gone', interactions: ['click-fade-in--300-0'] },
			'broken',
		]);
		const detach = attach(script);
		element.click();
		expect(played[0]?.options).toMatchObject({ duration: 300 });
		detach();
		element.click();
		expect(played).toHaveLength(1);
	});

	it('does not hide a painted element again, and plays exits on load', () => {
		element.dataset.interactions = '["load-fade-in--300-0"]';
		attach(element);
		expect(played).toHaveLength(0);
		element.dataset.interactions = '["load-fade-out--300-0"]';
		attach(element);
		expect(played).toHaveLength(1);
	});

	it('does nothing where its list is broken', () => {
		const script = document.createElement('script');
		script.type = 'application/json';
		script.textContent = '[{';
		expect(() => attach(script)()).not.toThrow();
	});
});
