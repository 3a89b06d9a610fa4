/** A heading in a container, as builders write it since 3.6. */
export function containerTree(title: string, id = 'c1a2b3c'): unknown[] {
	return [
		{ id, elType: 'container', isInner: false, settings: [], elements: [heading(title, `${id}1`)] },
	];
}

/** The same in a section with a column, as older ones write it. */
export function sectionTree(title: string, id = 's1a2b3c'): unknown[] {
	const column = {
		id: `${id}2`,
		elType: 'column',
		isInner: false,
		settings: { _column_size: 100, _inline_size: null },
		elements: [heading(title, `${id}1`)],
	};
	return [{ id, elType: 'section', isInner: false, settings: [], elements: [column] }];
}

function heading(title: string, id: string) {
	return { id, elType: 'widget', widgetType: 'heading', settings: { title }, elements: [] };
}
