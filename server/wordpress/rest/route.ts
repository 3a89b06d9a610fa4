import type { ParamShape } from './param-reader';
import type { RefusedWrite } from './refused-writes';
import type { RestResult } from './rest-item';

/** The handlers of a path, by method. */
export interface Route {
	/** Namespace for OPTIONS. */
	namespace: string;
	/** The title that OPTIONS gives to the items, `post`; `null` where it describes none. */
	title: string | null;
	get: () => RestResult | Promise<RestResult>;
	/** Absent if nothing can be written at the path. */
	post?: () => RestResult | Promise<RestResult>;
	/** The handlers of further methods, where content can be written. */
	writes?: Readonly<Record<string, () => Promise<RestResult>>>;
	/** The parameters in the path, as `OPTIONS` describes them. */
	pathArgs?: Readonly<Record<string, ParamShape>>;
	/** True for a route whose parameters for reading are noted though it describes no things. */
	isTried?: boolean;
	/** True for a route that is not for reading. */
	isWriteOnly?: boolean;
	/** The parameters for writing; if absent, the fields of the route's things. */
	args?: Readonly<Record<string, object>>;
	/** The refusals for methods that would write. */
	refused: readonly RefusedWrite[];
}

/** A route for reading. */
export function reading(
	get: Route['get'],
	title: string | null = null,
	refused: readonly RefusedWrite[] = [],
): Route {
	return { namespace: 'wp/v2', title, get, refused };
}

/** A text in a path. */
export const TEXT: ParamShape = { type: 'string', required: false };
/** A number in a path. */
export const NUMBER: ParamShape = { type: 'integer', required: false };

/** The list of a registry, and one entry of it, whose name is a parameter of the path. */
export function named(title: string, name: string | undefined, get: Route['get']): Route {
	return { ...reading(get, title), ...(name !== undefined && { pathArgs: { [title]: TEXT } }) };
}

/** A number in a path; `null` for anything else. */
export function idOf(segment: string): number | null {
	return /^\d{1,15}$/.test(segment) ? Number(segment) : null;
}
