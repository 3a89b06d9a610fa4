import type { CommentRecord, PostRecord } from '@outrigger/formats/model/records';
import { groupBy } from '../../store/group-by';
import type { ContentLookup } from '../content-lookup';
import { type BlockDelimiter, blockDelimiters } from './block-delimiters';
import type { Attributes } from './block-parts';
import { renderCommentBlock } from './comment-blocks';
import { renderDynamicBlock } from './dynamic-blocks';
import { renderPostBlock } from './post-blocks';
import { queriedPosts } from './query-block';

/** True for a text of the block editor, which marks its paragraphs itself. */
export function hasBlocks(html: string): boolean {
	return /<!--\s\/?wp:/.test(html);
}

/** The context around a part of a text. */
interface Around {
	/** The posts of the query around it. */
	posts?: readonly PostRecord[];
	/** The layout of the query, which may be a grid. */
	layout?: Attributes;
	/** The post that a template is rendered for. */
	post?: PostRecord;
	/** The post that has the text. */
	owner?: PostRecord;
	/** The comment that a template is rendered for. */
	comment?: CommentRecord;
}

/**
 * Removes the block editor's delimiters from a text, and renders its blocks. It fills a block without stored markup
 * from the site's content, and renders the template of a query for each of the query's posts. It omits a query inside a
 * query. Blocks about a post mean the query's post, else the owner of the text.
 * @param owner the post that has the text; none where it belongs to no post
 */
export function renderBlocks(html: string, lookup: ContentLookup, owner?: PostRecord): string {
	return renderAround(html, lookup, owner ? { owner } : {});
}

function renderAround(html: string, lookup: ContentLookup, around: Around): string {
	return replaceDelimiters(
		html,
		({ name, attributes }) => {
			const post = around.post ?? around.owner;
			const { comment } = around;
			return (
				(comment && renderCommentBlock(name, attributes, comment, lookup)) ??
				(post && renderPostBlock(name, attributes, post, lookup)) ??
				renderDynamicBlock(name, attributes, lookup)
			);
		},
		({ name, attributes }, inside) => renderHolder(name, attributes, inside(), lookup, around),
	);
}

/** Renders a block that decides how often its content is shown. Null for all other blocks, whose content stays. */
function renderHolder(
	name: string,
	attributes: Attributes,
	inside: string,
	lookup: ContentLookup,
	around: Around,
): string {
	const { posts, post, layout, owner } = around;
	const own = owner ? { owner } : {};
	if (name === 'comment-template') return commentList(inside, lookup, around);
	if (name === 'query') {
		if (post) return renderDynamicBlock(name, attributes, lookup);
		const found = queriedPosts(attributes, lookup);
		return renderAround(inside, lookup, { ...own, posts: found, layout: attributes });
	}
	if (name === 'query-no-results') {
		return posts && posts.length === 0 ? renderAround(inside, lookup, own) : '';
	}
	if (!posts || posts.length === 0) return '';
	const items = posts.map(
		(one) => `<li class="wp-block-post">${renderAround(inside, lookup, { post: one })}</li>`,
	);
	const isGrid = [attributes.layout, layout?.displayLayout].some((one) =>
		/grid|flex/.test(typeOf(one)),
	);
	const names = `wp-block-post-template${isGrid ? ' is-layout-grid' : ''}`;
	return `<ul class="${names}">${items.join('')}</ul>`;
}

/** The template for each approved comment of the post, with its answers below it. */
function commentList(inside: string, lookup: ContentLookup, around: Around): string {
	const post = around.post ?? around.owner;
	if (post?.password !== '') return '';
	const all = lookup.commentsOf(post.databaseId);
	const known = new Set(all.map(({ databaseId }) => databaseId));
	const below = groupBy(all, ({ parentId }) => (known.has(parentId) ? parentId : 0));
	const listOf = (parentId: number, depth: number): string => {
		const items = (below.get(parentId) ?? []).map((comment) => {
			const { databaseId } = comment;
			const own = renderAround(inside, lookup, { ...around, comment });
			return `<li id="comment-${databaseId}" class="comment">${own}${listOf(databaseId, depth + 1)}</li>`;
		});
		return items.length === 0 || depth > DEEPEST_ANSWER
			? ''
			: `<ol${depth === 0 ? ' class="wp-block-comment-template"' : ''}>${items.join('')}</ol>`;
	};
	return listOf(0, 0);
}

/** The deepest level of answers that is shown. */
const DEEPEST_ANSWER = 10;

function typeOf(layout: unknown): string {
	return typeof layout === 'object' && layout !== null && 'type' in layout ? `${layout.type}` : '';
}

/** A text without the block editor's delimiters. */
export function stripBlockDelimiters(html: string): string {
	return replaceDelimiters(html, () => '');
}

/** Blocks whose inside does not appear as it is. */
const HOLDERS: ReadonlySet<string> = new Set([
	'query',
	'post-template',
	'query-no-results',
	'comment-template',
]);

/** @param markupOfHolder absent where the inside of every block stays as it is */
function replaceDelimiters(
	html: string,
	markupOf: (block: BlockDelimiter) => string,
	markupOfHolder?: (block: BlockDelimiter, inside: () => string) => string,
): string {
	const delimiters = [...blockDelimiters(html)];
	const ends = markupOfHolder ? endsOf(delimiters) : new Map<number, number>();
	let result = '';
	let done = 0;
	for (let at = 0; at < delimiters.length; at += 1) {
		const block = delimiters[at];
		if (!block) break;
		result += html.slice(done, block.start);
		done = block.end;
		if (block.kind === 'void') result += markupOf(block);
		const end = ends.get(at);
		const closing = end === undefined ? undefined : delimiters[end];
		if (!markupOfHolder || end === undefined || !closing) continue;
		result += markupOfHolder(block, () => html.slice(block.end, closing.start));
		done = closing.end;
		at = end;
	}
	return result + html.slice(done);
}

/** For each block with inner blocks: the place of its opening delimiter → its closing delimiter. */
function endsOf(delimiters: readonly BlockDelimiter[]): Map<number, number> {
	const ends = new Map<number, number>();
	const open: { name: string; at: number }[] = [];
	for (const [at, { kind, name }] of delimiters.entries()) {
		if (!HOLDERS.has(name)) continue;
		if (kind === 'opening') open.push({ name, at });
		if (kind !== 'closing' || open.at(-1)?.name !== name) continue;
		const opening = open.pop();
		if (opening) ends.set(opening.at, at);
	}
	return ends;
}
