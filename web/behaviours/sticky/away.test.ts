// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchAway } from './away';

let bar: HTMLElement;
let end: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML =
		'<div id="bar"><details><summary>Menu</summary></details><a href="/">Home</a></div>';
	bar = document.getElementById('bar') as HTMLElement;
	Object.defineProperty(bar, 'offsetHeight', { value: 60 });
	end = watchAway(bar);
});
afterEach(() => {
	end();
	vi.useRealTimers();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

const scrollTo = (top: number) => {
	vi.stubGlobal('scrollY', top);
	document.dispatchEvent(new Event('scroll', { bubbles: true }));
	vi.advanceTimersByTime(50);
	return bar.classList.contains('elementor-sticky--away');
};

it('is out of the way while one scrolls down, and back when one scrolls up', () => {
	expect(scrollTo(50)).toBe(false);
	expect(scrollTo(300)).toBe(true);
	expect(scrollTo(280)).toBe(false);
});

it('stays while its menu is open or it has the focus', () => {
	const details = bar.querySelector('details') as HTMLDetailsElement;
	details.open = true;
	expect(scrollTo(300)).toBe(false);
	details.open = false;
	expect(scrollTo(400)).toBe(true);
	bar.querySelector('a')?.focus();
	expect(bar.className).toBe('');
	expect(scrollTo(600)).toBe(false);
});

it('is restored at the end', () => {
	scrollTo(300);
	end();
	expect(bar.className).toBe('');
});
