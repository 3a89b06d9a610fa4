import { defineHandler } from '../../attach/handler';
import { onBeforePrint } from '../../browser/before-print';
import { eachFrame } from '../../browser/frames';
import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { countText, finalText } from './count';
import { countOfSettings } from './count-of-settings';
import { renderedCount } from './rendered-count';
import { startRunning } from './running-number';
import { CounterBrowserSettings } from './settings';

/**
 * Counts up once, when the number comes into view. A number in view when the handler starts has been read already, so
 * it stays (the handler does not reset a painted number). Reduced motion and printing end the count at its final number
 * at any time.
 */
export const attach = defineHandler(CounterBrowserSettings, (element, settings) => {
	const number = element.querySelector<HTMLElement>('.elementor-counter-number');
	if (!number) return () => {};
	const rendered = renderedCount(number);
	// On a real site's own markup, a text that is no number stays unchanged.
	if (!rendered && number.dataset.toValue) return () => {};
	const count = rendered ?? countOfSettings(settings);
	const running = startRunning(number, finalText(count));
	const stops: (() => void)[] = [];
	let state: 'unseen' | 'waiting' | 'running' | 'over' = 'unseen';

	const finish = () => {
		if (state === 'over') return;
		state = 'over';
		for (const stop of stops) stop();
		running.end();
	};
	// Each of these observers may finish the count before the next observer is set up.
	const until = (stop: () => void) => {
		if (state === 'over') stop();
		else stops.push(stop);
	};

	until(watchReducedMotion((isReduced) => isReduced && finish()));
	until(onBeforePrint(finish));
	until(
		watchInView(number, (isInView) => {
			if (state === 'unseen' && isInView) {
				finish();
			} else if (state === 'unseen') {
				state = 'waiting';
				running.show(countText(count, 0));
			} else if (state === 'waiting' && isInView) {
				state = 'running';
				until(
					eachFrame((elapsedMs) => {
						running.show(countText(count, elapsedMs));
						if (elapsedMs >= count.durationMs) finish();
					}),
				);
			}
		}),
	);
	return finish;
});
