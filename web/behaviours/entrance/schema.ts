import { ENTRANCE_ANIMATIONS } from '@outrigger/rules/motion/entrance-animations';
import { object } from 'valibot';
import { choiceControl, numberControl } from '../control';
import { animationControl } from './animation-control';

/** The speeds other than the default speed. */
export const SPEEDS = ['slow', 'fast'] as const;

/** Returns a readable label for each of the builder's animation names: `fadeInUp` → `Fade in up`. */
export function animationWords(names: readonly string[]): Record<string, string> {
	const spaced = (name: string) => {
		const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
		return words.charAt(0).toUpperCase() + words.slice(1);
	};
	return {
		'': 'Not set',
		none: 'None',
		...Object.fromEntries(names.map((name) => [name, spaced(name)])),
	};
}

const ANIMATIONS = animationWords(ENTRANCE_ANIMATIONS);

const schemaOf = (control: string) =>
	object({
		[control]: choiceControl('Entrance', ANIMATIONS, { perDevice: true, usual: '' }),
		animation_duration: choiceControl(
			'Speed',
			{ '': 'Usual', [SPEEDS[0]]: 'Slow', [SPEEDS[1]]: 'Fast' },
			{ usual: '' },
		),
		[`${control}_delay`]: numberControl(
			'Delay',
			{ least: 0, most: 10_000 },
			{ usual: 0, unit: 'ms', step: 100 },
		),
	});

const WIDGET = schemaOf('_animation');
const BOX = schemaOf('animation');

/** Returns the schema of every entrance setting of a kind of element. */
export function entranceSchema(elType: string) {
	return animationControl(elType) === '_animation' ? WIDGET : BOX;
}
