import type { Instance } from './settings';

/** Returns a text that an editor typed. A stored number becomes a text; any other value becomes the default. */
export function storedText(instance: Instance, key: string, defaultText = ''): string {
	const value = instance[key];
	if (typeof value === 'number') return `${value}`;
	return typeof value === 'string' ? value : defaultText;
}

/** Returns true if a box is ticked: WordPress stores `on`, `1` or true. */
export function isTicked(instance: Instance, key: string): boolean {
	const value = instance[key];
	return value === true || value === 1 || value === 'on' || value === '1' || value === 'true';
}

/** A whole number within bounds; the default for any other value. */
export function countOf(
	instance: Instance,
	key: string,
	{ least = 1, most, usual }: { least?: number; most: number; usual: number },
): number {
	const text = storedText(instance, key).trim();
	if (!/^\d{1,6}$/.test(text)) return usual;
	return Math.min(Math.max(Number(text), least), most);
}

/** Returns the ids of a list, or of a text with commas between ids; each id occurs once. */
export function idsOf(instance: Instance, key: string): number[] {
	const value = instance[key];
	const parts = Array.isArray(value) ? value : storedText(instance, key).split(',');
	const ids = parts.map((part) => Number(part)).filter((id) => Number.isSafeInteger(id) && id > 0);
	return [...new Set(ids)];
}
