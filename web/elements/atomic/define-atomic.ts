import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { ComponentType, ReactNode } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';

/** The props of the markup of an element of version 4. */
export interface AtomicProps<Settings> {
	/** The read settings, defaults filled in, references in place. */
	settings: Settings;
	/** The element as WordPress stores it. */
	element: ElementNode;
	/** The element's id, its classes and the attributes that its editor added, for the element's own node. */
	attributes: AtomicAttributes;
	/** The rendered elements inside of it. */
	children: ReactNode;
}

/** Attributes of an element of version 4. */
export interface AtomicAttributes {
	className: string;
	id?: string;
	[name: `data-${string}`]: string;
}

/** A rule of a class that the builder brings along. */
export interface BaseRule {
	/** The class, `e-heading-base`. */
	name: string;
	/** The continuation of the selector, `:focus`, ` a`. */
	more?: string;
	/** `mobile` for a rule on phones only; absent for a rule on all devices. */
	device?: 'mobile';
	/** `a:b;c:d`. */
	body: string;
}

/** Everything that the server needs to render one type of version 4. */
export interface AtomicDefinition<
	Schema extends GenericSchema<unknown, object> = GenericSchema<unknown, object>,
> {
	/** `e-heading`: the type of a widget, or the kind of an element that holds others. */
	type: string;
	/** Reads the settings; never throws. */
	settings: Schema;
	/** The element's own markup, without anything around it. */
	Markup: ComponentType<AtomicProps<InferOutput<Schema>>>;
	/** Rules of its base classes, below those of all other classes on the same device. */
	base?: readonly BaseRule[];
	/**
	 * The looks of the type, with lower priority than all classes, even the type's base classes: the styles that a
	 * theme gives to plain elements.
	 */
	css?: string;
	/** Classes of every element of the type. */
	classes?: readonly string[];
	/** True for an element with child elements: it looks like a container of version 3 unless a class overrides that. */
	isContainer?: boolean;
	/** True for an element with a handler in the browser. */
	hasHandler?: boolean;
}

/** Gives a definition its type; returns the definition unchanged. */
export function defineAtomic<Schema extends GenericSchema<unknown, object>>(
	definition: AtomicDefinition<Schema>,
): AtomicDefinition {
	return definition as unknown as AtomicDefinition;
}

/** Type → definition. */
export type AtomicRegistry = ReadonlyMap<string, AtomicDefinition>;

/** Makes a registry of a list of definitions. */
export function createAtomicRegistry(definitions: readonly AtomicDefinition[]): AtomicRegistry {
	return new Map(definitions.map((definition) => [definition.type, definition]));
}
