/** Width of the window in CSS pixels, scrollbars included. */
export function viewportWidth(): number {
	return innerWidth;
}

/** Height of the window in CSS pixels, scrollbars included. */
export function viewportHeight(): number {
	return innerHeight;
}

/** Returns the scroll of the window, in CSS pixels; a scrolled `<body>` does not count. */
export function viewportTop(): number {
	return scrollY;
}

/** The screen that the window is on, in CSS pixels: `1440x900`. */
export function screenSize(): string {
	return `${screen.width}x${screen.height}`;
}
