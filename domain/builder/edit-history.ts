import type { ElementSettings } from './element-tree';

/** One setting that an editor changed. Undefined where nothing is, or was, stored. */
export interface Edit {
	/** Database id of the document. */
	documentId: number;
	/** Id of the element; null for the document's own settings. */
	elementId: string | null;
	/** The name under which it is stored, the device's suffix included. */
	name: string;
	before: unknown;
	after: unknown;
	/** What one gesture (a slider that is dragged) does to a setting is one edit. */
	gesture: number;
}

/** What was done, and what was undone and may be done again; the last edit is the newest. */
export interface EditHistory {
	done: readonly Edit[];
	undone: readonly Edit[];
}

export const NO_EDITS: EditHistory = { done: [], undone: [] };

/** More than this an editor does not take back, and a browser's storage does not hold. */
export const MOST_EDITS = 500;

/**
 * Adds an edit. What was undone is lost; an edit of the same setting by the same gesture takes the place of the one
 * before it, and one that changes nothing is none.
 */
export function addEdit({ done }: EditHistory, edit: Edit): EditHistory {
	const last = done.at(-1);
	const joins = last && isSameSetting(last, edit) && last.gesture === edit.gesture;
	const joined = joins ? { ...edit, before: last.before } : edit;
	const earlier = joins ? done.slice(0, -1) : done;
	const isNone = JSON.stringify(joined.before) === JSON.stringify(joined.after);
	return { done: isNone ? earlier : [...earlier, joined].slice(-MOST_EDITS), undone: [] };
}

/** Takes the newest edit back; the same history where there is none. */
export function undo(history: EditHistory): EditHistory {
	const { done, undone } = history;
	const last = done.at(-1);
	return last ? { done: done.slice(0, -1), undone: [...undone, last] } : history;
}

/** Does again what was undone last. */
export function redo(history: EditHistory): EditHistory {
	const { done, undone } = history;
	const last = undone.at(-1);
	return last ? { done: [...done, last], undone: undone.slice(0, -1) } : history;
}

/** The settings of an element (null: of its document) with all that was done to them. */
export function editedSettings(
	stored: ElementSettings,
	{ done }: EditHistory,
	documentId: number,
	elementId: string | null,
): ElementSettings {
	const own = done.filter((edit) => edit.documentId === documentId && edit.elementId === elementId);
	if (own.length === 0) return stored;
	const settings = { ...stored };
	for (const { name, after } of own) {
		if (after === undefined) delete settings[name];
		else settings[name] = after;
	}
	return settings;
}

/** The elements that differ between two histories, each once. */
export function touchedBetween(
	one: EditHistory,
	other: EditHistory,
): Pick<Edit, 'documentId' | 'elementId'>[] {
	const same = commonLength(one.done, other.done);
	const touched = [...one.done.slice(same), ...other.done.slice(same)];
	const keys = new Map(touched.map((edit) => [`${edit.documentId} ${edit.elementId}`, edit]));
	return [...keys.values()].map(({ documentId, elementId }) => ({ documentId, elementId }));
}

function commonLength(one: readonly Edit[], other: readonly Edit[]): number {
	const at = one.findIndex((edit, index) => edit !== other[index]);
	return at < 0 ? one.length : at;
}

function isSameSetting(one: Edit, other: Edit): boolean {
	return (
		one.documentId === other.documentId &&
		one.elementId === other.elementId &&
		one.name === other.name
	);
}
