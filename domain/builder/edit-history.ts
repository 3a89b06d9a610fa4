import type { ElementSettings } from './element-tree';

/** A change of one setting. A value is undefined if no value is stored, or was stored before. */
export interface Edit {
	/** Database id of the document. */
	documentId: number;
	/** Id of the element; null for the document's own settings. */
	elementId: string | null;
	/** The stored name, with the device's suffix. */
	name: string;
	before: unknown;
	after: unknown;
	/** Edits with the same gesture (dragging a slider) on one setting count as one edit. */
	gesture: number;
}

/** The edits that apply, and the undone edits that can be redone; the newest edit is last. */
export interface EditHistory {
	done: readonly Edit[];
	undone: readonly Edit[];
}

export const NO_EDITS: EditHistory = { done: [], undone: [] };

/** More edits than an editor undoes, and more than a browser's storage holds. */
export const MOST_EDITS = 500;

/**
 * Adds an edit and drops the undone edits. An edit of the same setting by the same gesture replaces the previous
 * edit; an edit without a change is not stored.
 */
export function addEdit({ done }: EditHistory, edit: Edit): EditHistory {
	const last = done.at(-1);
	const joins = last && isSameSetting(last, edit) && last.gesture === edit.gesture;
	const joined = joins ? { ...edit, before: last.before } : edit;
	const earlier = joins ? done.slice(0, -1) : done;
	const isNone = JSON.stringify(joined.before) === JSON.stringify(joined.after);
	return { done: isNone ? earlier : [...earlier, joined].slice(-MOST_EDITS), undone: [] };
}

/** Undoes the newest edit; returns the same history if there is no edit. */
export function undo(history: EditHistory): EditHistory {
	const { done, undone } = history;
	const last = done.at(-1);
	return last ? { done: done.slice(0, -1), undone: [...undone, last] } : history;
}

/** Redoes the edit that was undone last. */
export function redo(history: EditHistory): EditHistory {
	const { done, undone } = history;
	const last = undone.at(-1);
	return last ? { done: [...done, last], undone: undone.slice(0, -1) } : history;
}

/** The settings of an element (null: of the document) after all its edits. */
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

/** Returns the elements with different edits in two histories, without duplicates. */
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
