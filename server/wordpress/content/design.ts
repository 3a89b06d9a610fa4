import type {
	DesignRecord,
	GlobalClassRecord,
	VariableRecord,
} from '@outrigger/formats/model/builder-records';
import { isPlainObject, plainObjectOf } from '@outrigger/rules/values/plain-object';

/**
 * The shared parts of the elements of version 4: classes and variables from a kit, and those from exports of pages
 * (`global_classes`, `global_variables`). If two parts have the same id, the first counts; the reader leaves out
 * unreadable parts.
 *
 * @returns undefined if there are neither classes nor variables
 * @param values files as they are, the kit first
 */
export function readDesign(values: readonly unknown[]): DesignRecord | undefined {
	const classes = new Map<string, GlobalClassRecord>();
	const variables = new Map<string, VariableRecord>();
	for (const { global_classes: stored, global_variables: tokens } of values.map(plainObjectOf)) {
		for (const one of classesOf(stored)) if (!classes.has(one.id)) classes.set(one.id, one);
		for (const one of variablesOf(tokens)) if (!variables.has(one.id)) variables.set(one.id, one);
	}
	if (classes.size + variables.size === 0) return undefined;
	return { classes: [...classes.values()], variables: [...variables.values()] };
}

/** `{items, order}`: those that the order names, then all others. */
function classesOf(stored: unknown): GlobalClassRecord[] {
	const { items, order } = plainObjectOf(stored);
	const byId = plainObjectOf(items);
	const named = Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [];
	return [...new Set([...named, ...Object.keys(byId)])].flatMap((id) => {
		const style = Object.hasOwn(byId, id) ? byId[id] : undefined;
		if (!isPlainObject(style)) return [];
		return [{ id, label: typeof style.label === 'string' ? style.label : id, style }];
	});
}

/** `{data: {id: {type, label, value}}}`. */
function variablesOf(stored: unknown): VariableRecord[] {
	return Object.entries(plainObjectOf(plainObjectOf(stored).data)).flatMap(([id, variable]) => {
		const { type, label, value, deleted_at, sync_to_v3 } = plainObjectOf(variable);
		if (typeof type !== 'string' || typeof label !== 'string') return [];
		return [
			{
				id,
				label,
				type,
				value,
				isDeleted: typeof deleted_at === 'string' && deleted_at !== '',
				isSyncedToV3: sync_to_v3 === true,
			},
		];
	});
}
