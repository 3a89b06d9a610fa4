import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { custom } from './controls';
import type { Declarations, StyleControl } from './style-control';
import { numberOf } from './values';

/**
 * The typed measures of a picture (`{prefix}_size` is `custom`): WordPress keeps no file of that size, so the browser
 * crops the picture to that size. If only one side is typed, the whole picture is scaled to that side.
 */
export function customSize(prefix: string, selector: string): StyleControl {
	return custom(
		`${prefix}_custom_dimension`,
		'bag',
		selector,
		(value, { settings }): Declarations | undefined => {
			if (settings[`${prefix}_size`] !== 'custom') return undefined;
			const { width, height } = plainObjectOf(value);
			const [across, down] = [numberOf(width), numberOf(height)];
			const [isWide, isHigh] = [
				across !== undefined && across >= 1,
				down !== undefined && down >= 1,
			];
			if (!isWide && !isHigh) return undefined;
			// If only one side is typed, the other side follows from the picture's ratio.
			if (!isHigh) return { width: `${across}px`, height: 'auto' };
			if (!isWide) return { width: 'auto', height: `${down}px`, 'object-fit': 'contain' };
			return { 'aspect-ratio': `${across}/${down}`, 'object-fit': 'cover' };
		},
	);
}
