import type {
	ContentTypeRecord,
	PostRecord,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';
import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { decodedPath } from '@outrigger/rules/address/uri-path';
import { maySeeUser, visiblePost } from '../../auth/visibility';
import type { Store } from '../../store/store';
import { storeAt } from '../../store/store-in-language';
import type { GraphQLContext } from '../context';
import { archivePath, isPostsPage } from './addresses';

/** The records that an address of the site may lead to. */
export type UriNode = PostRecord | TermRecord | UserRecord | ContentTypeRecord;

/** Query variables of WordPress with which the front page's address shows something else. */
const OTHER_QUERIES = [
	'p',
	'page_id',
	'name',
	'pagename',
	'cat',
	'tag',
	'author',
	's',
	'm',
	'attachment_id',
];
/** A further page of a list; a single page has none. */
const LATER_PAGE = /^(\/.+)page\/\d+\/$/;

/**
 * The path that a `uri` means on this site, with slashes at both ends; `null` when it means nothing here. Query and
 * hash are dropped. Addresses of other hosts are refused, although WPGraphQL itself returns an unrelated node for them.
 */
export function ownPath(uri: string, siteUrl: string): string | null {
	// A backslash or a control character can make parsers read another host.
	if (uri.trim() === '' || /[\\\p{Cc}]/u.test(uri) || uri.startsWith('//')) return null;
	const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(uri);
	const address = isAbsolute || uri.startsWith('/') ? uri : `/${uri}`;
	if (!URL.canParse(address, siteUrl)) return null;
	const url = new URL(address, siteUrl);
	// As in WordPress, the host must be the same, but the scheme may be http or https.
	if (!/^https?:$/.test(url.protocol) || url.host !== new URL(siteUrl).host) return null;
	if (url.pathname === '/' && OTHER_QUERIES.some((name) => url.searchParams.has(name))) return null;
	return normalised(url.pathname);
}

function normalised(path: string): string | null {
	const decoded = percentDecoded(path);
	if (decoded === null) return null;
	const trimmed = decoded.replace(/^\/+|\/+$/g, '');
	return trimmed === '' ? '/' : `/${trimmed}/`;
}

/** Returns true where the path itself, before query and hash, has percent-encoding. */
export function isEncoded(uri: string): boolean {
	return /^[^?#]*%[\da-f]{2}/i.test(uri);
}

function userByUri(store: Store, path: string): UserRecord | undefined {
	const slug = /^author\/([^/]+)\/$/.exec(path.slice(store.homePath.length))?.[1];
	return slug === undefined ? undefined : store.userBySlug(slug);
}

function listByPath(store: Store, path: string): ContentTypeRecord | undefined {
	return store.content.contentTypes.find(
		(type) => type.public && decodedPath(archivePath(store, type) ?? '') === path,
	);
}

/** The record at a path: content, a term, an author, or a content type's list. */
function nodeAt(path: string, context: GraphQLContext): UriNode | null {
	const { viewer } = context;
	const store = storeAt(context.store, path);
	const list = listByPath(store, path);
	if (list !== undefined) return list;
	const post = visiblePost(store, store.postByUri(path), viewer);
	if (post !== null && !isPostsPage(store, post)) return post;
	const term = store.termByUri(path);
	if (term !== undefined) return term;
	const user = userByUri(store, path);
	return user !== undefined && maySeeUser(store, user, viewer) ? user : null;
}

/**
 * The record that an address leads to. `null` for unknown paths, other hosts, files, dates, paths in the wrong case,
 * and paths with percent-encoding, because WPGraphQL finds only decoded paths. Only lists take a `/page/2/` ending.
 */
export function nodeByUri(uri: string, context: GraphQLContext): UriNode | null {
	if (isEncoded(uri)) return null;
	const path = ownPath(uri, context.siteUrl);
	if (path === null) return null;
	const found = nodeAt(path, context);
	if (found !== null) return found;
	const firstPage = LATER_PAGE.exec(path)?.[1];
	const list = firstPage === undefined ? null : nodeAt(firstPage, context);
	return list !== null && !('termIds' in list) ? list : null;
}
