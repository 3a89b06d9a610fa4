import { responsive } from '../../../domain/responsive';
import { OFF_CANVAS_EVENT, type OffCanvasDetail } from '../../actions/off-canvas';
import { defineHandler } from '../../attach/handler';
import { fetchAnimations } from '../../behaviours/entrance/device-animation';
import { currentDevice, pageBreakpoints } from '../../browser/device';
import { watchEvents } from '../../browser/events';
import { watchHashTarget } from '../../browser/hash-target';
import { animationsOf } from './animations';
import { dialogOf } from './dialog-of';
import { createSession } from './session';
import { OffCanvasBrowserSettings } from './settings';
import { watchTriggers } from './triggers';

/** Seconds that it takes to come in, unless an editor says otherwise. */
const DURATION_S = 1.5;

/**
 * A panel beside the page, as a modal dialog: links and addresses open it, Escape and a press beside it close it
 * unless that is prevented.
 */
export const attach = defineHandler(OffCanvasBrowserSettings, (element, settings) => {
	const { id = '' } = element.dataset;
	const dialog = dialogOf(element, id);
	if (!dialog) return () => {};
	const animations = {
		entrance_animation: animationsOf(settings, 'entrance_animation'),
		exit_animation: animationsOf(settings, 'exit_animation'),
	};
	fetchAnimations([animations]);
	const triggers = watchTriggers(id, dialog);
	const session = createSession(dialog, {
		...animations,
		seconds: () => secondsOf(settings),
		closesBeside: !settings.is_not_close_on_overlay,
		closesOnEscape: !settings.is_not_close_on_esc_overlay,
		locksScroll: settings.prevent_scroll,
		onChange: triggers.tell,
	});
	const stops = [
		watchEvents([OFF_CANVAS_EVENT], (event) => {
			const {
				id: asked,
				displayMode,
				previousEvent,
			} = (event as CustomEvent<OffCanvasDetail>).detail;
			if (asked !== id) return;
			const target = previousEvent?.target;
			const opener = target instanceof Element ? target.closest('a,button') : null;
			if (displayMode === 'toggle' ? !session.isOpen() : displayMode === 'open')
				session.open(opener);
			else session.close();
		}),
		watchHashTarget((target) => {
			if (dialog.contains(target)) session.open(null);
		}),
	];
	return () => {
		for (const stop of stops) stop();
		session.end();
		triggers.stop();
	};
});

function secondsOf(settings: OffCanvasBrowserSettings): number {
	const stored = responsive(
		settings,
		'offcanvas_animation_duration',
		currentDevice(),
		pageBreakpoints(),
		'slider',
	);
	const size = typeof stored === 'object' && stored && 'size' in stored ? stored.size : stored;
	const seconds = Number(size);
	return stored !== undefined && seconds >= 0 ? seconds : DURATION_S;
}
