import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { background } from './background';
import { compileCss } from './compile-css';
import { dimensions } from './controls';
import { safeCustomCss } from './custom-css';
import { scrollSnap } from './scroll-snap';
import type { StyleCollector } from './style-collector';
import { isOn } from './values';

const DOCUMENT_CONTROLS = [
	...background('background', ''),
	dimensions('margin', '', 'margin'),
	dimensions('padding', '', 'padding'),
];

/** Adds the styles from the page settings of a document. */
export function addDocumentStyles(
	styles: StyleCollector,
	documentId: number,
	settings: ElementSettings,
): void {
	if (styles.isClosed) return;
	const scope = `.elementor-${documentId}`;
	const css = compileCss(scope, settings, DOCUMENT_CONTROLS, styles.breakpoints);
	const title = isOn(settings.hide_title) ? ':root{--page-title-display:none}' : '';
	styles.addCss(`snap:${documentId}`, scrollSnap(documentId, settings, styles.breakpoints), 'base');
	styles.addRaw(documentId, 'document', title + css + safeCustomCss(settings.custom_css, scope));
}
