import type {
	ContentTypeRecord,
	PostRecord,
	TaxonomyRecord,
} from '@outrigger/formats/model/records';
import type { Store } from '../store/store';

/** Content types that REST shows to everybody: public ones with a route. */
export function shownTypes(store: Store): ContentTypeRecord[] {
	return store.content.contentTypes.filter((type) => type.public && type.restBase !== '');
}

/** True for a type that REST shows to everybody. */
export function isShownType(store: Store, name: string): boolean {
	const type = store.contentType(name);
	return type?.public === true && type.restBase !== '';
}

/** Taxonomies that REST shows: those with a route. */
export function shownTaxonomies(store: Store): TaxonomyRecord[] {
	return store.content.taxonomies.filter(({ restBase }) => restBase !== '');
}

/** Shown taxonomies of a content type: first those that the type lists, in its order, then those that list the type. */
export function taxonomiesOf(store: Store, type: string): TaxonomyRecord[] {
	const listed = store.contentType(type)?.taxonomies ?? [];
	const named = listed.flatMap((name) => store.taxonomy(name) ?? []);
	const others = store.content.taxonomies.filter(
		(taxonomy) => taxonomy.contentTypes.includes(type) && !listed.includes(taxonomy.name),
	);
	return [...named, ...others].filter((taxonomy) => taxonomy.restBase !== '');
}

/** First part of a type's routes: `posts`, `media`. */
export function restBaseOf(store: Store, type: string): string {
	return store.contentType(type)?.restBase || type;
}

/** Route of one post. */
export function postRoute(store: Store, post: Pick<PostRecord, 'type' | 'databaseId'>): string {
	return `/wp/v2/${restBaseOf(store, post.type)}/${post.databaseId}`;
}

/** Path of a post's page; the posts page has one although its record has none. */
export function postPath(store: Store, post: PostRecord): string {
	if (post.uri !== null) return post.uri;
	const { settings, postsPageUri } = store;
	const homes = [{ ...settings, postsPageUri }, ...Object.values(settings.languageHomes ?? {})];
	const list = homes.find(({ pageForPosts }) => pageForPosts === post.databaseId);
	return list?.postsPageUri ?? `/?p=${post.databaseId}`;
}
