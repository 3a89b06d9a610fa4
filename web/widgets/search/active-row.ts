/**
 * The row that is active after a step through the results: from the field into the first or the last of them,
 * and past an end back into the field.
 * @returns undefined for the field itself
 */
export function moveActive<Row>(
	rows: readonly Row[],
	active: Row | undefined,
	step: 1 | -1,
): Row | undefined {
	const index = active === undefined ? -1 : rows.indexOf(active);
	const next = index === -1 && step === -1 ? rows.length - 1 : index + step;
	return rows[next];
}
