import {
	type Edit,
	type EditHistory,
	MOST_EDITS,
	NO_EDITS,
} from '@outrigger/rules/builder/edit-history';
import { isPlainObject } from '@outrigger/rules/values/plain-object';

/** Returns the edits of an editor as a text, which can be stored beyond a reload or the end of a login. */
export function draftText({ done }: EditHistory): string | null {
	return done.length > 0 ? JSON.stringify(done) : null;
}

/** Reads the history of edits from a stored text; entries that are no edits are left out. */
export function readDraft(text: string | null): EditHistory {
	if (text === null) return NO_EDITS;
	try {
		const list: unknown = JSON.parse(text);
		if (!Array.isArray(list)) return NO_EDITS;
		return { done: list.filter(isEdit).slice(-MOST_EDITS), undone: [] };
	} catch {
		return NO_EDITS;
	}
}

function isEdit(value: unknown): value is Edit {
	if (!isPlainObject(value)) return false;
	const { documentId, elementId, name, gesture } = value;
	return (
		Number.isSafeInteger(documentId) &&
		(elementId === null || typeof elementId === 'string') &&
		typeof name === 'string' &&
		name !== '__proto__' &&
		typeof gesture === 'number'
	);
}
