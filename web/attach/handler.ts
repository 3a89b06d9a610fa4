import { type GenericSchema, type InferOutput, parse } from 'valibot';

/** Ends everything that a handler began: its listeners, observers, timers, roots. */
export type Detach = () => void;

/** Functions of the page for handlers that change markup. */
export interface PageTools {
	/**
	 * Attaches handlers to every element inside newly inserted markup (and to the root itself).
	 * @param isOfPage true if the markup came with the page, which names the handlers of all its markup
	 */
	attach: (root: ParentNode, isOfPage?: boolean) => void;
	/** Detaches every handler inside markup that is about to be removed (and of the root itself). */
	detach: (root: ParentNode) => void;
}

/** Fulfilled once the visitor points at, touches or focuses an element; with `true` if the element leaves before. */
export type Wanted = Promise<true | undefined>;

/**
 * The browser part of a widget, exported as `attach` by its `handler.ts`. A promise is fulfilled once the element
 * reacts to input; the page then replays the visitor's taps until then.
 *
 * @param element the element's wrapper, `.elementor-element`.
 * @param settings `data-settings` decoded and not yet checked; `{}` where it is missing or broken.
 * @param wanted fulfilled once the visitor points at, touches or focuses the element. A handler may wait for it before
 * it fetches what only a visitor's use needs; the page holds taps meanwhile. If the element leaves before, the handler
 * has to end what it began.
 */
export type Attach = (
	element: HTMLElement,
	settings: unknown,
	page: PageTools,
	wanted?: Wanted,
) => Detach | Promise<Detach>;

/** The exports of `handler.ts`. */
export interface HandlerModule {
	attach: Attach;
}

/** Widget type (the part of `data-widget_type` before the dot) → the import of its handler. */
export type HandlerTable = Readonly<Record<string, () => Promise<HandlerModule>>>;

/** A feature that every kind of element may have beside its widget's own handler: motion, sticky, entrance. */
export interface Behaviour {
	/** Name in fault reports. */
	name: string;
	/**
	 * Finds its elements by their attributes, `[data-settings*='"sticky":']`. It may find too many: the handler reads
	 * the settings properly.
	 */
	selector: string;
	load: () => Promise<HandlerModule>;
	/**
	 * Waits for the moment to fetch the module, once for the page, as soon as the page has a matching element:
	 * `whenIdle`, `whenLoaded`, `whenFirstUsed`.
	 */
	when: (start: () => void) => unknown;
	/** Called for each element that could not be attached, because the module did not load or threw. */
	onFault?: (element: HTMLElement) => void;
}

/**
 * Makes a handler that gets its settings parsed.
 *
 * @param schema the widget's `browserSettings`, in which every entry has a fallback.
 */
export function defineHandler<Schema extends GenericSchema>(
	schema: Schema,
	attach: (
		element: HTMLElement,
		settings: InferOutput<Schema>,
		page: PageTools,
		wanted?: Wanted,
	) => Detach | Promise<Detach>,
): Attach {
	return (element, settings, page, wanted) =>
		attach(element, parse(schema, settings), page, wanted);
}
