import { useSuspenseQuery } from '@apollo/client/react';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { use } from 'react';
import { NodeContentDocument } from '../../wordpress/node-content.generated';
import { type RestFetch, restNames, useRestFetch } from '../../wordpress/rest';
import type { CurrentNode } from './current-node';
import { useCurrentPage } from './current-page';

/** The text of a piece of content, as WordPress renders it. */
interface WrittenContent {
	/** Null if the content has no text, or if the visitor must give a password first. */
	html: string | null;
	hasPassword: boolean;
}

/**
 * Returns the text of a piece of content; suspends. WPGraphQL gives no text if the post's content is empty. The builder
 * may still have stored a page for that post: tools that write `_elementor_data` leave the content empty. Core REST has
 * that page as WordPress renders it. The host requests it from core REST if the site lacks the extension, or if the
 * extension cannot read the stored elements.
 */
export function useWrittenContent({
	databaseId,
	contentTypeName,
}: Pick<CurrentNode, 'databaseId' | 'contentTypeName'>): WrittenContent {
	const { isPreview } = useCurrentPage();
	const rest = useRestFetch();
	const { data } = useSuspenseQuery(NodeContentDocument, {
		variables: { id: `${databaseId}`, asPreview: isPreview },
	});
	const stored = data.contentNode;
	const html = stored && 'content' in stored ? (stored.content ?? '') : '';
	const hasPassword = (stored && 'hasPassword' in stored && stored.hasPassword) ?? false;
	if (html !== '' || hasPassword || isPreview) return { html: html || null, hasPassword };
	return { html: use(renderedByRest(rest, contentTypeName, databaseId)), hasPassword };
}

const asked = new WeakMap<RestFetch, Map<number, Promise<string | null>>>();

/**
 * Returns the content that core REST renders; null if it shows no such content. It sends one request for each
 * rendering; never rejects.
 */
function renderedByRest(rest: RestFetch, type: string, databaseId: number): Promise<string | null> {
	const known = asked.get(rest) ?? new Map<number, Promise<string | null>>();
	asked.set(rest, known);
	const answer = known.get(databaseId) ?? askRest(rest, type, databaseId).catch(() => null);
	known.set(databaseId, answer);
	return answer;
}

async function askRest(rest: RestFetch, type: string, databaseId: number): Promise<string | null> {
	const names = await restNames(rest);
	const restBase = names.types.get(type)?.restBase;
	if (!restBase) return null;
	// A file of the library has no content. WordPress shows the file's picture, or a link to the file, together with
	// its description.
	const field = type === 'attachment' ? 'description' : 'content';
	const { body } = await rest(`wp/v2/${restBase}/${databaseId}?_fields=${field}`);
	const content = isPlainObject(body) ? body[field] : null;
	const rendered = isPlainObject(content) ? content.rendered : null;
	return typeof rendered === 'string' && rendered.trim() !== '' ? rendered : null;
}
