import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { watchErrors } from '../support/page-health';

const PAGE = '/widgets/motion-ranges/';
const ROUNDS = 50;

/** Opens and closes the popup with motion, sticky, entrance and lazy elements a number of times. */
function openAndClose(page: Page, rounds: number): Promise<void> {
	return page.evaluate(async (count) => {
		const until = async (isSo: () => unknown) => {
			while (!isSo()) await new Promise(requestAnimationFrame);
		};
		const find = (selector: string) => document.querySelector<HTMLElement>(selector);
		const opener = [...document.querySelectorAll('a')].find(
			({ textContent }) => textContent?.trim() === 'In a popup',
		);
		for (let round = 0; round < count; round += 1) {
			opener?.click();
			await until(
				() =>
					find('#popup-bar.elementor-sticky') &&
					find('#popup-mover .elementor-motion-effects-element') &&
					find('#popup-late.elementor-invisible'),
			);
			const message = find('.elementor-popup-modal .dialog-message');
			message?.scrollTo({ top: 300 + round, behavior: 'instant' });
			await until(
				() => find('#popup-bar.elementor-sticky--active') && find('#popup-deep.e-lazyloaded'),
			);
			// An element leaves the page while it moves.
			if (round % 2) find('#popup-mover')?.remove();
			find('.elementor-popup-modal .dialog-close-button')?.click();
			await until(() => !find('.elementor-popup-modal'));
		}
	}, rounds);
}

/** Returns the objects that are alive after the garbage collection. */
async function alive(browser: CDPSession) {
	for (let time = 0; time < 3; time += 1) await browser.send('HeapProfiler.collectGarbage');
	const { metrics } = await browser.send('Performance.getMetrics');
	const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
	const observersOf = async (type: string) => {
		const { result } = await browser.send('Runtime.evaluate', { expression: `${type}.prototype` });
		const { objects } = await browser.send('Runtime.queryObjects', {
			prototypeObjectId: result.objectId as string,
			objectGroup: 'counted',
		});
		const { result: length } = await browser.send('Runtime.callFunctionOn', {
			objectId: objects.objectId as string,
			functionDeclaration: 'function() { return this.length }',
			returnByValue: true,
		});
		await browser.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' });
		return length.value as number;
	};
	return {
		listeners: metric('JSEventListeners'),
		nodes: metric('Nodes'),
		intersections: await observersOf('IntersectionObserver'),
		resizes: await observersOf('ResizeObserver'),
		heap: metric('JSHeapUsedSize'),
	};
}

/**
 * Waits until no more objects are alive than before. It waits because a running callback may still reference the last
 * round.
 */
async function expectNoMore(
	browser: CDPSession,
	{ heap, ...counted }: Awaited<ReturnType<typeof alive>>,
): Promise<void> {
	await expect(async () => {
		const { heap: heapNow, ...now } = await alive(browser);
		expect(now).toEqual(counted);
		// The amount of compiled code varies. One round that is not freed would take about 20 kB, fifty rounds a
		// megabyte.
		expect(heapNow - heap).toBeLessThan(300_000);
	}).toPass({ timeout: 30_000 });
}

test('fifty rounds of attaching and detaching leave nothing behind', async ({ page }) => {
	test.slow();
	const errors = watchErrors(page);
	const browser = await page.context().newCDPSession(page);
	await browser.send('Performance.enable');
	await page.goto(PAGE);
	await page.mouse.move(100, 100);
	await expect(page.locator('#carrier')).toHaveClass(/elementor-motion-effects-element/);
	await page.evaluate(() => {
		const template = document.querySelector<HTMLTemplateElement>('template[data-elementor-popup]');
		template?.content.getElementById('popup-deep')?.setAttribute('data-lazy-background', '4320');
	});
	// The first rounds fetch modules and create what stays in memory permanently.
	await openAndClose(page, 6);
	const before = await alive(browser);
	await openAndClose(page, ROUNDS);
	await expectNoMore(browser, before);
	expect(errors).toEqual([]);
});

/**
 * Adds a moving sticky bar and an element with an entrance to the page and removes them with a script of another
 * author, a number of times.
 */
function comeAndGo(page: Page, rounds: number): Promise<void> {
	return page.evaluate(async (count) => {
		const until = async (isSo: () => unknown) => {
			while (!isSo()) await new Promise(requestAnimationFrame);
		};
		// The elements as the server sent them, without the changes of scripts.
		const sent = await new Promise<Document>((resolve) => {
			const request = new XMLHttpRequest();
			request.responseType = 'document';
			request.open('GET', location.href);
			request.onload = () => resolve(request.responseXML as Document);
			request.send();
		});
		for (let round = 0; round < count; round += 1) {
			const guests = document.createElement('div');
			for (const id of ['moving-bar', 'arriving']) {
				guests.append(document.importNode(sent.getElementById(id) as Node, true));
			}
			const [bar, late] = guests.children as unknown as [HTMLElement, HTMLElement];
			document.querySelector('main > .elementor')?.prepend(guests);
			// On `pageshow` the page attaches handlers to new elements.
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
			await until(
				() =>
					bar.matches('.elementor-sticky.elementor-motion-effects-element') && late.style.opacity,
			);
			guests.remove();
			// The bar is detached, so no change by the script is left on it.
			await until(() => !bar.matches('.elementor-sticky, .elementor-motion-effects-element'));
			await until(() => !late.style.opacity);
		}
	}, rounds);
}

/** The element sticks and moves, whichever handler ran first. */
const BOTH = /^(?=.*elementor-sticky)(?=.*elementor-motion-effects-element)/;

test('the handlers release an element that foreign script removes while it moves, and it works again when it comes back', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const browser = await page.context().newCDPSession(page);
	await browser.send('Performance.enable');
	await page.goto(PAGE);
	await page.mouse.move(100, 100);
	const bar = page.locator('#moving-bar');
	await expect(bar).toHaveClass(BOTH);
	const room = () => page.evaluate(() => document.documentElement.style.scrollPaddingTop);
	// The header reserves its space when it becomes sticky.
	await expect.poll(room).not.toBe('');
	const roomBefore = await room();
	await comeAndGo(page, 10);
	const before = await alive(browser);
	await comeAndGo(page, ROUNDS / 2);
	await expectNoMore(browser, before);
	await expect.poll(room).toBe(roomBefore);
	const taken = await bar.evaluateHandle((element) => {
		element.remove();
		return element;
	});
	await expect
		.poll(() => taken.evaluate(({ className }) => className))
		.not.toMatch(/elementor-sticky|effects-element/);
	await taken.evaluate((element) => document.getElementById('moving-bar-home')?.append(element));
	await expect(bar).toHaveClass(BOTH);
	expect(errors).toEqual([]);
});

test('two thousand effects, boxes without a size and elements that go meanwhile throw nothing', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	await page.mouse.move(100, 100);
	await expect(page.locator('#carrier')).toHaveClass(/elementor-motion-effects-element/);
	await page.evaluate(() => {
		const hall = document.createElement('div');
		hall.id = 'hall';
		const pattern = document.getElementById('viewport') as HTMLElement;
		for (let nth = 0; nth < 2000; nth += 1) {
			const one = document.createElement('div');
			one.className = 'elementor-element elementor-widget elementor-widget-heading';
			one.id = `one-${nth}`;
			one.dataset.element_type = 'widget';
			one.dataset.settings = pattern.dataset.settings;
			one.append(`${nth}`);
			hall.append(one);
		}
		document.getElementById('arriving')?.before(hall);
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	});
	const moving = page.locator('#hall > .elementor-motion-effects-element');
	await expect(moving).toHaveCount(2000);
	const wrong = () =>
		page.evaluate(() => {
			const hall = document.getElementById('hall') as HTMLElement;
			const { top } = hall.getBoundingClientRect();
			return [...hall.children].filter((child) => {
				const { offsetTop, offsetHeight } = child as HTMLElement;
				const at = top + offsetTop - hall.offsetTop;
				if (at > innerHeight || at + offsetHeight < 0) return false;
				const way = (innerHeight - at) / (innerHeight + offsetHeight);
				const { m41 } = new DOMMatrix(getComputedStyle(child).transform);
				return Math.abs(m41 + (100 * Math.min(1, Math.max(0, way)) - 50) * 2) > 1;
			}).length;
		});
	const scrollHall = (share: number) =>
		page.evaluate((part) => {
			const hall = document.getElementById('hall') as HTMLElement;
			const { top, height } = hall.getBoundingClientRect();
			window.scrollTo({ top: scrollY + top + height * part, behavior: 'instant' });
		}, share);
	for (const share of [0.2, 0.7]) {
		await scrollHall(share);
		await expect.poll(wrong).toBe(0);
	}
	// Before the next position half of the boxes are removed, a quarter lose their size, and then all are hidden.
	await scrollHall(0.3);
	await page.evaluate(async () => {
		const hall = document.getElementById('hall') as HTMLElement;
		[...hall.children].forEach((child, nth) => {
			if (nth % 2) child.remove();
			else if (nth % 4)
				Object.assign((child as HTMLElement).style, { height: '0', overflow: 'hidden' });
		});
	});
	await scrollHall(0.5);
	await expect.poll(wrong).toBe(0);
	await page.evaluate(() => {
		(document.getElementById('hall') as HTMLElement).style.display = 'none';
		dispatchEvent(new Event('elementor-pro/motion-fx/recalc'));
	});
	await page.mouse.wheel(0, 200);
	await page.evaluate(() => document.getElementById('hall')?.remove());
	await page.mouse.wheel(0, -200);
	expect(errors).toEqual([]);
});
