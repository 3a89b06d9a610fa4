import { plainObjectOf } from './plain-object';

/** Parses an object from JSON; an empty object for a missing text, broken JSON, and other JSON values. */
export function parseJsonObject(text: string | null | undefined): Record<string, unknown> {
	try {
		return plainObjectOf(JSON.parse(text ?? ''));
	} catch {
		return {};
	}
}
