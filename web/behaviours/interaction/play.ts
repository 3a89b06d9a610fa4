import {
	type Interaction,
	interactionPose,
	interactionTiming,
} from '@outrigger/rules/motion/interaction';
import { currentDevice } from '../../browser/device';
import { isReducedMotion } from '../../browser/reduced-motion';

/**
 * Plays an interaction from its beginning, as an animation of the browser that is added to the element's own transform.
 * For a visitor who wants less motion, the element is at the end of the animation at once.
 *
 * @returns undefined on a device for which the interaction is off
 */
export function play(element: HTMLElement, interaction: Interaction): Animation | undefined {
	if (interaction.excluded?.includes(currentDevice())) return undefined;
	const pose = { ...interactionPose(interaction) };
	const { fill, ...timing } = interactionTiming(interaction);
	const frame = { ...pose, offset: interaction.type === 'in' ? 0 : 1 };
	const less = isReducedMotion() && { duration: 0, delay: 0, iterations: 1 };
	return element.animate([frame], { ...timing, ...less, fill });
}
