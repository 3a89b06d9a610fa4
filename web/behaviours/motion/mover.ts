import type { Device } from '@outrigger/rules/builder/breakpoints';
import type { MotionGroup } from '@outrigger/rules/motion/group';
import { type Reach, reachOf } from '@outrigger/rules/motion/reach';
import { motionStyle, type Pointer } from '@outrigger/rules/motion/style';
import { readBase, setLayer } from '../layers';

/** One group of motion effects on one node. Lengths are in CSS pixels. */
export interface Mover {
	readonly group: MotionGroup;
	readonly element: HTMLElement;
	readonly node: HTMLElement;
	readonly box: HTMLElement;
	readonly reach: Reach;
	/** True if the group applies on the current device and the visitor does not want less motion. */
	isOn: boolean;
	isFixed: boolean;
	/** The top of the box when everything is scrolled to its start and nothing is moved. */
	top: number;
	height: number;
	/** The distance by which the movement may extend beyond the box, including the movement of the boxes around it. */
	margin: number;
	/** True if the page's scroll does not move the box, because it is inside something fixed. */
	isPinned: boolean;
	/** The elements around the box that scroll, except the page. */
	scrollers: readonly Element[];
	/** True if the mover has read the sheet's styles of its node since the last measuring. */
	isRead: boolean;
	/** The progress of the sheet's own animation, 0 to 1; null or undefined if the handler moves the element. */
	painted: number | null | undefined;
	/**
	 * The distance by which the sheet showed the box too low when the handler took over. `leadTop` is the box's place
	 * at that time.
	 */
	lead: number;
	leadTop: number;
	/** The progress that the node shows; undefined before the first time. */
	percent: number | undefined;
	x: number | undefined;
	y: number | undefined;
	/** True if the node was not at rest when it was last written. */
	isMoving: boolean;
}

const ELEMENT = 'elementor-motion-effects-element';
const PARENT = 'elementor-motion-effects-parent';
const PERSPECTIVE = 'elementor-motion-effects-perspective';

/** Creates a mover, which is off at first. */
export function createMover(
	group: MotionGroup,
	element: HTMLElement,
	node: HTMLElement,
	box: HTMLElement,
): Mover {
	// The first measurement sets the place before the mover is used.
	return {
		group,
		element,
		node,
		box,
		reach: reachOf(group),
		isOn: false,
		lead: 0,
		leadTop: 0,
	} as Mover;
}

/** Returns true if the group applies on a device. */
export function isFor({ group: { devices } }: Mover, device: Device): boolean {
	return !devices || devices.includes(device);
}

/** Switches a mover on or off; off leaves no trace on its node. */
export function switchMover(mover: Mover, isOn: boolean): void {
	const { group, node } = mover;
	if (isOn === mover.isOn) return;
	mover.isOn = isOn;
	mover.percent = undefined;
	const parent = node.parentElement?.classList;
	node.classList.toggle(ELEMENT, isOn);
	if (isOn) {
		parent?.add(PARENT);
		if (group.mouse.some(({ name }) => name === 'tilt')) parent?.add(PERSPECTIVE);
		return;
	}
	setLayer(node, 'motion', null);
	// Siblings that still move need the classes of their parent.
	if (!node.parentElement?.querySelector(`:scope>.${ELEMENT}`)) parent?.remove(PARENT, PERSPECTIVE);
}

/** Returns true if the pointer moves the mover, and its place differs from the place that the node shows. */
export function lagsBehind({ group, x, y }: Mover, pointer: Pointer | undefined): boolean {
	return group.mouse.length > 0 && (pointer?.x !== x || pointer?.y !== y);
}

/**
 * Reads the values that the sheet gives the node, once after each measurement; most nodes of a long page are never seen
 * and never read.
 */
export function readMover(mover: Mover): void {
	if (mover.isRead) return;
	mover.isRead = true;
	readBase(mover.node);
}

/** Moves the element to the place of its scroll percentage; the caller must call `readMover` first. */
export function showMover(mover: Mover, pointer: Pointer | undefined, isStill: boolean): void {
	mover.x = pointer?.x;
	mover.y = pointer?.y;
	mover.isMoving = !isStill;
	const parts: Parameters<typeof setLayer>[2] = motionStyle(
		mover.group,
		mover.percent ?? 0,
		pointer,
	);
	parts.isStill = isStill;
	setLayer(mover.node, 'motion', parts);
}
