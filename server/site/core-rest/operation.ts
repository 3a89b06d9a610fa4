import { type DocumentNode, visit } from 'graphql';
import { type Batch, createBatch } from './batch';
import { type ContentModel, contentModel } from './content-model';
import { idsIn, numberIn, textIn } from './item-values';
import type { Item, RestReader } from './rest-reader';
import { readSiteFacts, type SiteFacts, type SiteTaxonomy, type SiteType } from './site-facts';
import { type TermModel, termModel } from './term-model';
import { type UserModel, userModel } from './user-model';

/** The types and taxonomies of records that the host has seen. With them the host looks for an id in one list only. */
export interface KnownKinds {
	typeOf: Map<number, string>;
	taxonomyOf: Map<number, string>;
}

/**
 * The readers of one operation: they request each record once, and they request all records of one turn of the event
 * loop together.
 */
export interface Operation {
	reader: RestReader;
	facts: SiteFacts;
	/** True if the reader has the rights of an editor, who sees drafts. */
	isEditor: boolean;
	/** The query parameter of a list of a type with the fields that this operation needs. */
	fieldsOf(type: SiteType): string;
	/**
	 * The same for one piece of content with its long texts. Resolvers that need them at the same time share one
	 * answer.
	 */
	wholeFieldsOf(type: SiteType): string;
	content: Batch<ContentModel>;
	/** A term by its number. */
	term: Batch<TermModel>;
	user: Batch<UserModel>;
	commentCount: Batch<number>;
	/** Makes a model of a record of REST. */
	toContent(item: Item): ContentModel;
	toTerm(item: Item): TermModel;
}

const BASE_FIELDS =
	'id,type,link,slug,date,date_gmt,modified,modified_gmt,status,title,template,comment_status,featured_media,author,parent,menu_order,content.protected';
const LONG_TEXTS: readonly string[] = ['content', 'excerpt'];
const MEDIA_FIELDS = 'media_details,source_url,alt_text,caption,description,mime_type';
/** The most lists of 100 comments that are read to count the comments of several posts at once. */
const MOST_COUNTED_LISTS = 5;

/** @throws RestRefused, WordPressUnavailable (the promise) if the site does not list its types */
export async function createOperation(
	reader: RestReader,
	document: DocumentNode,
	known: KnownKinds,
	isEditor: boolean,
): Promise<Operation> {
	const facts = await readSiteFacts(reader);
	remember(known.typeOf, facts.pageOnFront, 'page');
	const texts = longTextsIn(document);
	const termFields = facts.taxonomies.map(({ restBase }) => restBase).join();
	const fieldsWith = (longTexts: readonly string[], { name }: SiteType) =>
		[`_fields=${BASE_FIELDS}`, termFields, name === 'attachment' ? MEDIA_FIELDS : '', ...longTexts]
			.filter(Boolean)
			.join();
	const operation: Operation = {
		reader,
		facts,
		isEditor,
		fieldsOf: (type) => fieldsWith(texts, type),
		wholeFieldsOf: (type) => fieldsWith(LONG_TEXTS, type),
		toContent(item) {
			remember(known.typeOf, numberIn(item, 'id'), textIn(item, 'type'));
			remember(known.typeOf, numberIn(item, 'featured_media'), 'attachment');
			remember(known.typeOf, numberIn(item, 'parent'), textIn(item, 'type'));
			for (const { restBase, name } of facts.taxonomies) {
				for (const id of idsIn(item, restBase)) remember(known.taxonomyOf, id, name);
			}
			return contentModel(item, operation);
		},
		toTerm(item) {
			remember(known.taxonomyOf, numberIn(item, 'id'), textIn(item, 'taxonomy'));
			return termModel(item, operation);
		},
		content: createBatch((ids) => loadContent(ids)),
		term: createBatch((ids) =>
			loadOfKinds(ids, facts.taxonomies, known.taxonomyOf, async ({ restBase }, some) => {
				const path = `wp/v2/${restBase}?per_page=100&include=${some.join()}`;
				const { items } = await reader.list(path);
				return items.map((item) => [numberIn(item, 'id'), operation.toTerm(item)] as const);
			}),
		),
		user: createBatch(async (ids) => {
			const { items } = await reader.list(`wp/v2/users?per_page=100&include=${ids.join()}`);
			return new Map(items.map((item) => [numberIn(item, 'id'), userModel(item, operation)]));
		}),
		commentCount: createBatch((ids) => countComments(reader, ids)),
	};

	function loadContent(ids: readonly number[]) {
		return loadOfKinds(ids, facts.types, known.typeOf, async (type, some) => {
			const items = isEditor
				? await draftsToo(type, some)
				: (
						await reader.list(
							`wp/v2/${type.restBase}?per_page=100&include=${some.join()}&${operation.fieldsOf(type)}`,
						)
					).items;
			return items.map((item) => [numberIn(item, 'id'), operation.toContent(item)] as const);
		});
	}

	/**
	 * Requests each post separately: a list of drafts requires rights for all posts of a type, and an editor may have
	 * rights for a single post only.
	 */
	async function draftsToo(type: SiteType, ids: readonly number[]): Promise<Item[]> {
		const found = ids.map((id) =>
			reader.item(`wp/v2/${type.restBase}/${id}?${operation.fieldsOf(type)}`),
		);
		return (await Promise.all(found)).filter((item) => item !== null);
	}
	return operation;
}

/** The names of the long texts that a document shows: they are requested only then. */
function longTextsIn(document: DocumentNode): string[] {
	const names = new Set<string>();
	visit(document, {
		Field({ name: { value } }) {
			if (LONG_TEXTS.includes(value)) names.add(value);
		},
	});
	return [...names];
}

const MOST_REMEMBERED = 20_000;

function remember(kinds: Map<number, string>, id: number, kind: string): void {
	if (id === 0 || kind === '') return;
	if (kinds.size >= MOST_REMEMBERED) kinds.clear();
	kinds.set(id, kind);
}

/**
 * Requests each id from the list to which it is known to belong, and other ids from all lists, the most likely list
 * first.
 */
async function loadOfKinds<Kind extends SiteType | SiteTaxonomy, Model>(
	ids: readonly number[],
	kinds: readonly Kind[],
	known: ReadonlyMap<number, string>,
	load: (kind: Kind, ids: readonly number[]) => Promise<(readonly [number, Model])[]>,
): Promise<Map<number, Model>> {
	const found = new Map<number, Model>();
	const add = async (kind: Kind, some: readonly number[]) => {
		if (some.length === 0) return;
		for (const [id, model] of await load(kind, some)) found.set(id, model);
	};
	const ofKind = ({ name }: Kind) => ids.filter((id) => known.get(id) === name);
	await Promise.all(kinds.map((kind) => add(kind, ofKind(kind))));
	const missing = () => ids.filter((id) => !found.has(id) && !known.has(id));
	for (const some of [kinds.slice(0, 2), kinds.slice(2)]) {
		const unknown = missing();
		await Promise.all(some.map((kind) => add(kind, unknown)));
	}
	return found;
}

/**
 * Returns the number of comments of each post, which REST does not give with a post. For several posts this function
 * requests one list of their comments and counts in it.
 */
async function countComments(
	reader: RestReader,
	ids: readonly number[],
): Promise<Map<number, number>> {
	const path = (posts: readonly number[], rest: string) =>
		`wp/v2/comments?post=${posts.join()}&_fields=post&${rest}`;
	const single = async (id: number) =>
		[id, (await reader.list(path([id], 'per_page=1'))).total] as const;
	const [only] = ids;
	if (ids.length === 1 && only) return new Map([await single(only)]);
	const first = await reader.list(path(ids, 'per_page=100'));
	if (first.total > MOST_COUNTED_LISTS * 100) return new Map(await Promise.all(ids.map(single)));
	const pages = Array.from({ length: Math.max(0, Math.ceil(first.total / 100) - 1) }, (_, page) =>
		reader.list(path(ids, `per_page=100&page=${page + 2}`)),
	);
	const counts = new Map(ids.map((id) => [id, 0]));
	for (const { items } of [first, ...(await Promise.all(pages))]) {
		for (const item of items) {
			const post = numberIn(item, 'post');
			counts.set(post, (counts.get(post) ?? 0) + 1);
		}
	}
	return counts;
}

/** The ids of the terms of a record, of all taxonomies. */
export function termIdsOf(item: Item, { facts }: Operation): number[] {
	return facts.taxonomies.flatMap(({ restBase }) => idsIn(item, restBase));
}
