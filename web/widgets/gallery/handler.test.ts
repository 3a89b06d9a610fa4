// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { A_FRAME } from '../../ui/hold-pictures';
import { attach } from './handler';

const TAGS = ['0', '0,1', '1', '1', '0'];
const page = { attach: () => {}, detach: () => {} };

function ours(
	layout = 'masonry',
	all = '<button data-gallery-index="all">All</button>',
): HTMLElement {
	const items = TAGS.map(
		(tags) =>
			`<a class="e-gallery-item" data-e-gallery-tags="${tags}"><img width="300" height="200"></a>`,
	).join('');
	const titles = `${all}<button data-gallery-index="0">Sea</button><button data-gallery-index="1">Land</button>`;
	document.body.innerHTML = `<div class="elementor-element">
		<div class="elementor-gallery__titles-container" hidden>${titles}</div>
		<div class="elementor-gallery__container e-gallery-${layout}" style="--columns: 2;">${items}</div></div>`;
	for (const button of document.querySelectorAll('button'))
		button.className = 'elementor-gallery-title';
	return document.querySelector('.elementor-element') as HTMLElement;
}

const shown = () =>
	[...document.querySelectorAll<HTMLElement>('.e-gallery-item')].flatMap(({ hidden }, index) =>
		hidden ? [] : [index],
	);
const title = (name: string) =>
	document.querySelector<HTMLElement>(`[data-gallery-index="${name}"]`) as HTMLElement;

let viewport: ReturnType<typeof installFakeViewport>;
let detach = () => {};
beforeEach(() => {
	viewport = installFakeViewport();
	HTMLElement.prototype.animate = vi.fn();
});
afterEach(() => {
	detach();
	document.body.replaceChildren();
});

describe('the titles of a gallery', () => {
	it('come with the handler, and a press leaves the pictures of one gallery and announces their number', async () => {
		detach = await attach(ours(), {}, page);
		const bar = title('all').parentElement as HTMLElement;
		expect(bar.hidden).toBe(false);
		expect(shown()).toEqual([0, 1, 2, 3, 4]);
		title('1').click();
		await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
		expect(title('1').getAttribute('aria-pressed')).toBe('true');
		expect(title('all').getAttribute('aria-pressed')).toBe('false');
		expect(document.querySelector('[role=status]')?.textContent).toBe('3 pictures');
		title('all').click();
		await vi.waitFor(() => expect(shown()).toEqual([0, 1, 2, 3, 4]));
	});

	it('begin with the first gallery where none stands for all', async () => {
		const element = ours('grid', '');
		const bar = title('0').parentElement as HTMLElement;
		const shownWithTitles: number[][] = [];
		const watch = new MutationObserver(() => {
			if (!bar.hidden) shownWithTitles.push(shown());
		});
		watch.observe(element, { attributes: true, subtree: true });
		detach = await attach(element, {}, page);
		await vi.waitFor(() => expect(shownWithTitles).not.toEqual([]));
		watch.disconnect();
		// Until the filter's titles are visible, the style sheet hides the pictures of all galleries but the first (0, 1, 4).
		expect(shownWithTitles.every((places) => `${places}` === '0,1,4')).toBe(true);
		expect(shown()).toEqual([0, 1, 4]);
	});

	it('give the pictures of a masonry that are left places without holes, and take them back', async () => {
		const element = ours();
		const before = element.innerHTML;
		detach = await attach(element, {}, page);
		title('1').click();
		await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
		const columns = [1, 2, 3].map((index) =>
			document
				.querySelectorAll<HTMLElement>('.e-gallery-item')
				[index]?.style.getPropertyValue('--c'),
		);
		expect(columns).toEqual(['0', '1', '0']);
		detach();
		detach = () => {};
		expect(
			element.innerHTML.replaceAll(
				/ (?:class="elementor-gallery-title[^"]*"|aria-pressed="\w+")/g,
				'',
			),
		).toBe(before.replaceAll(' class="elementor-gallery-title"', ''));
	});

	it('take a column less where a few pictures of a masonry would leave a hole', async () => {
		const element = ours();
		const container = element.querySelector<HTMLElement>('.elementor-gallery__container');
		for (const [index, image] of [...element.querySelectorAll('img')].entries()) {
			image.setAttribute('width', '300');
			image.setAttribute('height', index === 2 ? '1200' : '200');
		}
		const used = () => container?.style.getPropertyValue('--used');
		container?.style.setProperty('--columns', '3');
		detach = await attach(element, {}, page);
		// Pictures 0, 1 and 4, all of one shape, fill three columns.
		title('0').click();
		await vi.waitFor(() => expect(used()).toBe('3'));
		// Pictures 1, 2 and 3 remain: the second is as high as six of the other pictures.
		title('1').click();
		await vi.waitFor(() => expect(used()).toBe('3'));
		element.querySelectorAll('img')[2]?.setAttribute('height', '420');
		title('1').click();
		await vi.waitFor(() => expect(used()).toBe('2'));
		title('all').click();
		await vi.waitFor(() => expect(used()).toBe(''));
	});

	it('of the builder’s own, which are links without an address, hear keys', async () => {
		const element = ours('grid');
		for (const button of [...element.querySelectorAll('button')]) {
			const link = document.createElement('a');
			link.className = 'elementor-item elementor-gallery-title';
			link.setAttribute('role', 'button');
			link.tabIndex = 0;
			link.dataset.galleryIndex = button.dataset.galleryIndex;
			button.replaceWith(link);
		}
		detach = await attach(element, {}, page);
		title('0').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
		expect(shown()).toHaveLength(5);
		title('0').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		await vi.waitFor(() => expect(shown()).toEqual([0, 1, 4]));
		title('1').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
		await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
	});
});

describe('a gallery that the builder rendered', () => {
	const item = (attributes: string) =>
		`<a class="e-gallery-item elementor-gallery-item" href="/a.jpg"><div class="e-gallery-image elementor-gallery-item__image" role="img" aria-label="A bay" ${attributes}></div></a>`;

	it('marks the first of its titles until a visitor chooses another one', async () => {
		const titles = ['all', '0']
			.map((index) => `<a class="elementor-gallery-title" data-gallery-index="${index}">T</a>`)
			.join('');
		document.body.innerHTML = `<div class="elementor-element"><div class="elementor-gallery__titles-container">${titles}</div><div class="elementor-gallery__container">${item('data-thumbnail="/a.jpg"')}</div></div>`;
		const element = document.querySelector('.elementor-element') as HTMLElement;
		detach = await attach(element, {}, page);
		const marked = [...element.querySelectorAll('.elementor-item-active')];
		expect(marked).toEqual([element.querySelector('[data-gallery-index="all"]')]);
		expect(marked[0]?.getAttribute('aria-pressed')).toBe('true');
	});

	it('gets its pictures, lazy and in their shapes, where its settings put them', async () => {
		document.body.innerHTML = `<div class="elementor-element"><div class="elementor-gallery__container">${item('data-thumbnail="/a-300x200.jpg" data-width="300" data-height="200"')}${item('data-thumbnail="/b-200x300.jpg" data-width="200" data-height="300"')}${item('data-thumbnail="javascript:alert(1)"')}</div></div>`;
		const element = document.querySelector('.elementor-element') as HTMLElement;
		const before = element.innerHTML;
		detach = await attach(
			element,
			{ gallery_layout: 'masonry', columns: 2, gap: { unit: 'px', size: 4 } },
			page,
		);
		const container = element.querySelector<HTMLElement>('.elementor-gallery__container');
		expect(container?.classList.contains('e-gallery-masonry')).toBe(true);
		expect(container?.style.getPropertyValue('--columns')).toBe('2');
		expect(container?.style.getPropertyValue('--hgap')).toBe('4px');
		const images = [...element.querySelectorAll('img')];
		expect(images.map((image) => image.getAttribute('src'))).toEqual([
			'/a-300x200.jpg',
			'/b-200x300.jpg',
		]);
		expect(images[0]?.loading).toBe('lazy');
		const items = [...element.querySelectorAll<HTMLElement>('.e-gallery-item')];
		expect(items.map(({ style }) => style.getPropertyValue('--c'))).toEqual(['0', '1', '0']);
		expect(document.adoptedStyleSheets).toHaveLength(1);
		detach();
		detach = () => {};
		expect(element.innerHTML.replaceAll(' style=""', '')).toBe(before);
		expect(document.adoptedStyleSheets).toHaveLength(0);
	});
});

describe('pictures that are held back', () => {
	const held = () => document.querySelectorAll('.e-picture-held').length;
	const many = (count = 3) => {
		document.body.innerHTML = `<div class="elementor-element"><div class="elementor-gallery__container">${'<a class="e-gallery-item e-picture-held"></a>'.repeat(count)}</div></div>`;
		return document.querySelector('.elementor-element') as HTMLElement;
	};

	it('come when they are near', async () => {
		detach = await attach(many(), {}, page);
		const [first] = document.querySelectorAll('.e-gallery-item');
		if (first) viewport.report(first, false);
		expect(held()).toBe(3);
		if (first) viewport.report(first, true);
		expect(held()).toBe(2);
	});

	it('all come once the visitor scrolls, and no observer watches any longer', async () => {
		detach = await attach(many(), {}, page);
		document.dispatchEvent(new Event('scroll'));
		await vi.waitFor(() => expect(held()).toBe(0));
		expect(viewport.observed()).toBe(0);
	});

	it('come a few at a time then, and no more once the gallery is left', async () => {
		const leave = await attach(many(5 * A_FRAME), {}, page);
		document.dispatchEvent(new Event('scroll'));
		const counts = [held()];
		while (held() > A_FRAME) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
			counts.push(held());
		}
		const steps = counts.slice(1).map((count, at) => (counts[at] ?? 0) - count);
		expect(Math.max(...steps)).toBe(A_FRAME);
		leave?.();
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect(held()).toBe(counts.at(-1));
	});
});
