import { addMotionStyles } from '@outrigger/elements/elements/styles/add-motion-styles';
import { COLUMN_CONTROLS } from '@outrigger/elements/elements/styles/column-controls';
import { CONTAINER_CONTROLS } from '@outrigger/elements/elements/styles/container-controls';
import { SECTION_CONTROLS } from '@outrigger/elements/elements/styles/section-controls';
import { addStickyStyles } from '@outrigger/elements/elements/styles/sticky';
import { createStyleCollector } from '@outrigger/elements/elements/styles/style-collector';
import type { StyleControl } from '@outrigger/elements/elements/styles/style-control';
import { WIDGET_CONTROLS } from '@outrigger/elements/elements/styles/widget-controls';
import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';

const CONTROLS: Readonly<Record<string, readonly StyleControl[]>> = {
	container: CONTAINER_CONTROLS,
	section: SECTION_CONTROLS,
	column: COLUMN_CONTROLS,
};

/**
 * Returns the page's CSS of an element that the editor's view may change. It uses the same code that writes the page's
 * sheet.
 */
export function elementCss(
	documentId: number,
	element: ElementNode,
	breakpoints: Breakpoints,
): string {
	const styles = createStyleCollector(breakpoints);
	addMotionStyles(styles, element);
	styles.addElement(documentId, element, CONTROLS[element.elType] ?? WIDGET_CONTROLS);
	addStickyStyles(styles, documentId, element);
	return styles.toCss();
}
