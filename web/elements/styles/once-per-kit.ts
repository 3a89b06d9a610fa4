/**
 * Lets a function of a kit run once for each kit: pages share the kit as long as the host keeps WordPress's answer. The
 * results are freed together with the kit.
 */
export function oncePerKit<Kit extends object, Value>(
	compute: (kit: Kit) => Value,
): (kit: Kit) => Value {
	const results = new WeakMap<Kit, { value: Value }>();
	return (kit) => {
		const known = results.get(kit) ?? { value: compute(kit) };
		results.set(kit, known);
		return known.value;
	};
}
