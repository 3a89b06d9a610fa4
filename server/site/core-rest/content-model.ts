import { decodeEntities } from '@outrigger/rules/text/plain-text';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { commentsOn } from './comment-lists';
import { type Connection, listOf } from './connection';
import { termsOf, typeModel } from './content-types';
import { globalId, numberIn, pathIn, renderedIn, textIn } from './item-values';
import { mediaFields } from './media-fields';
import { type Operation, termIdsOf } from './operation';
import type { Item } from './rest-reader';
import type { TermModel } from './term-model';
import type { UserModel } from './user-model';

interface Edge<Node> {
	node: Node;
}

/**
 * A piece of content as the contract describes it. If a field is a function, it sends its request when a query needs
 * the field.
 */
export interface ContentModel {
	__typename: string;
	databaseId: number;
	title: string;
	menuOrder: number;
	parentDatabaseId: number | null;
	uri: string | null;
	featuredImage(): Promise<Edge<ContentModel> | null>;
	author(): Promise<Edge<UserModel> | null>;
	commentCount(): Promise<number | null>;
	ancestors(): Promise<Connection<ContentModel> | null>;
	terms(): Promise<Connection<TermModel>>;
	/** The terms of all taxonomies. */
	termIds: readonly number[];
	/** The date by which lists are sorted. */
	shownDate: string;
	[field: string]: unknown;
}

/** The page templates of themes and of the builder, by their files. */
const TEMPLATE_NAMES: ReadonlyMap<string, string> = new Map([
	['', 'Default'],
	['elementor_canvas', 'Elementor Canvas'],
	['elementor_header_footer', 'Elementor Full Width'],
	['elementor_theme', 'Theme'],
]);
/** The most parents above each other. A parent that has itself as an ancestor ends here as well. */
const MOST_ANCESTORS = 20;

const edge = <Node>(node: Node | null): Edge<Node> | null => node && { node };

/** A record of REST of any content type → the node that WPGraphQL gives. */
export function contentModel(item: Item, operation: Operation): ContentModel {
	const { facts } = operation;
	const id = numberIn(item, 'id');
	const typeName = textIn(item, 'type');
	const link = textIn(item, 'link');
	const isPostsPage = id === facts.pageForPosts && typeName === 'page';
	const isFrontPage = id === facts.pageOnFront && typeName === 'page';
	const isProtected = isPlainObject(item.content) && item.content.protected === true;
	/** A value that WPGraphQL shows only to a visitor with the password: null on a protected post. */
	const open = <Value>(value: Value): Value | null => (isProtected ? null : value);
	const text = (name: string) => open(textIn(item, name) || null);
	const rendered = (name: string) => open(renderedIn(item, name) || null);
	const parentId = numberIn(item, 'parent');
	const file = textIn(item, 'template');
	const termIds = isProtected ? [] : termIdsOf(item, operation);

	async function ancestors() {
		if (parentId === 0) return null;
		const nodes: ContentModel[] = [];
		let next = parentId;
		while (next > 0 && nodes.length < MOST_ANCESTORS) {
			const parent = await operation.content(next);
			if (parent) nodes.push(parent);
			next = parent?.parentDatabaseId ?? 0;
		}
		return listOf(nodes);
	}

	return {
		__typename: typeNameOf(typeName, operation),
		id: globalId('post', id),
		databaseId: id,
		contentTypeName: typeName,
		contentType: () => edge(typeModel(typeName, operation)),
		uri: isPostsPage ? null : isFrontPage ? '/' : pathIn(facts.home, link),
		link,
		slug: textIn(item, 'slug') || null,
		date: text('date'),
		dateGmt: text('date_gmt'),
		modified: text('modified'),
		modifiedGmt: text('modified_gmt'),
		status: textIn(item, 'status') || null,
		isFrontPage,
		isPostsPage,
		isContentNode: true,
		isTermNode: false,
		isRestricted: isProtected,
		hasPassword: isProtected,
		title: decodeEntities(renderedIn(item, 'title')),
		content: rendered('content'),
		// WPGraphQL shows an empty excerpt as an empty text.
		excerpt: open(renderedIn(item, 'excerpt')),
		template: open({
			__typename: 'DefaultTemplate',
			templateName: TEMPLATE_NAMES.get(file) ?? file,
		}),
		menuOrder: Number(item.menu_order) || 0,
		parentDatabaseId: parentId || null,
		commentStatus: text('comment_status'),
		commentCount: async () => (isProtected ? null : operation.commentCount(id)),
		featuredImage: async () => edge(await operation.content(numberIn(item, 'featured_media'))),
		author: async () => (isProtected ? null : edge(await operation.user(numberIn(item, 'author')))),
		ancestors,
		terms: () => termsOf(termIds, operation),
		termIds,
		shownDate: textIn(item, 'date'),
		comments: (args: { first?: number | null }) =>
			commentsOn(id, { first: args.first, order: 'DESC' }, operation),
		...(typeName === 'attachment' ? mediaFields(item) : {}),
	};
}

/** The contract has no separate types for a site's own content types: two types serve all of them. */
function typeNameOf(name: string, { facts }: Operation): string {
	if (name === 'post') return 'Post';
	if (name === 'page') return 'Page';
	if (name === 'attachment') return 'MediaItem';
	return facts.types.find((type) => type.name === name)?.isHierarchical ? 'OwnPage' : 'OwnPost';
}
