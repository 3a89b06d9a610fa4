import { onBeforePrint } from '../../browser/before-print';
import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { HotspotBrowserSettings } from './browser-settings';

/**
 * Shows the marks one after the other when the visitor first sees them: `data-sequence` is `waiting`, then `coming`,
 * and the sheet has the styles. Marks on the first screen are already visible and stay.
 */
export function playSequence(
	element: HTMLElement,
	marks: readonly HTMLElement[],
	settings: HotspotBrowserSettings,
): Unsubscribe {
	if (!settings.hotspot_sequenced_animation || marks.length === 0) return () => {};
	const durationMs = Math.max(0, settings.hotspot_sequenced_animation_duration) || 1000;
	const stops: Unsubscribe[] = [];
	let state: 'unseen' | 'waiting' | 'coming' | 'over' = 'unseen';
	const finish = () => {
		state = 'over';
		for (const stop of stops.splice(0)) stop();
		for (const mark of marks) {
			delete mark.dataset.sequence;
			mark.style.removeProperty('--e-hotspot-delay');
		}
	};
	const until = (stop: Unsubscribe) => (state === 'over' ? stop() : stops.push(stop));
	const enter = (next: 'waiting' | 'coming') => {
		state = next;
		for (const [index, mark] of marks.entries()) {
			mark.dataset.sequence = next;
			mark.style.setProperty('--e-hotspot-delay', `${(index * durationMs) / marks.length}ms`);
		}
	};
	until(watchReducedMotion((isReduced) => isReduced && finish()));
	until(onBeforePrint(finish));
	until(
		watchInView(element, (isInView) => {
			if (state === 'unseen') {
				if (isInView) finish();
				else enter('waiting');
			} else if (state === 'waiting' && isInView) enter('coming');
		}),
	);
	const last = marks.at(-1);
	const onEnd = ({ target }: Event) => target === last && finish();
	last?.addEventListener('animationend', onEnd);
	until(() => last?.removeEventListener('animationend', onEnd));
	return finish;
}
