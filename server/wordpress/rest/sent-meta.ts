import { isSecretName } from '../reading/secret-names';
import type { Param } from './query-params';

/**
 * The custom fields of a term or user that REST shows; PHP writes an empty map as a list.
 *
 * @param registered names of the fields that the site shows; none if absent
 */
export function metaOf(
	meta: Record<string, unknown>,
	registered: readonly string[] = [],
): Record<string, unknown> | [] {
	const shown = Object.entries(meta).filter(([name]) => isShown(name, registered));
	return shown.length > 0 ? Object.fromEntries(shown) : [];
}

const isShown = (name: string, registered: readonly string[]) =>
	registered.includes(name) && !name.startsWith('_') && !isSecretName(name, null);

/**
 * The custom fields of a body that the site shows in REST. As in WordPress, it ignores other fields without an error. A
 * body has texts, so a value gets the type of the stored value; lists stay lists.
 *
 * @param registered names of the fields
 * @param before the fields as they are kept
 * @returns undefined for a body without such fields
 */
export function sentMeta(
	params: ReadonlyMap<string, Param>,
	registered: readonly string[],
	before: Record<string, unknown>,
): Record<string, unknown> | undefined {
	const sent = params.get('meta');
	if (!(sent instanceof Map)) return undefined;
	const kept = [...sent].filter(([name]) => isShown(name, registered));
	if (kept.length === 0) return undefined;
	return Object.fromEntries(kept.map(([name, value]) => [name, typed(value, before[name])]));
}

function typed(sent: Param, before: unknown): unknown {
	if (sent instanceof Map) {
		const isList = [...sent.keys()].every((key) => /^\d+$/.test(key));
		const [first] = Array.isArray(before) ? before : [undefined];
		if (isList) return [...sent.values()].map((value) => typed(value, first));
		return Object.fromEntries([...sent].map(([name, value]) => [name, typed(value, undefined)]));
	}
	if (typeof before === 'number' && sent.trim() !== '' && Number.isFinite(Number(sent)))
		return Number(sent);
	if (typeof before === 'boolean') return sent === 'true' || sent === '1';
	return sent;
}
