// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attachThumbnails } from './thumbnails';

const ROW_PX = 300;
const SMALL_PX = 100;

/** A row with space for three of seven small pictures; happy-dom computes no layout. */
function rowOf(className = ''): HTMLElement {
	const links = Array.from(
		{ length: 7 },
		(_, index) => `<a class="e-carousel-thumbnail" href="#s${index}"><img alt=""></a>`,
	);
	document.body.innerHTML = `<div class="elementor-thumbnails-swiper ${className}">${links.join('')}</div>`;
	const row = document.body.firstElementChild as HTMLElement;
	row.getBoundingClientRect = () => new DOMRect(0, 0, ROW_PX, 50);
	for (const [index, link] of [...row.children].entries()) {
		link.getBoundingClientRect = () =>
			new DOMRect(index * SMALL_PX - row.scrollLeft, 0, SMALL_PX, 50);
	}
	return row;
}

afterEach(() => document.body.replaceChildren());

describe('small pictures below a slideshow', () => {
	it('show their slides, and the active one is marked', () => {
		const row = rowOf();
		const goTo = vi.fn();
		const { show, detach } = attachThumbnails(row, goTo);
		row.querySelectorAll('img')[2]?.click();
		expect(goTo).toHaveBeenCalledWith(2);
		show({ index: 2, count: 7 });
		expect(row.querySelectorAll('[aria-current]')).toHaveLength(1);
		detach();
		expect(row.querySelectorAll('[aria-current]')).toHaveLength(0);
	});

	it.each([
		['are scrolled no further than needed', '', [0, 0, 0, 100, 200, 300, 400, 400]],
		['stay in the middle where they are centred', 'e-carousel-thumbnails-centered', [-100, 0, 100]],
	])('%s', (_, className, places) => {
		const row = rowOf(className);
		const { show } = attachThumbnails(row, () => {});
		const found = places.map((__, index) => {
			show({ index: Math.min(index, 6), count: 7 });
			return row.scrollLeft;
		});
		expect(found).toEqual(places);
	});
});
