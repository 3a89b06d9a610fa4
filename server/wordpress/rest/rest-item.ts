import type {
	CommentRecord,
	PostRecord,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';
import { allowedAt } from './allowed-methods';
import { type RestContext, restLink } from './rest-context';

/** One target of a relation. */
export interface RestLink {
	href: string;
	embeddable?: boolean;
	[detail: string]: unknown;
}

export type RestLinks = Record<string, RestLink[]>;

/** A record that an answer may show whole or embed. */
export type RestTarget =
	| { kind: 'post'; record: PostRecord }
	| { kind: 'term'; record: TermRecord }
	| { kind: 'user'; record: UserRecord }
	| { kind: 'comment'; record: CommentRecord };

/** Relation → what `_embed` puts there, one entry for each link. */
export type RestEmbeds = Record<string, () => (RestTarget | RestTarget[])[]>;

/**
 * Something REST shows. Fields are functions, so that `_fields=id` renders no content.
 */
export interface RestItem {
	fields: Record<string, () => unknown>;
	/** Computed only when they are shown. */
	links: () => RestLinks;
	embeds: RestEmbeds;
}

/** The result of a route: an item, a page of items, or plain data. */
export type RestResult =
	| { kind: 'item'; item: RestItem; status?: number; headers?: Record<string, string> }
	| { kind: 'items'; items: RestItem[]; total: number; perPage: number; page: number }
	/** `isMap` is true for data that is an object also where it is empty; PHP writes other empty maps as a list. */
	| { kind: 'data'; data: unknown; isMap?: boolean };

/** The `self` link of a thing, with the methods that the viewer may call. */
export function selfLink(context: RestContext, route: string): RestLink {
	const allow = allowedAt(context, route) ?? ['GET'];
	return { href: restLink(context, route), targetHints: { allow } };
}

/** The link that explains the `wp:` prefix of relations. */
export const curies: RestLink[] = [
	{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true },
];
