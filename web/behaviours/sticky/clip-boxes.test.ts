// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { clipBoxes } from './clip-boxes';

let box: HTMLElement;

beforeEach(() => {
	document.head.innerHTML =
		'<style>.box { display: block; overflow-x: hidden; overflow-y: hidden; }</style>';
	document.body.innerHTML = '<div class="box"><p>x</p></div>';
	box = document.querySelector('.box') as HTMLElement;
});

describe('boxes that hide their overflow', () => {
	it('clip it as long as a sticky element needs that, and are restored afterwards', () => {
		const before = document.body.innerHTML;
		const first = clipBoxes([box]);
		const second = clipBoxes([box]);
		expect([box.style.overflowX, box.style.overflowY]).toEqual(['clip', 'clip']);
		first();
		expect(box.style.overflowY).toBe('clip');
		second();
		expect(document.body.innerHTML).toBe(before);
	});

	it('keep floats and margins inside, as a scroller does', () => {
		const release = clipBoxes([box]);
		expect(box.style.display).toBe('flow-root');
		release();
		expect(box.style.display).toBe('');
	});

	it('get back their own inline style', () => {
		box.style.cssText = 'overflow-x: hidden !important; color: red';
		clipBoxes([box])();
		expect(box.style.overflowX).toBe('hidden');
		expect(box.style.getPropertyPriority('overflow-x')).toBe('important');
		expect(box.style.color).toBe('red');
	});

	it('stay unchanged if script scrolls them', () => {
		box.scrollTop = 40;
		const before = document.body.innerHTML;
		const release = clipBoxes([box]);
		expect(document.body.innerHTML).toBe(before);
		release();
	});

	it('give up nothing of a body that is no scroller itself, whose margins go through it', () => {
		document.head.innerHTML = '<style>body { overflow-x: hidden; overflow-y: auto; }</style>';
		const { documentElement, body } = document;
		documentElement.style.overflow = 'visible';
		const release = clipBoxes([body]);
		expect([body.style.overflowX, body.style.overflowY]).toEqual(['clip', 'visible']);
		expect(body.style.display).toBe('');
		release();
		documentElement.style.overflow = 'hidden';
		const other = clipBoxes([body]);
		expect(body.style.display).toBe('flow-root');
		other();
		documentElement.removeAttribute('style');
	});
});
