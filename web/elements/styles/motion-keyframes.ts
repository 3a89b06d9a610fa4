import {
	activeDevices,
	type Breakpoints,
	exactMediaOf,
} from '@outrigger/rules/builder/breakpoints';
import { bendsOf } from '@outrigger/rules/motion/bends';
import type { MotionGroup } from '@outrigger/rules/motion/group';
import { motionStyle } from '@outrigger/rules/motion/style';

/** The motion of one group as an animation from 0 to 100 %. */
export interface MotionKeyframes {
	/** The name is made from the content, so groups with the same motion share one animation. */
	name: string;
	/** The stops. */
	body: string;
}

/**
 * Every effect is linear between its turning points, so stops at these points give the exact motion. Undefined if the
 * group has no scroll effects.
 */
export function motionKeyframes(group: MotionGroup): MotionKeyframes | undefined {
	if (group.scroll.length === 0) return undefined;
	const body = bendsOf(group)
		.map((percent) => {
			const { transform, opacity, filter } = motionStyle(group, percent);
			const declarations = [
				transform && `transform:var(--e-static-transform,)${transform}`,
				transform && group.isBackground && 'translate:none',
				opacity !== undefined && `opacity:${opacity}`,
				filter && `filter:${filter}`,
			];
			return `${percent}%{${declarations.filter(Boolean).join(';')}}`;
		})
		.join('');
	// Written as JSON, because an empty list and a missing list have the same text otherwise: "on no device" would
	// count as "on every device".
	return { name: `motion-${digest(body + JSON.stringify(group.devices))}`, body };
}

/**
 * The keyframes with their conditions: a browser with view timelines, a screen, a visitor who does not prefer reduced
 * motion, and one of the group's devices. Elsewhere the name in `animation` means nothing.
 */
export function motionKeyframesCss(group: MotionGroup, breakpoints: Breakpoints): string {
	const keyframes = motionKeyframes(group);
	if (!keyframes) return '';
	const { devices } = group;
	const isEverywhere = !devices || activeDevices(breakpoints).every((one) => devices.includes(one));
	const bounds = isEverywhere
		? ['']
		: activeDevices(breakpoints)
				.filter((device) => devices.includes(device))
				.map((device) => ` and ${exactMediaOf(device, breakpoints)}`);
	if (bounds.length === 0) return '';
	const media = bounds.map((bound) => `screen and (prefers-reduced-motion:no-preference)${bound}`);
	return `@supports (animation-timeline:view()){@media ${media.join(',')}{@keyframes ${keyframes.name}{${keyframes.body}}}}`;
}

/** Makes a short name from a text: the FNV-1a hash with 32 bits. */
function digest(text: string): string {
	let hash = 0x811c9dc5;
	for (const character of text) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	}
	return (hash >>> 0).toString(36);
}
