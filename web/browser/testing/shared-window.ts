/** Objects of Vitest and of Node, which change during the tests for other reasons. */
const LEFT_OUT = new Set<unknown>([globalThis, globalThis.process, globalThis.console]);

function* chain(first: unknown): Generator<object> {
	let each = first;
	while ((typeof each === 'object' && each !== null) || typeof each === 'function') {
		if (LEFT_OUT.has(each)) return;
		yield each;
		each = Object.getPrototypeOf(each);
	}
}

/** The prototypes of a window, its classes with their prototypes, and the objects that the window takes from Node. */
function sharedObjects(): Set<object> {
	// A context of Node's `vm` hides the prototypes of its global object.
	const shared = new Set<object>(chain(Object.getPrototypeOf(document.defaultView)));
	for (const owner of [globalThis, ...shared]) {
		for (const { value } of Object.values(Object.getOwnPropertyDescriptors(owner))) {
			for (const each of chain(value)) shared.add(each);
			if (typeof value === 'function') for (const each of chain(value.prototype)) shared.add(each);
		}
	}
	for (const value of [document.body.classList, document.body.dataset, matchMedia('all')]) {
		for (const each of chain(Object.getPrototypeOf(value))) shared.add(each);
	}
	return shared;
}

const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor) =>
	a !== undefined &&
	(Object.keys(b) as (keyof PropertyDescriptor)[]).every((key) => Object.is(a[key], b[key]));

/**
 * Remembers the properties of the objects that all test files of one thread share. The library of the window is loaded
 * only once for these files, so a method that one file puts on a prototype would still be there in the next file.
 *
 * @returns a function that restores every property
 */
export function noteSharedWindow(): () => void {
	const noted = [...sharedObjects()].map(
		(object) => [object, Object.getOwnPropertyDescriptors(object)] as const,
	);
	return () => {
		for (const [object, before] of noted) {
			for (const key of Reflect.ownKeys(object)) {
				if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key);
			}
			for (const key of Reflect.ownKeys(before)) {
				const descriptor = Reflect.get(before, key) as PropertyDescriptor;
				if (isSame(Object.getOwnPropertyDescriptor(object, key), descriptor)) continue;
				Object.defineProperty(object, key, descriptor);
			}
		}
	};
}
