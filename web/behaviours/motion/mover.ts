import type { Device } from '@outrigger/rules/builder/breakpoints';
import type { MotionGroup } from '@outrigger/rules/motion/group';
import { type Reach, reachOf } from '@outrigger/rules/motion/reach';
import { motionStyle, type Pointer } from '@outrigger/rules/motion/style';
import { readBase, setLayer } from '../layers';

/** One group at work on its node. Lengths in CSS pixels. */
export interface Mover {
	readonly group: MotionGroup;
	readonly element: HTMLElement;
	readonly node: HTMLElement;
	readonly box: HTMLElement;
	readonly reach: Reach;
	/** True if the mover works on the current device, for a visitor without the wish for less motion. */
	isOn: boolean;
	isFixed: boolean;
	/** The start of the box with everything scrolled to its start and nothing moved. */
	top: number;
	height: number;
	/** The distance beyond its box that it may reach, including that of the boxes around it. */
	margin: number;
	/** True if the page's scroll does not move it: it lies in something fixed. */
	isPinned: boolean;
	/** The elements that scroll around it beside the page. */
	scrollers: readonly Element[];
	/** True if the mover has read the sheet's styles of its node since the last measuring. */
	isRead: boolean;
	/** The progress of the sheet's own timeline, 0 to 1; none when the handler moves the element. */
	painted: number | null | undefined;
	/**
	 * The distance by which the sheet showed its box too low when the handler took over, and the box's place at that time.
	 */
	lead: number;
	leadTop: number;
	/** The progress that its node shows; undefined before the first time. */
	percent: number | undefined;
	x: number | undefined;
	y: number | undefined;
	/** True if it was not at rest at its last write. */
	isMoving: boolean;
}

const ELEMENT = 'elementor-motion-effects-element';
const PARENT = 'elementor-motion-effects-parent';
const PERSPECTIVE = 'elementor-motion-effects-perspective';

/** A mover that is still off. */
export function createMover(
	group: MotionGroup,
	element: HTMLElement,
	node: HTMLElement,
	box: HTMLElement,
): Mover {
	// Its place follows with the first measuring, before its first use.
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

/** Returns true if the group works on a device. */
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
	// Siblings that still move keep the classes of their parent.
	if (!node.parentElement?.querySelector(`:scope>.${ELEMENT}`)) parent?.remove(PARENT, PERSPECTIVE);
}

/** Returns true if the pointer moves the mover and stands elsewhere than its node shows. */
export function lagsBehind({ group, x, y }: Mover, pointer: Pointer | undefined): boolean {
	return group.mouse.length > 0 && (pointer?.x !== x || pointer?.y !== y);
}

/** Reads the values that the sheet gives its node, once after each measuring: most of a long page is never seen. */
export function readMover(mover: Mover): void {
	if (mover.isRead) return;
	mover.isRead = true;
	readBase(mover.node);
}

/** Shows the state at its percentage; `readMover` comes first. */
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
