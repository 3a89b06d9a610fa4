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
	/** The parsed settings, with defaults filled in and dynamic tags resolved. */
	settings: Settings;
	/** The element itself: its id, its raw settings, its children. */
	element: ElementNode;
	/** Rendered child elements, for widgets that contain elements (nested widgets). */
	children?: ReactNode;
}

/** The four globals that every kit has. */
export type GlobalName = 'primary' | 'secondary' | 'text' | 'accent';

/** CSS of a part that a widget needs only if its editor set this control. */
export interface PartOfControl {
	css: string;
	control: string;
	/** True if the part is also needed when no editor set the control, because the part is on by default. */
	byDefault?: boolean;
}

/** One entry of the registry: everything that the server needs to render a kind of widget. */
export interface WidgetDefinition<Schema extends SettingsSchema = SettingsSchema> {
	/** The builder's widget types that it renders. */
	types: readonly string[];
	/** Parses the raw settings; never throws (wrong values fall back). */
	settings: Schema;
	/** Semantic markup that works without script. Renders the content of `.elementor-widget-container`. */
	Markup: ComponentType<WidgetProps<InferOutput<Schema>>>;
	/** The refresh call that renders the widget without the page around it; if absent, no call renders it. */
	refreshedBy?: RefreshRoute;
	/**
	 * The answer of a refresh call for the inside of the widget, if that differs from its markup.
	 */
	Refreshed?: ComponentType<WidgetProps<InferOutput<Schema>>>;
	/** Style controls → CSS declarations, compiled into the page's sheet. */
	styles?: readonly StyleControl[];
	/**
	 * The kit's colours and type styles that the widget uses if its editor chose none, under the control that could
	 * name another: `{ title_color: 'primary', title_typography: 'primary' }`.
	 */
	globals?: Readonly<Record<string, GlobalName>>;
	/** The CSS that the widget always needs; only pages with the widget contain it. */
	css?: string;
	/** CSS of parts that several widgets share, under the part's name. A page contains each part once, before `css`. */
	partsCss?: Readonly<Record<string, string | PartOfControl>>;
	/**
	 * The CSS that the builder's own markup of the widget needs in addition to `css` and `partsCss`, if a stock
	 * WordPress sends that markup in a text; absent if such a text needs no CSS.
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
	 * True for a widget with queries for a shop (WooGraphQL). If WordPress has no shop, the page shows the markup that
	 * WordPress rendered for the widget.
	 */
	needsShop?: boolean;
	/** True for a widget with queries about rental: if WordPress cannot answer them, the page omits the widget. */
	needsRental?: boolean;
	/**
	 * Sends early the queries that its markup needs about the page's own content, for a page that waits for other data
	 * before it renders the widget. Returns nothing and never throws: the markup sends the same queries and finds their
	 * answers in the cache.
	 */
	askAhead?: (client: ApolloClient, node: CurrentNode) => void;
	/**
	 * If it returns true, the page leaves the element out altogether, with its wrapper, e.g. a read-more on a page
	 * without more.
	 */
	isEmpty?: (settings: InferOutput<Schema>) => boolean;
}

/** Gives a widget definition its type; returns the definition unchanged. */
export function defineWidget<Schema extends SettingsSchema>(
	definition: WidgetDefinition<Schema>,
): WidgetDefinition {
	return definition as unknown as WidgetDefinition;
}

/** Maps a widget's type to its definition; it also contains the elements of version 4. */
export interface Registry extends ReadonlyMap<string, WidgetDefinition> {
	readonly atomic: AtomicRegistry;
}

/** The types of the widgets that this refresh call can render without their page. */
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
