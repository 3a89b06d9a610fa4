import type { References } from '@outrigger/rules/atomic/references';
import { declarationsOf } from '@outrigger/rules/atomic/styles/style-rules';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { namedClasses, withResolved } from './add-atomic-styles';
import type { AtomicDefinition } from './define-atomic';

/** Declarations that one class gives an element of version 4 on one device and in one state. */
export interface AtomicLook {
	/** `base`: the builder's class of the type. `class`: a class of the site. `own`: the class of the element. */
	origin: 'base' | 'class' | 'own';
	/** The class name as markup contains it. */
	name: string;
	/** `desktop`, or the breakpoint up to which the declarations apply. */
	device: string;
	/** `hover`, `e--selected`…; null for the normal state. */
	state: string | null;
	/** Property and value in CSS, in the builder's order. */
	declarations: readonly (readonly [property: string, value: string])[];
}

/**
 * The declarations of an element of version 4 and the classes that they come from, as an editor reads them. On one
 * device a later look wins. Unsafe and unreadable values are absent, as they are in the sheet.
 */
export function atomicLooks(
	element: ElementNode,
	definition: AtomicDefinition | undefined,
	references: References,
): AtomicLook[] {
	const base = (definition?.base ?? []).map(({ name, more, device, body }) => ({
		origin: 'base' as const,
		name,
		device: device ?? 'desktop',
		state: more ?? null,
		declarations: declarationsIn(body),
	}));
	const named = namedClasses(element, 0).flatMap(({ name, style }) =>
		style ? [{ name, place: style.place, read: withResolved(style.read, references) }] : [],
	);
	const classes = named
		.sort(
			(one, other) =>
				Number(one.place.layer === 'local') - Number(other.place.layer === 'local') ||
				one.place.order - other.place.order,
		)
		.flatMap(({ name, place, read }) =>
			read.variants.map((variant) => ({
				origin: place.layer === 'local' ? ('own' as const) : ('class' as const),
				name,
				device: variant.breakpoint,
				state: variant.state,
				declarations: declarationsOf(variant),
			})),
		);
	return [...base, ...classes].filter(({ declarations }) => declarations.length > 0);
}

/** The body of a base rule, `a:b;c:d`, as pairs. A semicolon inside of quotes or brackets belongs to its value. */
function declarationsIn(body: string): (readonly [string, string])[] {
	const parts = body.match(/(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;])+/g) ?? [];
	return parts.map((part) => {
		const at = part.indexOf(':');
		return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
	});
}
