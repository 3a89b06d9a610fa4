import { type CommentListArgs, comments } from './comment-lists';
import { listOf, type PagingArgs, readInTurn } from './connection';
import { contentList, contentOfSite, sortNodes } from './content-lists';
import { type OrderArgs, taxonomyModel, termList, termsOf, typeModel } from './content-types';
import { type Commenter, type CommentInput, createComment } from './create-comment';
import { type DateArgs, dateParameters } from './date-parameters';
import { findUri } from './find-uri';
import { databaseIdOf, globalId, textIn } from './item-values';
import { readMenus } from './menus';
import type { Operation } from './operation';
import { languageOf, postsPerPage } from './page-facts';
import { userModel } from './user-model';

interface NodeArgs {
	id: string;
	idType?: string | null;
	asPreview?: boolean | null;
}

interface WhereArgs<Where> extends PagingArgs {
	where?: Where | null;
}

/** The facts about a site and a visitor that an operation needs beside records. */
export interface Asker {
	/** True if the pages of the site name the records behind them. */
	namesPages: boolean;
	/** Sends a comment; absent if the operation is not for a visitor. */
	commenter?: Commenter | undefined;
}

/** The answers of the root of the contract. The host requests a field when an operation needs it. */
export function rootValue(operation: Operation, { namesPages, commenter }: Asker) {
	const { facts, reader } = operation;
	const byNumbers = async (ids: readonly unknown[]) => {
		const nodes = await Promise.all(ids.map(databaseIdOf).map(operation.content));
		return nodes.filter((node) => node !== null);
	};
	const byNumber = (args: NodeArgs) => operation.content(databaseIdOf(args.id));
	/** Finds a record by its slug in one list of REST. */
	const bySlug = async (restBase: string, slug: string, fields = '') => {
		const { items } = await reader.list(
			`wp/v2/${restBase}?slug=${encodeURIComponent(slug)}${fields}`,
		);
		return items[0] ?? null;
	};
	const termBySlug = (taxonomy: string) => async (args: NodeArgs) => {
		const known = facts.taxonomies.find(({ name }) => name === taxonomy);
		const item = known && (await bySlug(known.restBase, args.id));
		return item ? operation.toTerm(item) : null;
	};

	return {
		generalSettings: () => ({
			title: facts.title,
			description: facts.description,
			url: facts.home,
			timezone: facts.timezone || null,
			language: () => languageOf(operation),
			// Core REST gives these only to editors.
			dateFormat: null,
			timeFormat: null,
			startOfWeek: null,
		}),
		readingSettings: () => ({
			showOnFront: facts.pageOnFront === 0 ? 'posts' : 'page',
			pageForPosts: facts.pageForPosts,
			postsPerPage: () => postsPerPage(operation),
		}),
		nodeByUri: ({ uri }: { uri: string }) => findUri(uri, operation, namesPages),
		contentNode: byNumber,
		async contentNodes(args: WhereArgs<{ in?: unknown[] | null; orderby?: OrderArgs[] | null }>) {
			const { in: ids, orderby } = args.where ?? {};
			if (!ids) return contentOfSite(args, operation);
			// Only lists of media contain files, so files are left out here.
			const nodes = (await byNumbers(ids)).filter(({ __typename }) => __typename !== 'MediaItem');
			return listOf(await sortNodes(nodes, orderby ?? []));
		},
		async mediaItems({ where }: WhereArgs<{ in?: unknown[] | null }>) {
			const type = facts.types.find(({ name }) => name === 'attachment');
			const ids = (where?.in ?? []).map(databaseIdOf).filter((id) => id > 0);
			if (!type || ids.length === 0) return listOf([]);
			const { items } = await reader.list(
				`wp/v2/${type.restBase}?per_page=100&include=${ids.join()}&${operation.fieldsOf(type)}`,
			);
			return listOf(await sortNodes(items.map(operation.toContent), []));
		},
		posts: (args: WhereArgs<{ dateQuery?: DateArgs | null; orderby?: OrderArgs[] | null }>) => {
			const { dateQuery, ...where } = args.where ?? {};
			return contentList('post', { ...args, where }, dateParameters(dateQuery), operation);
		},
		pages: (args: WhereArgs<{ parent?: unknown; orderby?: OrderArgs[] | null }>) => {
			const { parent, ...where } = args.where ?? {};
			const filter = parent == null ? '' : `parent=${databaseIdOf(parent)}`;
			return contentList('page', { ...args, where }, filter, operation);
		},
		async post({ id }: NodeArgs) {
			const type = facts.types.find(({ name }) => name === 'post');
			const item = type && (await bySlug(type.restBase, id, `&${operation.fieldsOf(type)}`));
			return item ? operation.toContent(item) : null;
		},
		category: termBySlug('category'),
		tag: termBySlug('post_tag'),
		termNode: ({ id }: NodeArgs) => operation.term(databaseIdOf(id)),
		async terms(args: WhereArgs<{ include?: unknown[] | null; objectIds?: unknown[] | null }>) {
			const { include, objectIds } = args.where ?? {};
			if (!include && !objectIds) return termList(facts.taxonomies, args, operation);
			const nodes = await byNumbers(objectIds ?? []);
			const ids = (include ?? []).map(databaseIdOf);
			return termsOf([...ids, ...nodes.flatMap(({ termIds }) => termIds)], operation);
		},
		taxonomy: ({ id }: NodeArgs) => taxonomyModel(id, operation),
		contentType: ({ id }: NodeArgs) => typeModel(id, operation),
		contentTypes: () =>
			listOf(facts.types.map(({ name }) => typeModel(name, operation)).filter(Boolean)),
		async user({ id, idType }: NodeArgs) {
			if (idType !== 'SLUG') return operation.user(databaseIdOf(id));
			const item = await bySlug('users', id);
			return item && userModel(item, operation);
		},
		users: (args: PagingArgs) =>
			readInTurn([{ name: 'users' }], args, async (_, offset, length) => {
				const path = `wp/v2/users?per_page=${length}&offset=${offset}`;
				const { items, total } = await reader.list(path);
				return {
					nodes: items.map((item) => userModel(item, operation)),
					read: items.length,
					total,
				};
			}),
		async viewer() {
			if (!operation.isEditor) return null;
			const item = await reader.item('wp/v2/users/me?context=edit');
			return item && textIn(item, 'name') !== '' ? userModel(item, operation) : null;
		},
		comments: (args: CommentListArgs) => comments(args, operation),
		menus: async () => listOf(await readMenus(operation)),
		async menu({ id, idType }: NodeArgs) {
			const menus = await readMenus(operation);
			return (
				menus.find((menu) => {
					if (idType === 'SLUG') return menu.slug === id;
					if (idType === 'NAME') return menu.name === id;
					if (idType === 'LOCATION') return menu.locations.includes(id);
					return menu.id === id || globalId('term', id) === menu.id;
				}) ?? null
			);
		},
		createComment: ({ input }: { input: CommentInput }) =>
			createComment(input, commenter, operation),
	};
}
