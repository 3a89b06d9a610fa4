import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { compileElement, mediaOrder } from './compile-element';
import type { KnownGlobals } from './known-globals';
import { continueSelector } from './selector';
import type { StyleControl } from './style-control';

/**
 * Compiles settings that belong to no element (a kit, a page) to compact CSS under a separate selector, per device in
 * the order of the cascade.
 */
export function compileCss(
	scope: string,
	settings: ElementSettings,
	controls: readonly StyleControl[],
	breakpoints: Breakpoints,
	globals?: KnownGlobals,
): string {
	const rules = compileElement(settings, controls, breakpoints, globals);
	return mediaOrder(breakpoints)
		.map((media) => {
			const css = rules
				.filter((rule) => rule.media === media)
				.map(({ selector, body }) => `${continueSelector(scope, selector)}{${body}}`)
				.join('');
			return css && media ? `@media ${media}{${css}}` : css;
		})
		.join('');
}
