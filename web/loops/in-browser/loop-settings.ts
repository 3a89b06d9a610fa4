/** The settings that a loop's handler reads. */
export interface LoopSettings {
	pagination_type: string;
	/** `ajax` means that pages are changed in place. */
	pagination_load_type: string;
	/** True if the page scrolls back to the start of the list when the list changes its page in place. */
	auto_scroll: boolean;
}

/**
 * Reads the loop's `data-settings`; wrong values count as off. Without a schema, because a schema and its library would
 * take a third of the size limit of filtering.
 */
export function readLoopSettings(stored: unknown): LoopSettings {
	const { pagination_type, pagination_load_type, auto_scroll } = stored as Record<string, unknown>;
	return {
		pagination_type: `${pagination_type ?? ''}`,
		pagination_load_type: `${pagination_load_type ?? ''}`,
		auto_scroll: isOn(auto_scroll),
	};
}

/** Returns true for a switch that is on, in the form that the builder stores or in the form that the page sends. */
export function isOn(stored: unknown): boolean {
	return stored === true || stored === 'yes';
}
