import type { ListedSubmission } from '../find-submissions';
import type { SubmittedValue } from '../submission';

/**
 * Characters that make spreadsheets read a cell as a formula, including the full-width signs of East Asian keyboards.
 * Invisible characters may come before them: spaces, marks of order and of width, controls.
 */
const FORMULA = /^[\s\p{C}\p{Z}\p{M}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;
/** Spreadsheets read a file as UTF-8 if it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * One cell. A text that a spreadsheet would execute gets an apostrophe in front, which spreadsheets do not show.
 */
export function csvCell(text: string): string {
	const safe = FORMULA.test(text) ? `'${text}` : text;
	return /["\n\r,;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line; `\r\n` ends it, as RFC 4180 has it. */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * The whole file, in UTF-8. Each submission is one line, and each field of any submission is one column, by its label.
 */
export function submissionsCsv(
	items: readonly ListedSubmission[],
	values: ReadonlyMap<number, readonly SubmittedValue[]>,
): string {
	const columns = new Map<string, string>();
	for (const { id } of items) {
		for (const { fieldId, label } of values.get(id) ?? []) {
			if (!columns.has(fieldId)) columns.set(fieldId, label);
		}
	}
	const lines = items.map(({ id, createdAt, formName, page }) => {
		const answers = new Map((values.get(id) ?? []).map(({ fieldId, value }) => [fieldId, value]));
		const cells = [...columns.keys()].map((fieldId) => answers.get(fieldId) ?? '');
		return csvLine([String(id), createdAt, formName, page, ...cells]);
	});
	const head = csvLine(['Id', 'Time (UTC)', 'Form', 'Page', ...columns.values()]);
	return BYTE_ORDER_MARK + head + lines.join('');
}
