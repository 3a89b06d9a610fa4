import type { ElementSettings } from '../../../domain/element-tree';
import { background } from './background';
import { compileCss } from './compile-css';
import { dimensions } from './controls';
import { safeCustomCss } from './custom-css';
import type { StyleCollector } from './style-collector';

const DOCUMENT_CONTROLS = [
	...background('background', ''),
	dimensions('margin', '', 'margin'),
	dimensions('padding', '', 'padding'),
];

/** Adds what the page settings of a document say about its looks. */
export function addDocumentStyles(
	styles: StyleCollector,
	documentId: number,
	settings: ElementSettings,
): void {
	const scope = `.elementor-${documentId}`;
	const css = compileCss(scope, settings, DOCUMENT_CONTROLS, styles.breakpoints);
	styles.addRaw(`document:${documentId}`, css + safeCustomCss(settings.custom_css, scope));
}
