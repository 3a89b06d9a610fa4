import type { Attacher } from '@outrigger/elements/attach/attach';
import { holdingFrame } from '@outrigger/elements/browser/holding-frame';
import type { ChangedPopup, PopupReport } from '@outrigger/elements/popups/debug/reports';

/**
 * The actions that the page in the frame offers the editor's view. The view itself makes all other changes to the
 * page's markup.
 */
export interface InspectedFrame {
	/**
	 * Detaches behaviours from these elements; a behaviour is named by a text in its selector. Inner elements keep
	 * their behaviours.
	 */
	detach(elements: readonly HTMLElement[], behaviours: readonly string[]): void;
	/** Attaches these behaviours again, with the present settings. */
	attach(elements: readonly HTMLElement[], behaviours: readonly string[]): void;
	/** The popups of the page with the results of their rules. */
	popups(): Promise<readonly PopupReport[]>;
	/** Sets the settings of a popup. An open popup opens again with them, and waiting triggers start again. */
	setPopup(id: number, changed: ChangedPopup): Promise<void>;
}

/** The event that the page sends on the element that contains the frame; `detail` is an `InspectedFrame`. */
export const FRAME_READY = 'outrigger/inspected';

/**
 * Reports to the editor's view that the page has loaded. It stops the triggers of popups, because they would fire while
 * the editor works.
 */
export function tellView(page: Attacher): void {
	const holder = holdingFrame();
	if (!holder) return;
	const reports = () => import('@outrigger/elements/popups/debug/reports');
	const dialogs = () => import('@outrigger/elements/popups/dialog/popups');
	// The visitors' entry starts the triggers in the same task; this code runs after it.
	import('@outrigger/elements/popups/start').then(async () => (await reports()).disarmAll());
	// The editor sees a chosen entrance even before any input in the frame.
	import('@outrigger/elements/behaviours/entrance/player').then(({ bringPlayer }) => bringPlayer());
	const detail: InspectedFrame = {
		detach: (elements, behaviours) => page.detach(alone(elements, behaviours)),
		attach: (elements, behaviours) => page.attach(alone(elements, behaviours)),
		popups: async () => (await reports()).popupReports(page, await dialogs()),
		setPopup: async (id, changed) => (await reports()).setPopup(id, changed, page, await dialogs()),
	};
	holder.dispatchEvent(new CustomEvent(FRAME_READY, { detail }));
}

/**
 * A root for `attach` that finds only these elements, without their inner elements, and only these behaviours. A
 * widget's own handler keeps its state while the view attaches the general behaviours again.
 */
function alone(elements: readonly HTMLElement[], behaviours: readonly string[]): ParentNode {
	const holds = (selector: string) => behaviours.some((word) => selector.includes(word));
	const querySelectorAll = (selector: string) =>
		holds(selector) ? elements.filter((element) => element.matches(selector)) : [];
	return { querySelectorAll } as unknown as ParentNode;
}
