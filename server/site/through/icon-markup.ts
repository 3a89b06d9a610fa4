/**
 * Markup of an icon that the builder's script would print, from the stored markup or the classes of its font: versions
 * of the builder differ in this. Empty without an icon.
 */
export function iconMarkup(stored: unknown): string {
	if (typeof stored !== 'string' || stored.trim() === '') return '';
	const isMarkup = /^\s*<(?:i|svg|span)\b/.test(stored);
	if (!isMarkup && !/^[\w -]+$/.test(stored)) return '';
	return isMarkup ? stored : `<i class="${stored}" aria-hidden="true"></i>`;
}
