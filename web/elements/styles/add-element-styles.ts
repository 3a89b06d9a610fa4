import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { addMotionStyles } from './add-motion-styles';
import { safeCustomCss } from './custom-css';
import { hiddenCss, hiddenDevices } from './hidden-devices';
import { addStickyStyles } from './sticky';
import { elementSelector, isSelectorId, type StyleCollector } from './style-collector';
import type { StyleControl } from './style-control';

/** Adds all styles of one element: its controls, how it sticks, its hidden devices, its custom CSS. */
export function addElementStyles(
	styles: StyleCollector,
	documentId: number,
	element: ElementNode,
	controls: readonly StyleControl[],
): void {
	if (styles.isClosed) return;
	addMotionStyles(styles, element);
	styles.addElement(documentId, element, controls);
	addStickyStyles(styles, documentId, element);
	for (const device of hiddenDevices(element.settings)) {
		styles.addCss(`hidden-${device}`, hiddenCss(device, styles.breakpoints), 'base');
	}
	if (isSelectorId(element.id)) {
		const scope = elementSelector(documentId, element.id);
		styles.addRaw(documentId, element.id, safeCustomCss(element.settings.custom_css, scope));
	}
}
