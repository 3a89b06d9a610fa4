import type { UrlActionSettings } from '@outrigger/rules/builder/url-action';
import { tellWindow } from '../browser/events';
import type { RunAction } from './run-actions';

/** The builder's own event, by which its off-canvas widgets are told what to do. */
export const OFF_CANVAS_EVENT = 'elementor-pro/off-canvas/toggle-display-mode';

export type OffCanvasAction = 'off_canvas:open' | 'off_canvas:close' | 'off_canvas:toggle';

/** What the event tells: the widget, what it shall do, and the click that asks. */
export type OffCanvasDetail = UrlActionSettings<OffCanvasAction> & { previousEvent?: Event };

/**
 * Makes what tells the off-canvas widget of an id to open, close or toggle. A closed one never comes near, so its
 * handler is wanted here: already when a link to it is pointed at, and again by the press.
 * @param want gives a promise while the handler of an element is on its way
 */
export function offCanvasRunner(
	want: (element: Element) => Promise<unknown> | undefined,
	id: string,
): RunAction<OffCanvasAction> {
	const widget = document.querySelector(`[data-widget_type^="off-canvas."][data-id="${id}"]`);
	const ready = widget && want(widget);
	return (settings, { event }) => {
		const tell = () => tellWindow(OFF_CANVAS_EVENT, { ...settings, previousEvent: event });
		if (ready) ready.then(tell);
		else tell();
		return true;
	};
}
