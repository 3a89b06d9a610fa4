/**
 * The id of the template that a preview address shows: the digits of `theme_template_id`; undefined if there are none.
 */
export function templateInQuery(query: string): string | undefined {
	return /[?&]theme_template_id=(\d+)/.exec(query)?.[1];
}

/**
 * Returns the distance to scroll from the current position, in CSS pixels, that makes an element visible: with its
 * centre in the middle of the viewport; for an element taller than the viewport, with its top edge at the top.
 */
export function wayToShow(top: number, height: number, viewportHeight: number): number {
	return height > viewportHeight ? top : top + height / 2 - viewportHeight / 2;
}
