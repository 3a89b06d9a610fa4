import type { ApolloClient } from '@apollo/client';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { ComponentType, ReactNode } from 'react';
import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
import type { RefreshRoute } from '../../wordpress/post-refresh';
import {
	type AtomicDefinition,
	type AtomicRegistry,
	createAtomicRegistry,
} from '../atomic/define-atomic';
import type { CurrentNode } from '../context/current-node';
import type { StyleControl } from '../styles/style-control';

/** A valibot schema that gives settings for every input: all entries have fallbacks. */
export type SettingsSchema = GenericSchema<unknown, object>;

/** The props of a widget's markup. */
export interface WidgetProps<Settings> {
	/** The parsed settings, defaults filled in, dynamic tags resolved. */
	settings: Settings;
	/** The element itself: its id, its raw settings, its children. */
	element: ElementNode;
	/** Rendered child elements, for widgets that hold elements (nested widgets). */
	children?: ReactNode;
}

/** The four globals that every kit has. */
export type GlobalName = 'primary' | 'secondary' | 'text' | 'accent';

/** CSS of a part that a widget needs only where its editor set this control. */
export interface PartOfControl {
	css: string;
	control: string;
	/** True if the part also comes where no editor touched the control, because it is on by itself. */
	byDefault?: boolean;
}

/** One entry of the registry: everything the server needs to render a kind of widget. */
export interface WidgetDefinition<Schema extends SettingsSchema = SettingsSchema> {
	/** The builder's widget types that it renders. */
	types: readonly string[];
	/** Parses the raw settings; never throws (wrong values fall back). */
	settings: Schema;
	/** Semantic markup that works without script. Renders the content of `.elementor-widget-container`. */
	Markup: ComponentType<WidgetProps<InferOutput<Schema>>>;
	/** The refresh call that renders it without the page around it; left out, no call does. */
	refreshedBy?: RefreshRoute;
	/**
	 * The answer of a refresh call for the inside of the widget, if that differs from its markup.
	 */
	Refreshed?: ComponentType<WidgetProps<InferOutput<Schema>>>;
	/** Style controls → CSS declarations, compiled into the page's sheet. */
	styles?: readonly StyleControl[];
	/**
	 * The kit's colours and type styles that it takes while its editor chose none, by the control that would name
	 * another: `{ title_color: 'primary', title_typography: 'primary' }`.
	 */
	globals?: Readonly<Record<string, GlobalName>>;
	/** The CSS that the widget always has; only pages that use the widget carry it. */
	css?: string;
	/** CSS of parts that several widgets share, by the part's name: a page carries each once, before `css`. */
	partsCss?: Readonly<Record<string, string | PartOfControl>>;
	/**
	 * The CSS that the builder's own markup of the widget needs beside all that, if a stock WordPress sends that markup in
	 * a text; absent if such a text needs no CSS.
	 */
	stockCss?: string;
	/**
	 * The settings that the handler reads in the browser: `data-settings` contains them (without `null` and `''`, as in
	 * the builder), and the browser parses them again with this schema.
	 */
	browserSettings?: ObjectSchema<ObjectEntries, undefined>;
	/** Extra classes on the element wrapper (the builder's prefix classes, e.g. `elementor-position-left`). */
	wrapperClasses?: (settings: InferOutput<Schema>) => readonly (string | undefined | false)[];
	/**
	 * True for a widget that the builder offers only with its feature `container`: without it the page omits the widget.
	 */
	needsContainers?: boolean;
	/**
	 * True for a widget with queries for a shop (WooGraphQL): where WordPress has no shop, its own markup is shown
	 * instead.
	 */
	needsShop?: boolean;
	/** True for a widget with queries about rental: if WordPress cannot answer them, the page omits the widget. */
	needsRental?: boolean;
	/**
	 * Sends the queries of its markup about the page's own content early, for a page that waits for other data before
	 * it renders the widget. Returns nothing and never throws: the markup sends the same queries and finds their
	 * answers in the cache.
	 */
	askAhead?: (client: ApolloClient, node: CurrentNode) => void;
	/** False leaves the element out altogether (wrapper included), e.g. a read-more on a page without more. */
	isEmpty?: (settings: InferOutput<Schema>) => boolean;
}

/** Types a widget definition; gives it back unchanged. */
export function defineWidget<Schema extends SettingsSchema>(
	definition: WidgetDefinition<Schema>,
): WidgetDefinition {
	return definition as unknown as WidgetDefinition;
}

/** Widget type → definition, and beside it the elements of version 4. */
export interface Registry extends ReadonlyMap<string, WidgetDefinition> {
	readonly atomic: AtomicRegistry;
}

/** The widget types that one refresh call renders alone. */
export function refreshedTypes(registry: Registry, route: RefreshRoute): string[] {
	return [...registry].flatMap(([type, { refreshedBy }]) => (refreshedBy === route ? [type] : []));
}

/**
 * Makes the registry of a list of definitions.
 *
 * @param atomic definitions of version 4
 * @throws when two definitions claim one widget type: a programmer's mistake.
 */
export function createRegistry(
	definitions: readonly WidgetDefinition[],
	atomic: readonly AtomicDefinition[] = [],
): Registry {
	const registry = new Map<string, WidgetDefinition>();
	for (const definition of definitions) {
		for (const type of definition.types) {
			if (registry.has(type)) {
				throw new Error(
					`Two widgets claim the type "${type}". Only one of them would be rendered. Rename one of them in its index.ts.`,
				);
			}
			registry.set(type, definition);
		}
	}
	return Object.assign(registry, { atomic: createAtomicRegistry(atomic) });
}
