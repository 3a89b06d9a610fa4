import { activeDevices, type Breakpoints, type Device } from '@outrigger/rules/builder/breakpoints';
import type { ControlKind } from '@outrigger/rules/builder/control-value';
import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { responsive } from '@outrigger/rules/builder/responsive';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';

/** A height in CSS pixels plus a share of the viewport's height (`0.5` means `50vh`). */
export interface SureHeight {
	px: number;
	viewport: number;
}

const NOTHING: SureHeight = { px: 0, viewport: 0 };

/** The smallest height of a line of text, in CSS pixels. */
const LINE_PX = 16;
/**
 * Widgets that always show at least one line of text. Widgets with pictures are not among them, because a picture may
 * be missing.
 */
const LINES = new Set(['heading', 'text-editor', 'button', 'theme-post-title', 'theme-page-title']);

/**
 * Returns a function that measures the elements of one document: the height that an element certainly takes in the flow
 * on every device. The height is a lower bound: it is 0 for anything whose settings do not show its height (pictures,
 * loops, custom CSS, hidden elements and elements out of the flow). It examines each element once, for any number of
 * calls.
 */
export function createSureHeight(breakpoints: Breakpoints): (element: ElementNode) => SureHeight {
	const known = new Map<ElementNode, SureHeight>();
	function measure(element: ElementNode): SureHeight {
		const { settings, children } = element;
		if (!isInFlow(settings) || hasText(settings.custom_css)) return NOTHING;
		if (element.elType === 'widget') {
			return LINES.has(element.widgetType ?? '') ? { px: LINE_PX, viewport: 0 } : NOTHING;
		}
		const inside = children.map((child) => heightOf(child).px);
		const content = isStack(element, breakpoints)
			? inside.reduce((sum, px) => sum + px, 0)
			: Math.max(0, ...inside);
		const heights = activeDevices(breakpoints).map((device) =>
			heightOn(settings, content, device, breakpoints),
		);
		return {
			px: Math.min(...heights.map(({ px }) => px)),
			viewport: Math.min(...heights.map(({ viewport }) => viewport)),
		};
	}
	function heightOf(element: ElementNode): SureHeight {
		const height = known.get(element) ?? measure(element);
		known.set(element, height);
		return height;
	}
	return heightOf;
}

/**
 * Returns true if the children of a container or column are one below the other, in their order, on every device, and
 * no child overlaps the previous child.
 */
export function isStack(element: ElementNode, breakpoints: Breakpoints): boolean {
	const { elType, settings, children } = element;
	if (elType !== 'container' && elType !== 'column') return false;
	const isColumn =
		elType === 'column' ||
		(settings.container_type !== 'grid' &&
			activeDevices(breakpoints).every((device) => {
				const direction = responsive(settings, 'flex_direction', device, breakpoints, 'text');
				return direction === undefined || direction === 'column';
			}));
	return (
		isColumn &&
		children.every(
			(child) => !isMovedInOrder(child.settings) && pulledUpPx(child.settings, breakpoints) === 0,
		)
	);
}

/** Returns true if `order` moves an element to another place on some device. */
function isMovedInOrder(settings: ElementSettings): boolean {
	return Object.entries(settings).some(
		([control, value]) => /^_?flex_order/.test(control) && hasText(value),
	);
}

const MARGIN = /^_?margin/;

/**
 * Returns the distance by which negative margins pull up the following elements; the effect of a relative length is
 * unknown.
 */
export function pulledUpPx(settings: ElementSettings, breakpoints: Breakpoints): number {
	// Most elements have no margin on any device, and searching them for one took a twelfth of a page's rendering time.
	if (!Object.keys(settings).some((control) => MARGIN.test(control))) return 0;
	const pulls = activeDevices(breakpoints).flatMap((device) => {
		return ['margin', '_margin'].flatMap((control) => {
			const { unit, top, bottom } = plainObjectOf(
				responsive(settings, control, device, breakpoints, 'dimensions'),
			);
			return [top, bottom].map((side) => {
				const margin = numberOf(side);
				if (margin >= 0) return 0;
				return unit === undefined || unit === 'px' ? -margin : Number.POSITIVE_INFINITY;
			});
		});
	});
	return Math.max(0, ...pulls);
}

/** Returns true if an element is in the flow on every device and its settings do not move it. */
export function isInFlow(settings: ElementSettings): boolean {
	const isHidden = Object.entries(settings).some(
		([control, value]) => control.startsWith('hide_') && hasText(value),
	);
	const position = settings.position ?? settings._position;
	return !isHidden && position !== 'absolute' && position !== 'fixed';
}

function heightOn(
	settings: ElementSettings,
	contentPx: number,
	device: Device,
	breakpoints: Breakpoints,
): SureHeight {
	const on = (control: string, kind: ControlKind) =>
		plainObjectOf(responsive(settings, control, device, breakpoints, kind));
	const padding = on('padding', 'dimensions');
	const isPx = padding.unit === undefined || padding.unit === 'px';
	const edges = isPx ? numberOf(padding.top) + numberOf(padding.bottom) : 0;
	const { unit, size } = on('min_height', 'slider');
	const least = Math.max(0, numberOf(size));
	return {
		px: Math.max(edges + contentPx, unit === undefined || unit === 'px' ? least : 0),
		viewport: unit === 'vh' || unit === 'svh' ? least / 100 : 0,
	};
}

function hasText(value: unknown): boolean {
	return typeof value === 'string' && value.trim() !== '';
}

/**
 * Returns a number, or a text that is a number, as a number; 0 for anything else, including
 * objects that do not convert to a number.
 */
function numberOf(value: unknown): number {
	return typeof value === 'number' || typeof value === 'string' ? Number(value) || 0 : 0;
}
