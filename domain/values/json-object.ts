import { plainObjectOf } from './plain-object';

/** The object that a JSON text holds; an empty one for no text, broken JSON, and JSON of another kind. */
export function parseJsonObject(text: string | null | undefined): Record<string, unknown> {
	try {
		return plainObjectOf(JSON.parse(text ?? ''));
	} catch {
		return {};
	}
}
