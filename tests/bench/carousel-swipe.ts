/**
 * The first swipe over a carousel of pictures on a phone at a quarter of the processor's speed: the time from the
 * finger's first move to the frame in which the row follows, and the main thread's work until the next picture has
 * stopped. It is compared with Embla with the same pictures, and with a plain row that snaps.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { startBuiltSite } from '../support/built-site';
import { judge } from './support/judge';
import { median } from './support/median';

const ROUNDS = 7;
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const CAROUSEL = '.e-carousel[aria-label="Places to look at closely"]';
/**
 * The largest allowed multiple of Embla's time: Swiper ignores a finger's first 5 px, so that a trembling tap stays a
 * tap. In this benchmark that is one more move of the finger.
 */
const FOLLOW_BAR = 2.5;
/** The largest allowed multiple of Embla's work: Swiper also gives each slide its progress. */
const WORK_BAR = 1.5;
const SWIPE_PX = 200;
const SWIPE_STEPS = 10;
/** The wait after a swipe in milliseconds, longer than any of the three continues to move. */
const SETTLE_MS = 1_500;

const embla = join(
	dirname(createRequire(import.meta.url).resolve('embla-carousel/package.json')),
	'embla-carousel.umd.js',
);

interface Swipe {
	/** Milliseconds from the finger's first move to the first frame with a moved row. */
	follow: number;
	/** Milliseconds of the main thread from the finger's touch until nothing moves. */
	work: number;
}

// The data folder contains the pictures that the build has made.
const site = await startBuiltSite({ DATA_DIR: resolve('data') });
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const html = await (await fetch(`${site.origin}/widgets/image-carousel/`)).text();
const SIDES = { swiper: '', embla: '/embla-twin/', bare: '/bare-twin/' };
const swipes: Record<keyof typeof SIDES, Swipe[]> = { swiper: [], embla: [], bare: [] };
// All are measured in turn, so that other work on the machine affects all of them.
for (let round = 0; round < ROUNDS; round += 1) {
	for (const side of Object.keys(SIDES) as (keyof typeof SIDES)[]) {
		swipes[side].push(await firstSwipe(SIDES[side]));
	}
}
await browser.close();
await site.stop();

const of = (side: keyof typeof SIDES, what: keyof Swipe) =>
	median(swipes[side].map((swipe) => swipe[what]));
for (const [what, words, bar] of [
	['follow', 'from the first move of a finger to the frame that has followed it', FOLLOW_BAR],
	['work', 'work of the main thread for the first swipe', WORK_BAR],
] as const) {
	judge({
		what: `${words}, 4× slower processor, beside Embla`,
		value: of('swiper', what) / of('embla', what),
		unit: '×',
		atMost: bar,
		sides: `carousel ${of('swiper', what).toFixed(0)} ms, Embla ${of('embla', what).toFixed(0)} ms, a bare row that snaps ${of('bare', what).toFixed(0)} ms`,
	});
}

/** Opens the page again, waits until the carousel works, and swipes over it once. */
async function firstSwipe(twin: string): Promise<Swipe> {
	const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
	const page = await context.newPage();
	// The compiler of the benchmarks wraps named functions in a call of `__name`, which the page lacks.
	await page.addInitScript('globalThis.__name = (named) => named');
	if (twin) await serveTwin(page, twin);
	await page.goto(site.origin + (twin || '/widgets/image-carousel/'), { waitUntil: 'load' });
	await page.locator(CAROUSEL).scrollIntoViewIfNeeded();
	if (!twin) await page.locator(`${CAROUSEL}[data-state]`).waitFor();
	await page.waitForLoadState('networkidle');
	const devtools = await context.newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	await devtools.send('Performance.enable');
	await page.evaluate(watchRow, CAROUSEL);
	const before = await taskMs(devtools);
	await drawFinger(page, devtools);
	await page.waitForTimeout(SETTLE_MS);
	const work = (await taskMs(devtools)) - before;
	const follow = await page.evaluate(() => Reflect.get(window, 'follow') as number | undefined);
	const place = await page.evaluate(() => Reflect.get(window, 'moved') as number);
	await context.close();
	if (follow === undefined || place < SWIPE_PX) {
		throw new Error(`The row of ${twin || 'the carousel'} did not follow: ${follow}, ${place} px.`);
	}
	return { follow, work };
}

/** Runs in the page: records when a finger first moved, when the row first moved, and how far the row has moved. */
function watchRow(selector: string): void {
	const slide = document.querySelector(`${selector} .swiper-slide:nth-child(2)`) as HTMLElement;
	const from = slide.getBoundingClientRect().left;
	let began = 0;
	addEventListener(
		'touchmove',
		() => {
			began ||= performance.now();
		},
		{ capture: true, passive: true },
	);
	const look = () => {
		const moved = Math.abs(slide.getBoundingClientRect().left - from);
		Object.assign(window, { moved });
		if (moved > 1 && Reflect.get(window, 'follow') === undefined) {
			Object.assign(window, { follow: performance.now() - began });
		}
		requestAnimationFrame(look);
	};
	look();
}

async function drawFinger(page: Page, devtools: CDPSession): Promise<void> {
	const box = await page.locator(`${CAROUSEL} .swiper`).boundingBox();
	if (!box) throw new Error('There is nothing to swipe over.');
	const y = box.y + box.height / 2;
	const from = box.x + box.width / 2 + SWIPE_PX / 2;
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
		devtools.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
		});
	await touch('touchStart', from);
	for (let step = 1; step <= SWIPE_STEPS; step += 1) {
		await touch('touchMove', from - (SWIPE_PX * step) / SWIPE_STEPS);
	}
	await touch('touchEnd', from - SWIPE_PX);
}

async function taskMs(devtools: CDPSession): Promise<number> {
	const { metrics } = await devtools.send('Performance.getMetrics');
	return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** The catalogue page without its scripts and its policy: with native snapping, or with Embla on the carousel. */
async function serveTwin(page: Page, twin: string): Promise<void> {
	const bare = html.replace(/<script[^>]*src=.*?<\/script>/gs, '');
	const withEmbla = `${bare}<script src="/twin/embla.js"></script><script>
const box = document.querySelector('${CAROUSEL.replaceAll('"', '\\"')} > .swiper');
Object.assign(box.firstElementChild.style, { overflow: 'visible', scrollSnapType: 'none' });
EmblaCarousel(box, { align: 'start' });</script>`;
	await page.route(`**${twin}`, (route) =>
		route.fulfill({ contentType: 'text/html', body: twin === SIDES.embla ? withEmbla : bare }),
	);
	await page.route('**/twin/embla.js', (route) =>
		route.fulfill({ contentType: 'text/javascript', body: readFileSync(embla) }),
	);
}
