/** A widget as an export of the builder stores it. */
export function storedWidget(id: string, widgetType: string, settings: object = {}) {
	return { id, elType: 'widget', widgetType, isInner: false, settings, elements: [] };
}
