import type { FlatElement, GlobalClass } from '../../builder/element-tree';
import { isPlainObject, plainObjectOf } from '../../values/plain-object';
import { isEnvelope } from '../envelope';
import { type StoredComponent, withParts } from '../with-parts';
import { componentIdOf } from './component-id';

/**
 * The largest number of elements, instances included, that components add to one document. Components that contain each
 * other several times would grow into many thousands of elements.
 */
const MOST_ELEMENTS = 5000;
/** The deepest nesting of component values that is read. */
const MAX_DEPTH = 32;

/** The values that an instance sets instead of its component's defaults, by key. */
type Overrides = ReadonlyMap<string, unknown>;

/**
 * Replaces each instance of a component by the component's elements, also inside of components. A missing component
 * renders nothing, and neither does a component that contains itself.
 *
 * @param classes the classes of the site
 */
export function withComponents(
	flat: readonly FlatElement[],
	components: readonly StoredComponent[],
	classes: readonly GlobalClass[],
): FlatElement[] {
	const byId = new Map(components.map((component) => [component.databaseId, component]));
	let count = 0;

	function expand(
		elements: readonly FlatElement[],
		around: { ids: readonly number[]; path: string; parentId: string | null; overrides: Overrides },
	): FlatElement[] {
		const { ids, path, parentId, overrides } = around;
		const isInside = ids.length > 0;
		const idOf = (id: string) => (isInside ? hashed(`${path}/${id}`) : id);
		return elements.flatMap((element): FlatElement[] => {
			const placed = {
				...element,
				id: idOf(element.id),
				parentId: element.parentId === null ? parentId : idOf(element.parentId),
				...(isInside && { settings: plainObjectOf(overridden(element.settings, overrides, 0)) }),
				...(isInside &&
					element.atomic && { atomic: { ...element.atomic, originalId: element.id } }),
			};
			const id = componentIdOf(placed);
			count += isInside ? 1 : 0;
			if (id === null) {
				return count > MOST_ELEMENTS ? [] : [placed];
			}
			const component = byId.get(id);
			if (!component || ids.includes(id) || count > MOST_ELEMENTS) return [];
			return expand(withParts(component.elements, component.atomicElements, classes), {
				ids: [...ids, id],
				path: `${path}/${element.id}`,
				parentId: placed.parentId,
				overrides: overridesOf(placed.settings),
			});
		});
	}

	return expand(flat, { ids: [], path: '', parentId: null, overrides: new Map() });
}

/** Reads the overrides of an instance. `overridden` has already resolved items of type `overridable`. */
function overridesOf(settings: FlatElement['settings']): Overrides {
	const instance = plainObjectOf(plainObjectOf(settings.component_instance).value);
	const list = plainObjectOf(instance.overrides).value;
	return new Map(
		(Array.isArray(list) ? list : []).flatMap((item): [string, unknown][] => {
			const { override_key: key, override_value: value } = plainObjectOf(plainObjectOf(item).value);
			return typeof key === 'string' ? [[key, value]] : [];
		}),
	);
}

/** Applies overrides to settings; null means the component's default. */
function overridden(stored: unknown, overrides: Overrides, depth: number): unknown {
	if (depth > MAX_DEPTH) return undefined;
	const inner = (value: unknown) => overridden(value, overrides, depth + 1);
	if (Array.isArray(stored)) return stored.map(inner);
	if (!isPlainObject(stored)) return stored;
	if (isEnvelope(stored) && stored.$$type === 'overridable') {
		const { override_key: key, origin_value: origin } = plainObjectOf(stored.value);
		const value = typeof key === 'string' ? overrides.get(key) : undefined;
		const inside = plainObjectOf(origin);
		if (inside.$$type === 'override') return withValue(inside, value);
		return inner(value ?? origin);
	}
	return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, inner(value)]));
}

/** An override of an inner instance, with the value that the outer instance sets. */
function withValue(override: Record<string, unknown>, value: unknown): unknown {
	if (value === undefined || value === null) return override;
	const { value: own } = plainObjectOf(value).$$type === 'override' ? plainObjectOf(value) : {};
	return {
		...override,
		value: {
			...plainObjectOf(override.value),
			override_value: own === undefined ? value : plainObjectOf(own).override_value,
		},
	};
}

/** Hashes an element's path to seven characters in base 36 (two FNV-1a hashes, for enough bits). */
function hashed(path: string): string {
	const half = (seed: number) => {
		let hash = seed;
		for (let at = 0; at < path.length; at += 1) {
			hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193) >>> 0;
		}
		return hash.toString(36).padStart(7, '0');
	};
	return `e${half(0x811c9dc5).slice(-3)}${half(0x9747b28c).slice(-4)}`;
}
