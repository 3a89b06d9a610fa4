import { plainObjectOf } from '../../../domain/plain-object';
import { custom } from './controls';
import type { StyleControl } from './style-control';
import { numberOf } from './values';

/**
 * The typed measures of a picture (`{prefix}_size` is `custom`): WordPress keeps no file of that size, so the
 * picture is cut to it where it is shown.
 */
export function customSize(prefix: string, selector: string): StyleControl {
	return custom(`${prefix}_custom_dimension`, 'bag', selector, (value, { settings }) => {
		if (settings[`${prefix}_size`] !== 'custom') return undefined;
		const { width, height } = plainObjectOf(value);
		const [across, down] = [numberOf(width), numberOf(height)];
		if (!across || !down || across < 1 || down < 1) return undefined;
		return { 'aspect-ratio': `${across}/${down}`, 'object-fit': 'cover' };
	});
}
