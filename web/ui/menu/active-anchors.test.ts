// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markActiveAnchors } from './active-anchors';

interface Watched {
	margin: string | undefined;
	report: (isIntersecting: boolean) => void;
}
const watched = new Map<string, Watched>();

beforeEach(() => {
	watched.clear();
	class FakeObserver {
		constructor(
			private readonly callback: (records: { isIntersecting: boolean; target: Element }[]) => void,
			private readonly options: { rootMargin?: string },
		) {}
		observe(target: Element) {
			watched.set(target.id, {
				margin: this.options.rootMargin,
				report: (isIntersecting) => this.callback([{ isIntersecting, target }]),
			});
		}
		disconnect() {}
	}
	vi.stubGlobal('IntersectionObserver', FakeObserver);
	vi.stubGlobal('innerHeight', 800);
	document.body.innerHTML = `
		<a href="#bay">Bay</a><a href="#caf%C3%A9">Café</a><a href="#gone">Gone</a><a href="/other/#bay">Other</a>
		<section id="bay"></section><section id="café"></section>`;
	const tall = document.getElementById('café') as HTMLElement;
	tall.getBoundingClientRect = () => new DOMRect(0, 0, 100, 401);
	const low = document.getElementById('bay') as HTMLElement;
	low.getBoundingClientRect = () => new DOMRect(0, 0, 100, 400);
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a')];
const current = () => links().map((link) => link.getAttribute('aria-current'));

it('marks the link of the place that crosses the middle; of several the last', () => {
	const end = markActiveAnchors(links());
	expect([...watched].map(([id, { margin }]) => [id, margin])).toEqual([
		['bay', '0px 0px -50% 0px'],
		['café', '-50% 0px -50% 0px'],
	]);
	watched.get('bay')?.report(true);
	expect(current()).toEqual(['location', null, null, null]);
	expect(links()[0]?.className).toBe('elementor-item-active');
	watched.get('café')?.report(true);
	expect(current()).toEqual([null, 'location', null, null]);
	watched.get('café')?.report(false);
	expect(current()).toEqual(['location', null, null, null]);
	end();
	expect(current()).toEqual([null, null, null, null]);
});
