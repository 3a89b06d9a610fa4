/** Chooses these values of a list, of one that takes a single value the first that it offers. */
export function choose(list: HTMLSelectElement, values: readonly string[]): void {
	const offered = [...list.options].filter(({ value }) => values.includes(value));
	if (list.multiple) for (const option of list.options) option.selected = offered.includes(option);
	else if (offered[0]) list.value = offered[0].value;
}
