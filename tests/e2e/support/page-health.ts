import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The widths of the specification: phone, tablet portrait, tablet landscape, laptop, desktop. */
export const WIDTHS = [360, 768, 1100, 1280, 1920] as const;

/** The limit from which a visitor sees parts of the page jump. */
export const LAYOUT_SHIFT_LIMIT = 0.02;

const axeSource = readFileSync(
	createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
	'utf8',
);

/** The loader resolves the rules once; the default loader does it for each page, which takes a third of the check. */
const htmlValidate = new HtmlValidate(
	new StaticConfigLoader({
		extends: ['html-validate:standard'],
		rules: {
			// The rules for the style of the markup, not for its validity.
			'attribute-boolean-style': 'off',
			'attribute-empty-style': 'off',
			'doctype-style': 'off',
			'no-trailing-whitespace': 'off',
			'void-style': 'off',
			'long-title': 'off',
			'no-inline-style': 'off',
			// React writes both kinds of quotation marks.
			'attr-quotes': 'off',
			// The editor decides how telephone numbers are written.
			'tel-non-breaking': 'off',
		},
	}),
);

/** Chromium's message about its own transition between two pages, if a page navigates before the transition ends. */
const FADE_CUT_OFF = /^Transition was (?:aborted|skipped)/;

/**
 * The catalogue has films of a missing host (the first request for one gets a 404), and a missing background picture,
 * which a slow visit requests.
 */
const NAMED_IN_VAIN = /\/foreign-media\/|\/uploads\/nowhere\.jpg$/;

/** Collects the page's console errors and its exceptions. */
export function watchErrors(page: Page): string[] {
	const errors: string[] = [];
	page.on('console', (message) => {
		const isNamedInVain = NAMED_IN_VAIN.test(message.location().url);
		if (message.type() === 'error' && !isNamedInVain) errors.push(message.text());
	});
	page.on('pageerror', ({ message }) => {
		if (!FADE_CUT_OFF.test(message)) errors.push(message);
	});
	return errors;
}

/** Collects a page's requests to other hosts. There must be none before the visitor consents. */
export function watchForeignRequests(page: Page): string[] {
	const foreign: string[] = [];
	page.on('request', (request) => {
		const { protocol, hostname } = new URL(request.url());
		const isOwn = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:';
		if (!isOwn) foreign.push(request.url());
	});
	return foreign;
}

/**
 * Elements that fade in, a popup among them; they have no contrast of their own until the fade
 * ends.
 */
const FADING = ':is(.animated,dialog[open],dialog[open] *)[style*="opacity"]';
/** Elements whose opacity changes with the scroll. */
const FADES_WITH_SCROLL = `[data-settings*='motion_fx_opacity_effect"']`;
/**
 * The longest wait for a fade in milliseconds, longer than any animation of this project. An element with a permanent
 * opacity is then checked with it.
 */
const FADING_MS = 3_000;

/**
 * Serious and lesser violations of WCAG 2.2 AA, as axe reports them: the rule, then the places. A popup may open while
 * axe runs, so the function repeats a check that had findings.
 *
 * @param exclude selectors of parts that axe leaves out
 */
export async function accessibilityViolations(
	page: Page,
	exclude: readonly string[] = [],
): Promise<string[]> {
	await fadedIn(page);
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
	// Axe scrolls the page, and elements that fade with the scroll then have less contrast.
	const fades = (await page.locator(FADES_WITH_SCROLL).count()) > 0;
	if (fades) await page.emulateMedia({ reducedMotion: 'reduce' });
	const found = await axeViolations(page, exclude);
	if (found.length > 0) await fadedIn(page);
	const violations = found.length > 0 ? await axeViolations(page, exclude) : found;
	if (fades) await page.emulateMedia({ reducedMotion: null });
	return violations;
}

async function fadedIn(page: Page): Promise<void> {
	const isOver = (fading: string) => {
		// Endless animations and animations that follow the scroll do not end, so they are not waited for.
		const playing = document
			.getAnimations()
			.filter(
				({ playState, timeline, effect }) =>
					playState === 'running' &&
					timeline instanceof DocumentTimeline &&
					effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
			);
		return playing.length === 0 && !document.querySelector(fading);
	};
	await page.waitForFunction(isOver, FADING, { timeout: FADING_MS }).catch(() => {});
}

async function axeViolations(page: Page, exclude: readonly string[]): Promise<string[]> {
	const violations = await page.evaluate(async (parts) => {
		const { axe } = window as unknown as {
			axe: { run(context: object, options: object): Promise<AxeResults> };
		};
		const results = await axe.run(
			{ exclude: parts.map((part) => [part]) },
			{
				runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
				resultTypes: ['violations'],
			},
		);
		return results.violations;
	}, exclude);
	return violations.map(
		({ id, nodes }) =>
			`${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
	);
}

/** Returns the number of pixels by which the page scrolls sideways. */
export function horizontalOverflow(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
}

interface Shifts {
	layoutShift: number;
	/** A line for each shift: its value, its time, and the elements that moved. */
	shiftedParts: string[];
}

/** Starts to add up the layout shifts without input; call it before the page is opened. */
export async function recordLayoutShift(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const state = window as unknown as Shifts;
		Object.assign(state, { layoutShift: 0, shiftedParts: [] });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const shift = entry as PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
					sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
				};
				if (shift.hadRecentInput) continue;
				state.layoutShift += shift.value;
				const parts = shift.sources.map(({ node, previousRect, currentRect }) => {
					const element = node instanceof Element ? node : node?.parentElement;
					const name = element ? `${element.localName}.${element.classList}` : 'removed';
					return `${name} ${previousRect.y}+${previousRect.height} to ${currentRect.y}+${currentRect.height}`;
				});
				const when = `${shift.value.toFixed(3)} after ${Math.round(shift.startTime)} ms`;
				state.shiftedParts.push(`${when}: ${parts.join('; ')}`);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
}

/** Returns the sum of the layout shifts so far. */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate(() => (window as unknown as Shifts).layoutShift);
}

/** Returns the shifts so far, one in each line, for the message of a test. */
export async function shiftedParts(page: Page): Promise<string> {
	const lines = await page.evaluate(() => (window as unknown as Shifts).shiftedParts);
	return lines.join('\n');
}

/** Scrolls through the whole page, so that all lazy parts load. */
export async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const step = window.innerHeight;
		for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
			window.scrollTo({ top, behavior: 'instant' });
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		window.scrollTo({ top: 0, behavior: 'instant' });
	});
}

/** Returns the faults of the markup: line, rule, message. */
export async function invalidMarkup(html: string): Promise<string[]> {
	const report = await htmlValidate.validateString(html);
	return report.results.flatMap(({ messages }) =>
		messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
	);
}
