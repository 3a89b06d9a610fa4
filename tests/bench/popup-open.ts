/**
 * Measures the time from the click on a link to the first frame in which its popup is open, in Chromium at a quarter of
 * its speed, against a bare `<dialog>` with the same markup. It also measures the matcher of patterns with patterns
 * that make other engines hang, against the engine's own matcher with a harmless pattern.
 */

import { compileLinear } from '@outrigger/rules/linear-pattern/compile';
import { chromium, type Locator, type Page } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { startBuiltSite } from '../support/built-site';
import { judge } from './support/judge';
import { median } from './support/median';

const ROUNDS = 15;
const CPU_SLOWDOWN = 4;
/**
 * The largest allowed multiple of a bare dialog's time. If the dialog takes 40 ms, this gives 50 ms, which visitors do
 * not notice.
 */
const OPENING_BAR = 1.25;
const PATTERN_BAR_MS = 50;
/** The page of `dialog-plain.json`, with the link that opens it. */
const PAGE = '/widgets/popups/dialog/';
const POPUP = { link: 'Plain', modal: '#elementor-popup-modal-3230' };

const CATASTROPHIC = [
	'(a+)+$',
	'^(a|a)*b',
	'(a*)*c',
	'(.*.*.*.*)*x$',
	'^(([a-z])+.)+[A-Z]([a-z])+$',
];
const HARMLESS = '[?&]utm_source=[a-z]+';
const REFERRER = `${'a'.repeat(1_999)}!`;

await judgeOpening();
judgePatterns();

async function judgeOpening(): Promise<void> {
	const site = await startBuiltSite();
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
	});
	const page = await browser.newPage();
	await page.goto(site.origin + PAGE);
	// The page fetches the script that opens popups when the pointer is over its link.
	const link = page.getByRole('link', { name: POPUP.link, exact: true });
	await link.hover();
	await page.waitForLoadState('networkidle');
	await prepareBare(page, link);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	const times = { ours: [] as number[], bare: [] as number[] };
	for (let round = 0; round < ROUNDS; round += 1) {
		times.ours.push(await timeToFrame(link));
		await page.keyboard.press('Escape');
		await page.locator('dialog').waitFor({ state: 'detached' });
		times.bare.push(await timeToFrame(page.locator('#open-bare')));
		await page.evaluate(() => document.querySelector('dialog')?.remove());
	}
	await browser.close();
	await site.stop();
	const ours = median(times.ours);
	const bare = median(times.bare);
	judge({
		what: 'from a click to the first frame with the popup open, 4× slower processor',
		value: ours / bare,
		unit: '×',
		atMost: OPENING_BAR,
		sides: `popup ${ours.toFixed(1)} ms (the first ${times.ours[0]?.toFixed(1)} ms), bare <dialog> with the same markup ${bare.toFixed(1)} ms (the first ${times.bare[0]?.toFixed(1)} ms)`,
	});
}

/** A button that puts the popup's markup into a bare `<dialog>` and shows it. */
async function prepareBare(page: Page, link: Locator): Promise<void> {
	await link.click();
	await page.locator(POPUP.modal).waitFor();
	await page.evaluate((modal) => {
		const markup = document.createDocumentFragment();
		const parts = document.querySelector(modal)?.childNodes ?? [];
		markup.append(...[...parts].map((part) => part.cloneNode(true)));
		const button = document.createElement('button');
		button.id = 'open-bare';
		button.onclick = () => {
			const dialog = document.createElement('dialog');
			dialog.append(markup.cloneNode(true));
			document.body.append(dialog);
			dialog.showModal();
		};
		document.body.append(button);
	}, POPUP.modal);
	await page.keyboard.press('Escape');
	await page.locator(POPUP.modal).waitFor({ state: 'detached' });
}

/** Milliseconds from a click on an element until a frame with an open `<dialog>` has been drawn. */
function timeToFrame(link: Locator): Promise<number> {
	return link.evaluate(
		(opener) =>
			new Promise<number>((resolve) => {
				const observer = new MutationObserver(() => {
					if (!document.querySelector('dialog[open]')) return;
					observer.disconnect();
					requestAnimationFrame(() => {
						const { port1, port2 } = new MessageChannel();
						// The browser draws a frame after its animation callbacks and before the next task, so this
						// message arrives after the drawing.
						port1.onmessage = () => resolve(performance.now() - start);
						port2.postMessage(null);
					});
				});
				observer.observe(document.body, { childList: true });
				const start = performance.now();
				(opener as HTMLElement).click();
			}),
	);
}

function judgePatterns(): void {
	const worst = CATASTROPHIC.map((pattern) => ({
		pattern,
		ms: timeOf(() => compileLinear(pattern)?.(REFERRER)),
	})).toSorted((one, other) => other.ms - one.ms)[0];
	const native = timeOf(() => new RegExp(HARMLESS).test(REFERRER));
	judge({
		what: 'the worst of five catastrophic patterns on a referrer of 2,000 characters',
		value: worst?.ms ?? Number.NaN,
		unit: 'ms',
		atMost: PATTERN_BAR_MS,
		sides: `${worst?.pattern} through our matcher ${worst?.ms.toFixed(2)} ms, ${HARMLESS} through RegExp ${native.toFixed(3)} ms`,
	});
}

/** Milliseconds of one run, with the compilation of the pattern. */
function timeOf(run: () => unknown): number {
	const times = Array.from({ length: ROUNDS }, () => {
		const start = performance.now();
		run();
		return performance.now() - start;
	});
	return median(times);
}
