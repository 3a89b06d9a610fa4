import type { UrlActionSettings } from '../../domain/url-action';
import { tellWindow } from '../browser/events';
import type { ActionContext } from './run-actions';

/** The builder's own event, by which its off-canvas widgets are told what to do. */
const OFF_CANVAS_EVENT = 'elementor-pro/off-canvas/toggle-display-mode';

/** Tells the off-canvas widget of that id to open, close or toggle. */
export function runOffCanvas(
	settings: UrlActionSettings<'off_canvas:open' | 'off_canvas:close' | 'off_canvas:toggle'>,
	{ event }: ActionContext,
): undefined {
	tellWindow(OFF_CANVAS_EVENT, { ...settings, previousEvent: event });
}
