import { decodedPath, encodedPath } from '@outrigger/rules/address/uri-path';
import { alternateIn } from './alternate-link';
import type { ContentModel } from './content-model';
import { archiveUri, type TypeModel, typeModel } from './content-types';
import { numberIn, pathIn, textIn } from './item-values';
import type { Operation } from './operation';
import type { Item } from './rest-reader';
import type { SiteTaxonomy, SiteType } from './site-facts';
import type { TermModel } from './term-model';
import { type UserModel, userModel } from './user-model';

type Found = ContentModel | TermModel | UserModel | TypeModel;

/** `/about`, `/about/?x=1` → `/about/`; null for an address of another site. */
function ownPath(uri: string): string | null {
	if (!/^\/(?![/\\])/.test(uri)) return null;
	const [path = ''] = uri.split(/[?#]/);
	return decodedPath(path.endsWith('/') ? path : `${path}/`);
}

/**
 * Returns the node at a path of this site; null if there is none. WordPress names the node in the headers of that page.
 * Lists have no such header, and neither have sites whose pages do not come from WordPress. For these the function
 * searches the slugs of all kinds for the last part of the path, and takes the record whose address is this path.
 *
 * @param namesPages true if the site's pages name their records in the headers, so that a missing page needs no search
 */
export async function findUri(
	uri: string,
	operation: Operation,
	namesPages: boolean,
): Promise<Found | null> {
	const path = ownPath(uri);
	if (path === null) return null;
	const { facts } = operation;
	if (path === '/')
		return facts.pageOnFront === 0 ? typeModel('post', operation) : front(operation);
	if (namesPages) {
		const { status, headers } = await operation.reader.head(encodedPath(path));
		const record = status === 200 ? alternateIn(headers) : null;
		if (record) return readRecord(record, path, operation);
		if (status === 404 || status === 410 || (status >= 300 && status < 400)) return null;
	}
	return (await findList(path, operation)) ?? (await findSlug(path, operation));
}

async function front(operation: Operation): Promise<ContentModel | null> {
	const { facts, reader } = operation;
	const type = facts.types.find(({ name }) => name === 'page');
	if (!type) return null;
	const path = `wp/v2/${type.restBase}/${facts.pageOnFront}?${operation.wholeFieldsOf(type)}`;
	const item = await reader.item(path);
	return item && operation.toContent(item);
}

/** `wp/v2/pages/2` → the node; null if its own address is another one, to which WordPress redirects. */
async function readRecord(
	record: string,
	path: string,
	operation: Operation,
): Promise<Found | null> {
	const [, base = '', id = ''] = /^wp\/v2\/([\w-]+)\/(\d+)$/.exec(record) ?? [];
	const { reader, facts } = operation;
	const type = facts.types.find(({ restBase }) => restBase === base);
	const item = await reader.item(type ? `${record}?${operation.wholeFieldsOf(type)}` : record);
	const own = item && withSlash(pathIn(facts.home, textIn(item, 'link')));
	if (!own) return null;
	// Core REST gives one address for an author; but an author has a list in the directory of each language.
	if (base === 'users') return path.endsWith(own) ? userModel(item, operation) : null;
	if (own !== path) return null;
	if (!type) {
		const isTerm = facts.taxonomies.some(({ restBase }) => restBase === base);
		return isTerm ? operation.toTerm(item) : null;
	}
	const isPostsPage = type.name === 'page' && Number(id) === facts.pageForPosts;
	return isPostsPage ? typeModel('post', operation) : operation.toContent(item);
}

/** The list of a type with that address. */
async function findList(path: string, operation: Operation): Promise<TypeModel | null> {
	const types = operation.facts.types.filter(
		({ name, archive }) => name === 'post' || archive !== false,
	);
	const uris = await Promise.all(types.map((type) => archiveUri(type, operation)));
	const type = types[uris.indexOf(path)];
	return type ? typeModel(type.name, operation) : null;
}

/** Looks for the last part of a path among slugs: pages and posts first, then the site's own types, terms and authors. */
async function findSlug(path: string, operation: Operation): Promise<Found | null> {
	const { facts, reader } = operation;
	const slug = encodeURIComponent(path.split('/').at(-2) ?? '');
	const isHere = (item: Item) => withSlash(pathIn(facts.home, textIn(item, 'link'))) === path;
	const at = async (restBase: string, fields: string) => {
		const { items } = await reader.list(`wp/v2/${restBase}?per_page=100&slug=${slug}${fields}`);
		return items.find(isHere) ?? null;
	};
	const content = async (type: SiteType) => {
		const item = await at(type.restBase, `&${operation.wholeFieldsOf(type)}`);
		return item && operation.toContent(item);
	};
	const term = async ({ restBase }: SiteTaxonomy) => {
		const item = await at(restBase, '');
		return item && operation.toTerm(item);
	};
	const author = async () => {
		const item = await at('users', '');
		return item && numberIn(item, 'id') > 0 ? userModel(item, operation) : null;
	};
	const first = await Promise.all(facts.types.slice(0, 2).map(content));
	const found = first.find((one) => one !== null);
	if (found) return found;
	const others = await Promise.all([
		...facts.types.slice(2).map(content),
		...facts.taxonomies.map(term),
		author(),
	]);
	return others.find((one) => one !== null) ?? null;
}

function withSlash(path: string | null): string | null {
	return path === null || path.endsWith('/') ? path : `${path}/`;
}
