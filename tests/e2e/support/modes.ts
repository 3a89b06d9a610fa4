import type { Page } from '@playwright/test';

/**
 * Controls without an edge in forced colours, where the browser removes backgrounds and shadows. A field needs a line
 * on at least one side, a button with text needs a line around or below it. Each result has its tag, classes and text.
 */
export function edgelessControls(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const SIDES = ['top', 'right', 'bottom', 'left'];
		const hasEdge = (element: Element) => {
			const style = getComputedStyle(element);
			const isDrawn = (line: string) =>
				style.getPropertyValue(`${line}-style`) !== 'none' &&
				Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0;
			return isDrawn('outline') || SIDES.some((side) => isDrawn(`border-${side}`));
		};
		/**
		 * The number of boxes to check. A field may be in a box that draws its line; boxes further out belong to other
		 * elements.
		 */
		const MOST_BOXES = 3;
		const fields =
			'input:not([type=hidden],[type=submit],[type=button],[type=image]),select,textarea';
		const buttons = 'button,input:is([type=submit],[type=button]),a.elementor-button';
		return [...document.querySelectorAll<HTMLElement>(`${fields},${buttons}`)]
			.filter((control) => {
				const { width, height } = control.getBoundingClientRect();
				const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
				// An element only for screen readers is clipped to nothing, so it does not count.
				const isForTheEar = getComputedStyle(control).clipPath !== 'none';
				if (!isSeen || isForTheEar || width * height < 2) return false;
				if (control.matches(fields)) {
					if (control.matches('[type=radio],[type=checkbox],[type=range]')) return false;
					let box: Element | null = control;
					for (let boxes = 0; box && boxes < MOST_BOXES; boxes += 1) {
						if (hasEdge(box)) return false;
						box = box.parentElement;
					}
					return true;
				}
				// A drawn sign has the colour of text, so it is visible without a line.
				if (!control.innerText.trim()) return false;
				const underlined = [control, ...control.querySelectorAll('*')].some((part) =>
					getComputedStyle(part).textDecorationLine.includes('underline'),
				);
				return !underlined && !hasEdge(control);
			})
			.map(
				({ tagName, className, innerText }) =>
					`${tagName.toLowerCase()}.${className} “${innerText.trim().slice(0, 30)}”`,
			);
	});
}

/**
 * Returns the tab stops, in the order of the page, with an invisible focus: without an outline (in forced colours a
 * shadow or a background does not count), or completely covered by another element when they have the focus.
 */
export function unseenFocus(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const STOPS =
			'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex^="-"])';
		const isDrawn = (element: Element | null, pseudo?: string) => {
			if (!element) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
			return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
		};
		const isCovered = (element: Element) => {
			const boxes = [...element.getClientRects()];
			const points = boxes.flatMap(({ left, right, top, bottom }) =>
				[0.1, 0.5, 0.9].map((part) => [left + (right - left) * part, (top + bottom) / 2]),
			);
			return points.every(([x = 0, y = 0]) => {
				const there = document.elementFromPoint(x, y);
				if (!there) return true;
				const isOwn = element.contains(there) || there.contains(element);
				return !isOwn && !there.closest('label')?.contains(element);
			});
		};
		const unseen: string[] = [];
		// A bar along an edge is measured when it opens and when the size of the window has changed.
		const measured = async () => {
			for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
		};
		await measured();
		for (const stop of document.querySelectorAll<HTMLElement>(STOPS)) {
			const isStop =
				stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.inert;
			if (!isStop || stop.matches(':disabled') || stop.closest('[inert],iframe')) continue;
			stop.focus();
			if (document.activeElement !== stop) continue;
			const name = `${stop.tagName.toLowerCase()}.${stop.className} “${(stop.innerText || stop.getAttribute('aria-label') || '').trim().slice(0, 30)}”`;
			const isShown =
				[stop, stop.parentElement, ...stop.querySelectorAll('*')].some((part) => isDrawn(part)) ||
				isDrawn(stop, '::after') ||
				isDrawn(stop instanceof HTMLInputElement ? (stop.labels?.[0] ?? null) : null);
			if (!isShown) unseen.push(`no outline: ${name}`);
			else if (isCovered(stop)) {
				// The element may have opened only at this moment.
				stop.blur();
				await measured();
				stop.focus();
				if (isCovered(stop)) unseen.push(`covered: ${name}`);
			}
		}
		(document.activeElement as HTMLElement | null)?.blur();
		return unseen;
	});
}

/** Animations that still run although motion is not wanted, except short cross-fades; each result names what moves. */
export function restless(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const MOMENT_MS = 50;
		return document.getAnimations().flatMap((animation) => {
			const { effect, playState, timeline } = animation;
			const isByClock = timeline instanceof DocumentTimeline && playState === 'running';
			const target = effect instanceof KeyframeEffect ? effect.target : null;
			if (!isByClock || animation instanceof CSSTransition || !target?.checkVisibility()) return [];
			return Number(effect?.getComputedTiming().duration) > MOMENT_MS
				? [`${target.tagName.toLowerCase()}.${target.className}`]
				: [];
		});
	});
}

/**
 * Returns words of the page's main part that have a place but are invisible, because they wait for something: the first
 * word of each text.
 */
export function waitingWords(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const walker = document.createTreeWalker(
			document.querySelector('main') ?? document.body,
			NodeFilter.SHOW_TEXT,
		);
		const waiting: string[] = [];
		while (walker.nextNode()) {
			const parent = walker.currentNode.parentElement;
			const words = (walker.currentNode as Text).data.trim();
			if (
				!words ||
				!parent ||
				parent.closest(
					'script,style,template,noscript,[aria-hidden=true],.screen-reader-text,.elementor-screen-only',
				)
			)
				continue;
			if (!parent.checkVisibility()) continue;
			const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
			if (!isSeen) waiting.push(words.slice(0, 30));
		}
		return waiting;
	});
}
