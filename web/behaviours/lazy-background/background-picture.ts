import type { ElementNode } from '@outrigger/rules/builder/element-tree';

/** Matches controls for a background picture: `background_image_tablet`, `bg_image`, `background_slideshow_gallery`. */
const CONTROL = /(^|_)(background|bg)_.*(image|gallery)|^bg_image/;

/**
 * Returns true if an element, anything inside it or a row of a repeater has a picture as a
 * background.
 */
export function hasBackgroundPicture({ settings, children }: ElementNode): boolean {
	return inBag(settings) || children.some(hasBackgroundPicture);
}

function inBag(settings: object): boolean {
	return Object.entries(settings).some(([control, value]) => {
		if (CONTROL.test(control) && isPicture(value)) return true;
		if (control === '__dynamic__' && value && typeof value === 'object') {
			return Object.keys(value).some((key) => CONTROL.test(key));
		}
		return (
			Array.isArray(value) && value.some((row) => row && typeof row === 'object' && inBag(row))
		);
	});
}

function isPicture(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	if (typeof value !== 'object' || value === null) return false;
	const { url, id } = value as Record<string, unknown>;
	return Boolean(url || id);
}
