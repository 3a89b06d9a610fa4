import { choice } from './controls';
import type { StyleControl } from './style-control';

/**
 * The size of a button that an editor chose. The small size is the default: theme and kit set its looks. The rules of
 * other sizes override the kit, because an editor chose them for this button.
 */
export function buttonSize(control: string, selector: string): StyleControl {
	return choice(control, selector, {
		xs: size('13px', '10px 20px', '2px'),
		md: size('16px', '15px 30px', '4px'),
		lg: size('18px', '20px 40px', '5px'),
		xl: size('20px', '25px 50px', '6px'),
	});
}

/** The size of a button of a form: it is as high as a field of that size, with any type style. */
export function formButtonSize(control: string, selector: string): StyleControl {
	const high = (height: string, type: string, padding: string, radius: string) => ({
		'min-height': height,
		...size(type, `0 ${padding}`, radius),
	});
	return choice(control, selector, {
		xs: high('33px', '13px', '20px', '2px'),
		md: high('47px', '16px', '30px', '4px'),
		lg: high('59px', '18px', '40px', '5px'),
		xl: high('72px', '20px', '50px', '6px'),
	});
}

function size(type: string, padding: string, radius: string) {
	return { 'font-size': type, padding, 'border-radius': radius };
}
