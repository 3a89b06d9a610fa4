import { INVISIBLE } from '@outrigger/elements/behaviours/entrance/animation-control';
import { entranceSettings } from '@outrigger/elements/behaviours/entrance/settings';
import { elementSelector, isSelectorId } from '@outrigger/elements/elements/styles/style-collector';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import {
	buildElementTree,
	type ElementNode,
	type ElementSettings,
} from '@outrigger/rules/builder/element-tree';
import { type BehaviourWord, EVERY_BEHAVIOUR } from '../control-groups';
import type { InspectedFrame } from '../frame/tell-view';
import type { InspectedPage } from '../inspected-page';
import { popupDisplayOf } from '../popup-display';
import { popupSettingsOf } from '../popup-settings';
import { elementCss } from './element-css';
import { type ElementSheet, elementSheet, type FrameWindow } from './element-sheet';
import { showElement } from './show-element';

/** Shows changed settings in the running page of the frame, at once. */
export interface FrameEditor {
	/** @param touched the behaviours whose settings have changed; all other behaviours keep running */
	showElement(
		documentId: number,
		elementId: string,
		settings: ElementSettings,
		touched: ReadonlySet<BehaviourWord>,
	): void;
	/** A popup's own settings. */
	showDocument(documentId: number, settings: ElementSettings): void;
	/** The nodes of an element in the present page. An element inside the items of a loop has several nodes. */
	find(documentId: number, elementId: string): HTMLElement[];
	stop(): void;
}

interface Known {
	documentId: number;
	stored: ElementNode;
	/** The element with the settings that the page shows now. */
	shown: ElementNode;
	sheet?: ElementSheet;
	/** The number of changes of the element; each wrapper has a mark with the number of the change that it shows. */
	revision: number;
}

/** Event on the frame's window: the settings of a popup have changed. */
export const POPUP_CHANGED = 'outrigger/popup-changed';

/**
 * The data attribute with the number of the change that a wrapper shows. A wrapper that was inserted later (a refreshed
 * list) has no such attribute.
 */
const MARK = 'inspected';

/** Makes the editor of the page that the frame shows now. */
export function frameEditor(
	frame: FrameWindow,
	bridge: InspectedFrame,
	{ documents, breakpoints, zone, addOns }: InspectedPage,
): FrameEditor {
	const { document } = frame;
	const { show } = createAddOns(addOns);
	const known = new Map<string, Known>();
	for (const { databaseId: documentId, elements } of documents) {
		walk(buildElementTree(elements, show), (stored) =>
			known.set(`${documentId} ${stored.id}`, { documentId, stored, shown: stored, revision: 0 }),
		);
	}

	const find = (documentId: number, elementId: string, root: ParentNode = document) =>
		isSelectorId(elementId)
			? [...root.querySelectorAll<HTMLElement>(elementSelector(documentId, elementId))]
			: [];

	/** Writes the edited state into the wrappers of one element; a wrapper without a mark shows the stored state. */
	function write(
		{ stored, shown, revision }: Known,
		wrappers: readonly HTMLElement[],
		before: ElementNode,
		touched: ReadonlySet<BehaviourWord>,
	): void {
		for (const wrapper of wrappers) {
			showElement(wrapper, { before: wrapper.dataset[MARK] ? before : stored, after: shown });
			wrapper.dataset[MARK] = `${revision}`;
			// The class is removed so that a lazy background can wait for its load again.
			if (touched.has('lazy')) wrapper.classList.remove('e-lazyloaded');
		}
	}

	function writeInPage(
		one: Known,
		wrappers: readonly HTMLElement[],
		before: ElementNode,
		touched: ReadonlySet<BehaviourWord>,
	): void {
		if (wrappers.length === 0) return;
		bridge.detach(wrappers, [...touched]);
		write(one, wrappers, before, touched);
		if (touched.has('animation":')) hideBeforeEntrance(one.shown, wrappers);
		bridge.attach(wrappers, [...touched]);
	}

	const observer = new frame.MutationObserver(() => {
		for (const one of known.values()) {
			if (one.revision === 0) continue;
			const fresh = find(one.documentId, one.stored.id).filter(({ dataset }) => !dataset[MARK]);
			writeInPage(one, fresh, one.stored, EVERY_BEHAVIOUR);
		}
	});
	observer.observe(document.body, { childList: true, subtree: true });

	return {
		showElement(documentId, elementId, settings, touched) {
			const one = known.get(`${documentId} ${elementId}`);
			if (!one) return;
			const before = one.shown;
			const [named] = show([{ ...one.stored, parentId: null, settings }]);
			one.shown = { ...one.stored, settings: named?.settings ?? settings };
			one.revision += 1;
			one.sheet ??= elementSheet(frame, elementCss(documentId, one.stored, breakpoints));
			one.sheet.show(elementCss(documentId, one.shown, breakpoints));
			writeInPage(one, find(documentId, elementId), before, touched);
			// Popups that open from now on are copies of their templates, so the templates change too.
			for (const { content } of document.querySelectorAll('template')) {
				write(one, find(documentId, elementId, content), before, touched);
			}
		},
		showDocument(documentId, settings) {
			const popup = { settings: popupSettingsOf(settings), ...popupDisplayOf(settings, zone) };
			bridge
				.setPopup(documentId, popup)
				.then(() => frame.dispatchEvent(new frame.Event(POPUP_CHANGED)));
		},
		find,
		stop: () => observer.disconnect(),
	};
}

/**
 * Hides an element that is in view, so that the editor sees its new entrance. An element above the viewport stays
 * visible, because its handler would never show it again.
 */
function hideBeforeEntrance(
	{ elType, settings }: ElementNode,
	wrappers: readonly HTMLElement[],
): void {
	if (Object.keys(entranceSettings(settings, elType)).length === 0) return;
	for (const wrapper of wrappers) {
		if (wrapper.getBoundingClientRect().bottom > 0) wrapper.classList.add(INVISIBLE);
	}
}

function walk(nodes: readonly ElementNode[], visit: (node: ElementNode) => void): void {
	for (const node of nodes) {
		visit(node);
		walk(node.children, visit);
	}
}
