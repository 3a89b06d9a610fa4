import { isTrackerShown, readingProgress } from '@outrigger/rules/motion/reading-progress';
import { defineHandler } from '../../attach/handler';
import { findElement } from '../../browser/find-element';
import { isPassedPage } from '../../browser/passed-page';
import { watchPlace } from '../../browser/place';
import { circularBar, horizontalBar } from './bars';
import { TrackerSettings } from './settings';

/** The element in which the builder's themes and templates put a post's text. */
const POST_CONTENT = '.elementor-widget-theme-post-content';

/**
 * Shows how much of the page, the post or an element the visitor has read. The tracker follows the visitor's own
 * scrolling exactly, without easing, so it also runs under reduced motion; nothing runs while the visitor does not
 * scroll. If there is no content to read (the selector matches nothing or is invalid), the tracker stays hidden.
 */
export const attach = defineHandler(TrackerSettings, (element, settings) => {
	const tracker = element.querySelector<HTMLElement>('.elementor-scrolling-tracker');
	const progress = tracker?.querySelector<HTMLElement>('.current-progress');
	const target = targetOf(settings);
	if (!tracker || !progress || !target) return () => {};
	// The builder prints the element for the number even if an editor switched the number off.
	if (isPassedPage() && !settings.percentage) {
		tracker.querySelector('.current-progress-percentage')?.remove();
	}
	const bar =
		settings.type === 'circular'
			? circularBar(tracker, progress)
			: horizontalBar(tracker, progress);
	const stop = watchPlace(target, (box) => {
		const percent = readingProgress(box, target === 'page' ? 'page' : 'element');
		const isShown = isTrackerShown(percent, settings.type);
		bar.show(percent);
		tracker.dataset.state = isShown ? 'shown' : 'hidden';
		tracker.setAttribute('aria-valuenow', `${Math.round(percent)}`);
	});
	return () => {
		stop();
		bar.end();
		delete tracker.dataset.state;
		tracker.setAttribute('aria-valuenow', '0');
	};
});

function targetOf({ relative_to, selector }: TrackerSettings): Element | 'page' | null {
	if (relative_to === 'entire_page') return 'page';
	return findElement(relative_to === 'post_content' ? POST_CONTENT : selector);
}
