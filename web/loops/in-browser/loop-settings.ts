/** The settings that a loop's handler reads. */
export interface LoopSettings {
	pagination_type: string;
	/** `ajax` changes pages in place. */
	pagination_load_type: string;
	/** Scroll back to the start of the list when its page changes in place. */
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

/** A switch as the builder stores it, and as it travels. */
export function isOn(stored: unknown): boolean {
	return stored === true || stored === 'yes';
}
