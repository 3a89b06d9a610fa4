import { choice } from './controls';
import type { StyleControl } from './style-control';

/**
 * The size of a button that an editor chose. The small one is how buttons come: theme and kit say how it looks.
 * The others count above the kit, since they were chosen for this button.
 */
export function buttonSize(control: string, selector: string): StyleControl {
	return choice(control, selector, {
		xs: size('0.8125rem', '0.375rem 0.875rem', '1.5rem'),
		md: size('1rem', '0.9375rem 1.875rem', '2.75rem'),
		lg: size('1.125rem', '1.25rem 2.5rem', '2.75rem'),
		xl: size('1.25rem', '1.5rem 3rem', '2.75rem'),
	});
}

function size(type: string, padding: string, height: string) {
	return { 'font-size': type, padding, 'min-block-size': height };
}
