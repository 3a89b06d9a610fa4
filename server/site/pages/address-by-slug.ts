import { ask } from '../backend/ask';
import type { GraphQLExecutor } from '../contract/renderer';
import type { SlugParameter } from '../requests/private-request';
import {
	AuthorAddressDocument,
	CategoryAddressDocument,
	PostAddressDocument,
	TagAddressDocument,
} from './node-address.generated';

type AddressBySlug = (execute: GraphQLExecutor, slug: string) => Promise<string | null | undefined>;

/** Requests the address of the content with a slug; undefined if visitors can see no such content. */
export const addressBySlug: Readonly<Record<SlugParameter, AddressBySlug>> = {
	name: async (execute, slug) => (await ask(execute, PostAddressDocument, { slug })).post?.uri,
	tag: async (execute, slug) => (await ask(execute, TagAddressDocument, { slug })).tag?.uri,
	category_name: async (execute, slug) =>
		(await ask(execute, CategoryAddressDocument, { slug })).category?.uri,
	author_name: async (execute, slug) =>
		(await ask(execute, AuthorAddressDocument, { slug })).user?.uri,
};
