import type { Page } from '@playwright/test';

/** The text spacing that a visitor may set, from WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING =
	'*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/** Returns words of headings, and mail addresses, that are broken at the end of a line. */
export function brokenWords(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const HEADINGS = 'h1,h2,h3,h4,h5,h6,.elementor-heading-title';
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const broken: string[] = [];
		while (walker.nextNode()) {
			const text = walker.currentNode as Text;
			const parent = text.parentElement;
			if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
			// In a heading a line may end after a hyphen, in an address it may not.
			const word = parent.closest(HEADINGS) ? /[^\s\u2010\u2013\u2014/-]+/g : /\S+@\S+/g;
			for (const { 0: found, index } of text.data.matchAll(word)) {
				range.setStart(text, index);
				range.setEnd(text, index + found.length);
				const tops = [...range.getClientRects()].filter(({ width }) => width > 1);
				const [first] = tops;
				if (first && tops.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) {
					broken.push(found);
				}
			}
		}
		return broken;
	});
}

/** Lines of text that overlap, each with the places of both. */
function overlappingText(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const lines: { rect: DOMRect; parent: Element; says: string }[] = [];
		const known = new Map<Element, boolean>([[document.body, false]]);
		// Rotated elements, elements that float over the page and elements for screen readers only do not count.
		const isApart = (element: Element | null): boolean => {
			if (!element) return false;
			const found = known.get(element);
			if (found !== undefined) return found;
			const { position, clipPath, transform, overflowX } = getComputedStyle(element);
			const isPlaced = position === 'fixed' || position === 'sticky' || clipPath !== 'none';
			const isMoved = transform !== 'none' || overflowX === 'auto' || overflowX === 'scroll';
			const answer = isPlaced || isMoved || isApart(element.parentElement);
			known.set(element, answer);
			return answer;
		};
		while (walker.nextNode()) {
			const text = walker.currentNode as Text;
			const parent = text.parentElement;
			const says = text.data.trim();
			if (!says || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
				continue;
			}
			if (isApart(parent)) continue;
			range.selectNodeContents(text);
			for (const rect of range.getClientRects()) {
				if (rect.width > 2 && rect.height > 4) lines.push({ rect, parent, says });
			}
		}
		lines.sort((one, other) => one.rect.top - other.rect.top);
		return lines.flatMap((one, index) => {
			const found: string[] = [];
			for (const other of lines.slice(index + 1)) {
				if (other.rect.top >= one.rect.bottom) break;
				if (other.parent === one.parent) continue;
				const across =
					Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
				const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
				const lower = Math.min(one.rect.height, other.rect.height);
				if (across > 2 && down > lower / 2) {
					found.push(`“${one.says.slice(0, 30)}” under “${other.says.slice(0, 30)}”`);
				}
			}
			return found;
		});
	});
}

/** The beginnings of text lines that a box cuts off, except in scrolling boxes. */
function clippedText(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const SLACK_PX = 3;
		const CUTS = ['hidden', 'clip'];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const clipped: string[] = [];
		const known = new Map<Element, { looks: CSSStyleDeclaration; frame: DOMRect }>();
		const boxOf = (element: Element) => {
			const box = known.get(element) ?? {
				looks: getComputedStyle(element),
				frame: element.getBoundingClientRect(),
			};
			known.set(element, box);
			return box;
		};
		while (walker.nextNode()) {
			const text = walker.currentNode as Text;
			const says = text.data.trim();
			if (!says || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
			range.selectNodeContents(text);
			const { left, right, top, bottom, width } = range.getBoundingClientRect();
			if (width < 2) continue;
			let box: Element | null = text.parentElement;
			let isForTheEar = false;
			let isCut = false;
			while (box && box !== document.body) {
				const { looks, frame } = boxOf(box);
				const { overflowX, overflowY, clipPath, position } = looks;
				// Text only for screen readers is in a box of one pixel, and text that scrolls can be read; neither
				// counts.
				isForTheEar ||= clipPath !== 'none' || position === 'fixed';
				isForTheEar ||= /auto|scroll/.test(overflowX + overflowY);
				const across = left < frame.left - SLACK_PX || right > frame.right + SLACK_PX;
				const down = top < frame.top - SLACK_PX || bottom > frame.bottom + SLACK_PX;
				isCut ||= (CUTS.includes(overflowX) && across) || (CUTS.includes(overflowY) && down);
				box = box.parentElement;
			}
			if (isCut && !isForTheEar) clipped.push(`cut: “${says.slice(0, 30)}”`);
		}
		return clipped;
	});
}

/**
 * Returns the texts that, with text spacing, overlap other text or leave their boxes, except the texts that do so
 * without the spacing too. Then it restores the page.
 */
export async function spoiltByTextSpacing(page: Page): Promise<string[]> {
	const look = async () => [...(await overlappingText(page)), ...(await clippedText(page))];
	/**
	 * Carousels measure again after a change of the window or the text, so the function waits until the list stays the
	 * same.
	 */
	const spoilt = async () => {
		let last: string[];
		let now = await look();
		do {
			last = now;
			await page.evaluate(
				() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
			);
			now = await look();
		} while (now.join() !== last.join());
		return now;
	};
	// The policy must allow a style element, but it need not allow a constructed sheet.
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets.push(sheet);
	}, TEXT_SPACING);
	const found = await spoilt();
	await page.evaluate(() => document.adoptedStyleSheets.pop());
	if (found.length === 0) return [];
	const meant = new Set(await spoilt());
	return found.filter((line) => !meant.has(line));
}

/**
 * Returns the elements that stay at their place while the page scrolls, except the header and open dialogs: tag and
 * classes.
 */
export function fixedOverContent(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('body *')]
			.filter((element) => {
				if (getComputedStyle(element).position !== 'fixed') return false;
				if (element.closest('.site-header,dialog,[popover]')) return false;
				const { width, height } = element.getBoundingClientRect();
				return width * height > 1 && element.checkVisibility({ visibilityProperty: true });
			})
			.map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`),
	);
}
