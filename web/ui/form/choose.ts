/** Selects these values of a list; in a single-value list the first available one. */
export function choose(list: HTMLSelectElement, values: readonly string[]): void {
	const offered = [...list.options].filter(({ value }) => values.includes(value));
	if (list.multiple) for (const option of list.options) option.selected = offered.includes(option);
	else if (offered[0]) list.value = offered[0].value;
}
