import type { UrlActionSettings } from '@outrigger/rules/builder/url-action';
import { tellWindow } from '../browser/events';
import type { RunAction } from './run-actions';

/** The builder's own event that controls its off-canvas widgets. */
export const OFF_CANVAS_EVENT = 'elementor-pro/off-canvas/toggle-display-mode';

export type OffCanvasAction = 'off_canvas:open' | 'off_canvas:close' | 'off_canvas:toggle';

/** The widget, the action, and the click that caused it. */
export type OffCanvasDetail = UrlActionSettings<OffCanvasAction> & { previousEvent?: Event };

/**
 * Makes the function that opens, closes or toggles the off-canvas widget of an id. A closed widget is never near the
 * viewport, so this function fetches its handler: when the visitor points at a link to it, and again on the press.
 * @param want gives a promise while the handler of an element loads
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
