import {
	type Interaction,
	interactionFrames,
	interactionTiming,
} from '@outrigger/rules/motion/interaction';
import { currentDevice } from '../../browser/device';
import { isReducedMotion } from '../../browser/reduced-motion';

/**
 * Plays an interaction from its beginning, as an animation of the browser beside the element's own transform. A visitor
 * who wants less motion gets its end at once.
 *
 * @returns undefined on a device without it
 */
export function play(element: HTMLElement, interaction: Interaction): Animation | undefined {
	if (interaction.excluded?.includes(currentDevice())) return undefined;
	const { fill, easing, ...timing } = interactionTiming(interaction);
	const isCustom = interaction.effect === 'custom';
	// Between two stops of its own an interaction goes as the sheet has it: each way by itself.
	const frames = interactionFrames(interaction).map((frame) => ({
		...frame,
		...(isCustom && { easing }),
	}));
	const less = isReducedMotion() && { duration: 0, delay: 0, iterations: 1 };
	return element.animate(frames, {
		...timing,
		easing: isCustom ? 'linear' : easing,
		...less,
		fill,
	});
}
