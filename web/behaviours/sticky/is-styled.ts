/** Whether a sheet of the page names what a pattern matches. */
export function isStyled(pattern: RegExp): boolean {
	return [...document.querySelectorAll('style')].some(({ textContent }) =>
		pattern.test(textContent),
	);
}
