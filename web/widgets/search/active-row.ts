/**
 * Returns the row that is active after a step through the results. A step from the field leads to the first or the last
 * row; a step beyond an end leads back to the field.
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
