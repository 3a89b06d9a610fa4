import type { PostRecord, TermRecord } from '@outrigger/formats/model/records';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import type { PostOrderField } from '../../store/store';
import type { ContentLookup } from '../content-lookup';
import { renderExcerpt, stripTags } from '../excerpt';
import { archives } from './archives-block';
import {
	type Attributes,
	classOf,
	idsIn,
	LONGEST_LIST,
	link,
	numberIn,
	timeOf,
	wordIn,
} from './block-parts';
import { latestComments } from './latest-comments-block';

/** Renders a dynamic block; empty without anything to show. */
type DynamicBlock = (attributes: Attributes, lookup: ContentLookup) => string;

/**
 * The dynamic blocks of WordPress that this host renders: those that depend only on the site's content. The host
 * renders a content once.
 */
const DYNAMIC: Readonly<Record<string, DynamicBlock>> = {
	'latest-posts': latestPosts,
	categories,
	'tag-cloud': tagCloud,
	'page-list': pageList,
	search,
	archives,
	'latest-comments': latestComments,
};

/**
 * Returns the markup of a block without stored markup; empty for a block that this host does not render, which it
 * reports to `leftOut`.
 * @param name `core/` left out
 */
export function renderDynamicBlock(
	name: string,
	attributes: Attributes,
	lookup: ContentLookup,
): string {
	if (Object.hasOwn(DYNAMIC, name)) return DYNAMIC[name]?.(attributes, lookup) ?? '';
	lookup.leftOut?.(name);
	return '';
}

const ORDERS: Readonly<Record<string, PostOrderField>> = { date: 'date', title: 'title' };

function latestPosts(attributes: Attributes, lookup: ContentLookup): string {
	const field = ORDERS[wordIn(attributes.orderBy)] ?? 'date';
	const order = attributes.order === 'asc' ? 'ASC' : 'DESC';
	const categoryIds = idsIn(attributes.categories);
	const author = numberIn(attributes.selectedAuthor, 0);
	const { items } = lookup.posts(
		{
			types: ['post'],
			orderBy: [{ field, order }],
			...(author > 0 && { authorIn: [author] }),
			...(categoryIds.length > 0 && {
				terms: [
					{ taxonomy: 'category', termIds: categoryIds, operator: 'IN', includeChildren: true },
				],
			}),
		},
		{ first: numberIn(attributes.postsToShow, 5) },
	);
	if (items.length === 0) return '';
	const isGrid = attributes.postLayout === 'grid';
	const names = classOf(
		'wp-block-latest-posts__list',
		isGrid && 'is-grid',
		isGrid && `columns-${numberIn(attributes.columns, 3)}`,
		'wp-block-latest-posts',
		wordIn(attributes.className),
	);
	const list = items.map((post) => `<li>${latestPost(post, attributes, lookup)}</li>`);
	return `<ul class="${names}">${list.join('')}</ul>`;
}

function latestPost(post: PostRecord, attributes: Attributes, lookup: ContentLookup): string {
	const author = attributes.displayAuthor === true ? lookup.user(post.authorId)?.name : undefined;
	const hasExcerpt =
		attributes.displayPostContent === true && attributes.displayPostContentRadio !== 'full_post';
	return [
		link(post.uri, post.title, lookup.say, 'wp-block-latest-posts__post-title'),
		author &&
			`<div class="wp-block-latest-posts__post-author">${escapeText(lookup.say('post.by', { name: author }))}</div>`,
		attributes.displayPostDate === true &&
			timeOf(post.date, lookup, 'wp-block-latest-posts__post-date'),
		hasExcerpt &&
			post.password === '' &&
			`<div class="wp-block-latest-posts__post-excerpt">${stripTags(renderExcerpt(post, lookup.typography))}</div>`,
	]
		.filter(Boolean)
		.join('');
}

function categories(attributes: Attributes, lookup: ContentLookup): string {
	const taxonomy = wordIn(attributes.taxonomy) || 'category';
	const shown = lookup
		.terms(taxonomy)
		.filter(({ count }) => count > 0 || attributes.showEmpty === true);
	const isTree = attributes.showHierarchy === true;
	const isTop = attributes.showOnlyTopLevel === true || isTree;
	const known = new Set(shown.map(({ databaseId }) => databaseId));
	const item = (term: TermRecord): string => {
		const count = attributes.showPostCounts === true ? ` (${term.count})` : '';
		const below = isTree ? shown.filter(({ parentId }) => parentId === term.databaseId) : [];
		const children =
			below.length > 0 ? `<ul class="children">${below.map(item).join('')}</ul>` : '';
		return `<li class="cat-item cat-item-${term.databaseId}">${link(term.uri, term.name, lookup.say)}${count}${children}</li>`;
	};
	const top = shown.filter(
		({ parentId }) => !isTop || parentId === 0 || (isTree && !known.has(parentId)),
	);
	if (top.length === 0) return '';
	return `<ul class="wp-block-categories-list wp-block-categories">${top.slice(0, LONGEST_LIST).map(item).join('')}</ul>`;
}

function tagCloud(attributes: Attributes, lookup: ContentLookup): string {
	const terms = lookup
		.terms(wordIn(attributes.taxonomy) || 'post_tag')
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count)
		.slice(0, numberIn(attributes.numberOfTags, 45))
		.sort((a, b) => a.name.localeCompare(b.name));
	if (terms.length === 0) return '';
	const links = terms.map(({ uri, name, count }) => {
		const shown = attributes.showTagCounts === true ? ` (${count})` : '';
		return `${link(uri, name, lookup.say, 'tag-cloud-link')}${shown}`;
	});
	return `<p class="wp-block-tag-cloud">${links.join('\n')}</p>`;
}

function pageList(attributes: Attributes, lookup: ContentLookup): string {
	const pagesBelow = (parentId: number) =>
		lookup.posts(
			{
				types: ['page'],
				parentIn: [parentId],
				orderBy: [
					{ field: 'menu_order', order: 'ASC' },
					{ field: 'title', order: 'ASC' },
				],
			},
			{ first: LONGEST_LIST },
		).items;
	const listBelow = (parentId: number, className: string, depth: number): string => {
		const pages = pagesBelow(parentId).filter(({ uri }) => uri !== null);
		if (pages.length === 0 || depth > 10) return '';
		const items = pages.map(
			(page) =>
				`<li class="wp-block-pages-list__item">${link(page.uri, page.title, lookup.say, 'wp-block-pages-list__item__link')}${listBelow(page.databaseId, 'wp-block-navigation__submenu-container', depth + 1)}</li>`,
		);
		return `<ul class="${className}">${items.join('')}</ul>`;
	};
	return listBelow(numberIn(attributes.parentPageID, 0), 'wp-block-page-list', 0);
}

function search(attributes: Attributes, { say }: ContentLookup): string {
	const label = escapeText(wordIn(attributes.label) || say('search.search'));
	const hint = escapeMarkup(wordIn(attributes.placeholder));
	const isHidden = attributes.showLabel === false;
	const button =
		attributes.buttonPosition === 'no-button'
			? ''
			: `<button class="wp-block-search__button" type="submit">${escapeText(wordIn(attributes.buttonText) || say('search.search'))}</button>`;
	return (
		'<form role="search" method="get" action="/" class="wp-block-search"><label>' +
		`<span class="wp-block-search__label${isHidden ? ' screen-reader-text' : ''}">${label}</span>` +
		`<span class="wp-block-search__inside-wrapper"><input class="wp-block-search__input" type="search" name="s" placeholder="${hint}" required>${button}</span>` +
		'</label></form>'
	);
}
