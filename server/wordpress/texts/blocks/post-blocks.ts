import type { PostRecord } from '@outrigger/formats/model/records';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import { mediaUrl } from '../../media/uploads-url';
import type { ContentLookup } from '../content-lookup';
import { renderExcerpt, stripTags } from '../excerpt';
import { languageItems } from '../language-switcher';
import { type Attributes, link, wordIn } from './block-parts';

type PostBlock = (attributes: Attributes, post: PostRecord, lookup: ContentLookup) => string;

const POST_BLOCKS: Readonly<Record<string, PostBlock>> = {
	'post-title': title,
	'post-date': date,
	'post-excerpt': excerpt,
	'post-featured-image': featuredImage,
	'post-author-name': authorName,
	'post-author': authorName,
	'read-more': readMore,
	'post-terms': postTerms,
	avatar,
	'polylang/language-switcher': languageSwitcher,
};

/** A block about a post; undefined for a block that is about none. */
export function renderPostBlock(
	name: string,
	attributes: Attributes,
	post: PostRecord,
	lookup: ContentLookup,
): string | undefined {
	if (!Object.hasOwn(POST_BLOCKS, name)) return undefined;
	return POST_BLOCKS[name]?.(attributes, post, lookup);
}

function title({ level, isLink }: Attributes, post: PostRecord): string {
	const tag =
		typeof level === 'number' && level >= 1 && level <= 6 ? `h${Math.trunc(level)}` : 'h2';
	const text =
		isLink === true ? link(post.uri, post.title) : escapeText(post.title) || '(no title)';
	return `<${tag} class="wp-block-post-title">${text}</${tag}>`;
}

function date({ isLink }: Attributes, post: PostRecord): string {
	const time = `<time datetime="${escapeMarkup(post.date)}">${post.date.slice(0, 10)}</time>`;
	const shown = isLink === true ? `<a href="${escapeMarkup(post.uri ?? '/')}">${time}</a>` : time;
	return `<div class="wp-block-post-date">${shown}</div>`;
}

function excerpt({ moreText }: Attributes, post: PostRecord): string {
	if (post.password !== '') return '';
	const more = wordIn(moreText);
	const words = stripTags(renderExcerpt(post));
	const further = more && link(post.uri, stripTags(more), 'wp-block-post-excerpt__more-link');
	if (words === '' && further === '') return '';
	return `<div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">${words}</p>${further}</div>`;
}

function featuredImage({ isLink }: Attributes, post: PostRecord, lookup: ContentLookup): string {
	const picture = lookup.post(post.featuredImageId);
	if (!picture?.media || post.password !== '') return '';
	const { media, databaseId } = picture;
	const address = escapeMarkup(mediaUrl(lookup.siteUrl, media));
	const image = `<img src="${address}" class="wp-image-${databaseId}" alt="${escapeMarkup(media.altText)}">`;
	const shown = isLink === true ? `<a href="${escapeMarkup(post.uri ?? '/')}">${image}</a>` : image;
	return `<figure class="wp-block-post-featured-image">${shown}</figure>`;
}

function authorName(_: Attributes, post: PostRecord, lookup: ContentLookup): string {
	const name = lookup.user(post.authorId)?.name;
	return name ? `<div class="wp-block-post-author-name">${escapeText(name)}</div>` : '';
}

function readMore({ content }: Attributes, post: PostRecord): string {
	const text = stripTags(wordIn(content)) || 'Read more';
	return `<a class="wp-block-read-more" href="${escapeMarkup(post.uri ?? '/')}">${text}<span class="screen-reader-text">: ${escapeText(post.title)}</span></a>`;
}

function postTerms(
	{ term, separator, prefix, suffix }: Attributes,
	post: PostRecord,
	lookup: ContentLookup,
): string {
	const taxonomy = wordIn(term);
	const links = lookup
		.terms(taxonomy)
		.filter(({ databaseId }) => post.termIds.includes(databaseId))
		.map(({ uri, name }) => `<a href="${escapeMarkup(uri)}" rel="tag">${escapeText(name)}</a>`);
	if (taxonomy === '' || links.length === 0) return '';
	const between = `<span class="wp-block-post-terms__separator">${escapeText(wordIn(separator) || ', ')}</span>`;
	const part = (name: string, text: unknown) =>
		wordIn(text) && `<span class="wp-block-post-terms__${name}">${escapeText(wordIn(text))}</span>`;
	return `<div class="taxonomy-${escapeMarkup(taxonomy)} wp-block-post-terms">${part('prefix', prefix)}${links.join(between)}${part('suffix', suffix)}</div>`;
}

/** WordPress's own default, in CSS pixels. */
const AVATAR_SIZE = 96;

function avatar({ size }: Attributes, post: PostRecord, lookup: ContentLookup): string {
	const author = lookup.user(post.authorId);
	if (!author?.avatarUrl) return '';
	const side = typeof size === 'number' && size > 0 ? Math.trunc(size) : AVATAR_SIZE;
	return `<div class="wp-block-avatar"><img src="${escapeMarkup(author.avatarUrl)}" alt="${escapeMarkup(author.name)}" class="avatar avatar-${side} photo wp-block-avatar__image" height="${side}" width="${side}"></div>`;
}

function languageSwitcher(attributes: Attributes, post: PostRecord, lookup: ContentLookup): string {
	const items = languageItems(post, lookup, {
		forceHome: attributes.force_home === true,
		hideCurrent: attributes.hide_current === true,
		hideIfNoTranslation: attributes.hide_if_no_translation === true,
	});
	return items === '' ? '' : `<ul class="wp-block-polylang-language-switcher">${items}</ul>`;
}
