/** A heading in a container, in the form that builders write since 3.6. */
export function containerTree(title: string, id = 'c1a2b3c'): unknown[] {
	return [
		{ id, elType: 'container', isInner: false, settings: [], elements: [heading(title, `${id}1`)] },
	];
}

/** The same heading in a section with a column, in the form that older builders write. */
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
	return widget('heading', { title }, id);
}

function widget(widgetType: string, settings: object, id: string) {
	return { id, elType: 'widget', widgetType, settings, elements: [] };
}

/** Returns elements that a visitor can see, read or open: a heading over a background, a picture, an accordion. */
export function liveTree(picture: string): unknown[] {
	const media = { url: picture, id: 611, size: '', alt: 'The bay', source: 'library' };
	const side = { unit: 'px', top: '60', right: '20', bottom: '60', left: '20', isLinked: false };
	const tabs = [
		{ _id: 'f1f1f11', tab_title: 'When do we leave?', tab_content: 'At the second bell.' },
	];
	const elements = [
		heading('Out with the tide', 'a1b2c3e'),
		widget('image', { image: media }, 'a1b2c3f'),
		widget('toggle', { tabs }, 'a1b2c40'),
	];
	const settings = { padding: side, background_background: 'classic', background_image: media };
	return [{ id: 'a1b2c3d', elType: 'container', isInner: false, settings, elements }];
}
