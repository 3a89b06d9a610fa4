import {
	type Breakpoints,
	type Device,
	mediaOfDevices,
} from '@outrigger/rules/builder/breakpoints';
import { isBlank } from '@outrigger/rules/builder/control-value';
import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { type Sticky, stickyDevices } from '@outrigger/rules/motion/sticky';
import css from './sticky.css?inline';
import { elementSelector, isSelectorId, type StyleCollector } from './style-collector';

/** The assumed height of a sticky header until the browser has measured it. */
const HEADER_ESTIMATE = '5rem';

/** The z-index of a sticky element, as in the builder: above the page, below dialogs. */
const Z_INDEX = 99;

/**
 * Adds rules that make an element sticky through the sheet, on each of its devices, on screens only. The rules are in a
 * layer, so that the element's own stacking order wins. Their `position` is important, because an editor's `position:
 * relative` does not end a sticky element in the builder. On a page with scroll snapping the element is no snap point,
 * because the page would follow the moving element. `--e-sticky` contains offset, effects offset and anchor offset in
 * CSS pixels, or is empty if the element is not sticky; so the handler needs no table of devices.
 */
export function addStickyStyles(
	styles: StyleCollector,
	documentId: number,
	{ id, elType, settings, children }: ElementNode,
): void {
	if (!isSelectorId(id)) return;
	const selector = elementSelector(documentId, id);
	const isContainer = elType === 'container';
	const rules = stickyRules(selector, { isContainer, settings }, styles.breakpoints);
	if (rules) {
		styles.addCss('sticky', css, 'base');
		styles.addCss(`sticky:${documentId}:${id}`, rules, 'base');
	}
	// A box that hides its overflow is a scroller for the sticky elements inside it; a box that clips is not.
	if (settings.overflow === 'hidden' && children.some((child) => hasSticky(child, styles))) {
		styles.addRaw(documentId, `clip:${id}`, `${selector}{overflow:clip}`);
	}
}

/**
 * The rules that make an element sticky, for each device; empty if it is sticky on no device.
 * @param selector of the element
 */
export function stickyRules(
	selector: string,
	{ isContainer, settings }: { isContainer: boolean; settings: ElementSettings },
	breakpoints: Breakpoints,
): string {
	return onDevices(breakpoints, settings, ({ side, offset, effectsOffset, anchorOffset }) => {
		const bar = side === 'top' ? 'var(--admin-bar,0px)' : '0px';
		const zIndex = isContainer ? `var(--z-index,${Z_INDEX})` : Z_INDEX;
		const place = side === 'top' ? `calc(${offset}px + ${bar})` : `${offset}px`;
		const lengths = `${offset} ${effectsOffset} ${anchorOffset}`;
		return `${selector}{position:sticky!important;${side}:${place};z-index:${zIndex};scroll-snap-align:none;--e-sticky:${lengths}}`;
	});
}

/**
 * Adds the rules for a header or footer with sticky elements. Its wrapper gets no box, so that the elements stick to
 * the whole page and not to a wrapper of their own height (a wrapper with a background or its own space keeps its box;
 * there the handler makes them stick). Even without script a sticky header does not cover anchors and focused elements:
 * the space for it is the editor's anchor offset, or else an estimate.
 */
export function addStickyDocumentStyles(
	styles: StyleCollector,
	document: { databaseId: number; type: string },
	nodes: readonly ElementNode[],
	pageSettings: ElementSettings,
): void {
	if (document.type !== 'header' && document.type !== 'footer') return;
	const sticky = nodes.filter(
		({ settings }) => stickyDevices(settings, styles.breakpoints).length > 0,
	);
	if (sticky.length === 0) return;
	const { background_background: background, margin, padding } = pageSettings;
	const hasBox =
		!isBlank(background, 'text') || ![margin, padding].every((box) => isBlank(box, 'dimensions'));
	if (!hasBox) {
		styles.addCss(
			`sticky:${document.databaseId}`,
			`.elementor-${document.databaseId}{display:contents}`,
			'base',
		);
	}
	for (const { id, settings } of sticky) {
		const room = onDevices(styles.breakpoints, settings, ({ side, offset, anchorOffset }) => {
			const height =
				anchorOffset > 0 ? `${anchorOffset}px` : `calc(${offset}px + ${HEADER_ESTIMATE})`;
			return `html,body{scroll-padding-${side}:${height}}`;
		});
		styles.addCss(`sticky:${document.databaseId}:${id}:room`, room, 'base');
	}
}

/** Remembers for each device table which elements stick, because boxes with hidden overflow may be nested. */
const sticking = new WeakMap<Breakpoints, WeakMap<ElementNode, boolean>>();

/** Returns true if an element or anything inside it sticks on any device. */
function hasSticky(element: ElementNode, { breakpoints }: StyleCollector): boolean {
	const known = sticking.get(breakpoints) ?? new WeakMap<ElementNode, boolean>();
	sticking.set(breakpoints, known);
	const find = (node: ElementNode): boolean => {
		const found =
			known.get(node) ??
			(stickyDevices(node.settings, breakpoints).length > 0 || node.children.some(find));
		known.set(node, found);
		return found;
	};
	return find(element);
}

/** Joins the rules of all devices that have the same declarations. */
function onDevices(
	breakpoints: Breakpoints,
	settings: ElementSettings,
	ruleOf: (sticky: Sticky) => string,
): string {
	const devices = new Map<string, Device[]>();
	for (const [device, sticky] of stickyDevices(settings, breakpoints)) {
		const rule = ruleOf(sticky);
		devices.set(rule, [...(devices.get(rule) ?? []), device]);
	}
	return [...devices]
		.map(([rule, on]) => {
			const media = mediaOfDevices(on, breakpoints).map((query) =>
				['screen', query].filter(Boolean).join(' and '),
			);
			return `@media ${media.join(',')}{${rule}}`;
		})
		.join('');
}
