// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { attach } from './handler';

const PLAYER = 'https://player.example/film?autoplay=1&start=4';
beforeEach(() => {
	sessionStorage.clear();
});

/** A frame in the form that the host holds back, with its document. */
function held(src = PLAYER) {
	const frame = document.createElement('iframe');
	frame.dataset.frameSrc = src;
	const inside = document.implementation.createHTMLDocument();
	inside.body.innerHTML = '<a href="#">Show</a><label hidden><input type="checkbox"></label>';
	Object.defineProperty(frame, 'contentDocument', { value: inside });
	return {
		frame,
		box: inside.querySelector('input') as HTMLInputElement,
		label: inside.querySelector('label') as HTMLElement,
		press: (init: MouseEventInit = {}) =>
			inside
				.querySelector('a')
				?.dispatchEvent(new MouseEvent('click', { ...init, cancelable: true })),
	};
}

describe('a frame that was held', () => {
	it('is loaded by a press, and needs another press on the next page', () => {
		const { frame, press, label } = held();
		attach(frame);
		expect([frame.getAttribute('src'), label.hidden]).toEqual([null, false]);
		press({ ctrlKey: true });
		expect(frame.getAttribute('src')).toBeNull();
		press();
		expect(frame.src).toBe(PLAYER);
		const next = held();
		attach(next.frame);
		expect(next.frame.getAttribute('src')).toBeNull();
	});

	it('lets others of its host in where its box is checked; these come late and do not play', () => {
		const first = held();
		attach(first.frame);
		first.box.checked = true;
		first.press();
		const [same, other] = [held(), held('https://maps.example/bay')];
		for (const { frame } of [same, other]) attach(frame);
		expect(same.frame.src).toBe('https://player.example/film?start=4');
		expect(same.frame.loading).toBe('lazy');
		expect(other.frame.getAttribute('src')).toBeNull();
	});

	it.each(['', 'http://['])('without an address stays unchanged: %j', (src) => {
		const { frame, press } = held(src);
		attach(frame);
		press();
		expect(frame.getAttribute('src')).toBeNull();
	});
});
