/**
 * The rule that keeps a table closed on its devices until its handler is there, so that nothing moves then; without
 * script it is open. Empty for a device that the site does not use.
 */
export function minimizedCss(device: string, media: string | undefined): string {
	if (!media) return '';
	return `@media ${media} and (scripting:enabled){.elementor-toc--minimized-on-${device} .elementor-toc__body{display:none}}`;
}
