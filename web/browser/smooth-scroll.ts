import { INTERFACE_ANIMATION_MS, swing } from '@outrigger/rules/motion/interface-animation';
import { eachFrame } from './frames';
import { watchReducedMotion } from './reduced-motion';
import { whenTakenOver } from './takeover';
import type { Unsubscribe } from './unsubscribe';

/**
 * Scrolls the page by a number of CSS pixels over the interface's usual time; in one jump where the visitor prefers
 * reduced motion. Any input of the visitor stops it.
 */
export function scrollPageBy(way: number): Unsubscribe {
	const { body, scrollingElement, documentElement } = document;
	const isBodyScrolling =
		body.scrollTop > 0 || getComputedStyle(documentElement).overflowY === 'hidden';
	const scroller = isBodyScrolling ? body : (scrollingElement ?? documentElement);
	const start = scroller.scrollTop;
	const stops: Unsubscribe[] = [];
	const end = () => {
		for (const stop of stops.splice(0)) stop();
	};
	const show = (share: number) => {
		scroller.scrollTo({ top: start + way * swing(share), behavior: 'instant' });
		if (share >= 1) end();
	};
	stops.push(whenTakenOver(end));
	stops.push(eachFrame((elapsedMs) => show(elapsedMs / INTERFACE_ANIMATION_MS.usual)));
	let isOver = false;
	stops.push(() => {
		isOver = true;
	});
	const unwatch = watchReducedMotion((isReduced) => isReduced && show(1));
	if (isOver) unwatch();
	else stops.push(unwatch);
	return end;
}
