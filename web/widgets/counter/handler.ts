import { eachFrame } from '../../browser/frames';
import { watchInView } from '../../browser/in-view';
import { onBeforePrint } from '../../browser/page-lifecycle';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { defineHandler } from '../../elements/handler';
import { countText, finalText } from './count';
import { countOfSettings } from './count-of-settings';
import { renderedCount } from './rendered-count';
import { startRunning } from './running-number';
import { CounterBrowserSettings } from './settings';

/**
 * Counts up once, when the number comes into view. A number that is in view when the handler arrives has been
 * read already: it stays (nothing that was painted is taken back). Reduced motion and printing end the count at
 * its final number, whenever they come.
 */
export const attach = defineHandler(CounterBrowserSettings, (element, settings) => {
	const number = element.querySelector<HTMLElement>('.elementor-counter-number');
	if (!number) return () => {};
	const count = renderedCount(number) ?? countOfSettings(settings);
	const running = startRunning(number, finalText(count));
	let isFirstReport = true;
	let isOver = false;
	const stops: (() => void)[] = [];

	const finish = () => {
		if (isOver) return;
		isOver = true;
		for (const stop of stops) stop();
		running.end();
	};
	// Each of them may finish at once, before the rest is set up.
	const until = (stop: () => void) => {
		if (isOver) stop();
		else stops.push(stop);
	};

	running.show(finalText(count));
	until(watchReducedMotion((isReduced) => isReduced && finish()));
	until(onBeforePrint(finish));
	until(
		watchInView(number, (isInView) => {
			if (isInView && isFirstReport) finish();
			else if (isInView) run();
			else if (isFirstReport) running.show(countText(count, 0));
			isFirstReport = false;
		}),
	);

	let isRunning = false;
	function run(): void {
		if (isRunning) return;
		isRunning = true;
		until(
			eachFrame((elapsedMs) => {
				running.show(countText(count, elapsedMs));
				if (elapsedMs >= count.durationMs) finish();
			}),
		);
	}
	return finish;
});
