import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { parse } from 'valibot';
import { type DocumentInfo, RenderProvider, useRender } from '../elements/context/render-context';
import { switchSetting } from '../elements/settings/switch';
import { Widget } from '../elements/tree/widget';

const IS_ON = switchSetting(false);

/** Returns true if a list omits the items of earlier lists; the control has another name in each skin. */
export function avoidsDuplicates(settings: ElementSettings): boolean {
	return Object.entries(settings).some(
		([control, value]) => control.endsWith('_avoid_duplicates') && parse(IS_ON, value),
	);
}

/** The lists before a widget in a document; all lists if the document has no such widget. */
export function loopsBefore(
	nodes: readonly ElementNode[],
	widgetId: string,
	widgetTypes: readonly string[],
): ElementNode[] {
	const found: ElementNode[] = [];
	/** @returns true after the walk has reached the widget */
	const walk = (inside: readonly ElementNode[]): boolean =>
		inside.some((node) => {
			if (node.id === widgetId) return true;
			if (widgetTypes.includes(node.widgetType ?? '')) found.push(node);
			return walk(node.children);
		});
	walk(nodes);
	return found;
}

/** Lists of one document, rendered only to find their posts. */
export function EarlierLoops({
	document,
	loops,
}: {
	document: DocumentInfo;
	loops: readonly ElementNode[];
}) {
	const render = useRender();
	return (
		<RenderProvider value={{ ...render, document, mediaIds: [] }}>
			{loops.map((loop) => (
				<Widget key={loop.id} element={loop} />
			))}
		</RenderProvider>
	);
}
