const reported = new Set<string>();

/**
 * Reports a fault of a page behaviour to the browser (`window.onerror`, the console), once for each widget
 * type. A visitor sees no message: the part keeps its last good state.
 */
export function reportFault(widgetType: string, cause: unknown): void {
	if (reported.has(widgetType)) return;
	reported.add(widgetType);
	reportError(new Error(`"${widgetType}" stopped working.`, { cause }));
}
