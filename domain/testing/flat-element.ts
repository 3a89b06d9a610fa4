import type { ElementSettings, FlatElement } from '../builder/element-tree';

/** Creates an element of a flat list: a box (`section`, `column`, `container`), or a widget of that type. */
export function element(
	id: string,
	parentId: string | null,
	type: string,
	settings: ElementSettings = {},
): FlatElement {
	const isBox = ['section', 'column', 'container'].includes(type);
	return {
		id,
		parentId,
		elType: isBox ? type : 'widget',
		widgetType: isBox ? null : type,
		settings,
		renderedHtml: null,
	};
}
