import { OFF_CANVAS_EVENT, type OffCanvasDetail } from '../../actions/off-canvas';
import { defineHandler } from '../../attach/handler';
import { watchEvents } from '../../browser/events';
import { watchHashTarget } from '../../browser/hash-target';
import { dialogOf } from './dialog-of';
import type { Session } from './session';
import { OffCanvasBrowserSettings } from './settings';
import { watchTriggers } from './triggers';

/**
 * A panel beside the page, as a modal dialog. Links and addresses open it; Escape and a press beside it close it unless
 * the editor prevents that. The handler fetches the code of an open panel when a link that opens it gets the pointer or
 * the focus, or when a request to open arrives. Further requests wait for that code and then run in their order.
 */
export const attach = defineHandler(OffCanvasBrowserSettings, (element, settings) => {
	const { id = '' } = element.dataset;
	const dialog = dialogOf(element, id);
	if (!dialog) return () => {};
	let panel: Session | undefined;
	let loading: Promise<void> | undefined;
	let isOver = false;
	const load = () => {
		loading ??= import('./session').then(
			({ createSession }) => {
				if (!isOver) panel = createSession(dialog, settings, triggers.tell);
			},
			() => {
				// After a failed fetch the next press fetches the code again.
				loading = undefined;
			},
		);
		return loading;
	};
	const ask = (act: (panel: Session) => void) => {
		if (panel) act(panel);
		else load().then(() => panel && act(panel));
	};
	const triggers = watchTriggers(id, dialog, load);
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
			// A panel that was never requested is closed already.
			if (displayMode === 'close' && !loading) return;
			ask(({ isOpen, open, close }) => {
				const isToOpen = displayMode === 'toggle' ? !isOpen() : displayMode === 'open';
				if (isToOpen) open(opener);
				else close();
			});
		}),
		watchHashTarget((target) => {
			if (dialog.contains(target)) ask(({ open }) => open(null));
		}),
	];
	return () => {
		isOver = true;
		for (const stop of stops) stop();
		panel?.end();
		triggers.stop();
	};
});
