import { fallback, pipe, string, transform } from 'valibot';

/** A hover animation `grow` as the class that `hover-animation.css` styles; empty if no animation is chosen. */
export function hoverAnimationSetting() {
	return fallback(
		pipe(
			string(),
			transform((name) => (/^[a-z]+(-[a-z]+)*$/.test(name) ? `elementor-animation-${name}` : '')),
		),
		'',
	);
}
