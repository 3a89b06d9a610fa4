import type { PostRecord } from '@outrigger/formats/model/records';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import { mediaUrl } from '../../media/uploads-url';
import type { ContentLookup } from '../content-lookup';
import { renderExcerpt, stripTags } from '../excerpt';
import { languageItems } from '../language-switcher';
import { type Attributes, avatarOf, link, timeOf, wordIn } from './block-parts';

type PostBlock = (attributes: Attributes, post: PostRecord, lookup: ContentLookup) => string;

const POST_BLOCKS: Readonly<Record<string, PostBlock>> = {
	'post-title': title,
	'post-date': date,
	'post-excerpt': excerpt,
	'post-featured-image': featuredImage,
	'post-author-name': authorName,
	'post-author': author,
	'post-author-biography': biography,
	'post-comments-count': commentsCount,
	'post-comments-link': commentsLink,
	'comments-title': commentsTitle,
	'read-more': readMore,
	'post-terms': postTerms,
	avatar,
	'polylang/language-switcher': languageSwitcher,
};

/** A block about a post; undefined for every other block. */
export function renderPostBlock(
	name: string,
	attributes: Attributes,
	post: PostRecord,
	lookup: ContentLookup,
): string | undefined {
	if (!Object.hasOwn(POST_BLOCKS, name)) return undefined;
	return POST_BLOCKS[name]?.(attributes, post, lookup);
}

function title({ level, isLink }: Attributes, post: PostRecord, { say }: ContentLookup): string {
	const tag =
		typeof level === 'number' && level >= 1 && level <= 6 ? `h${Math.trunc(level)}` : 'h2';
	const text =
		isLink === true
			? link(post.uri, post.title, say)
			: escapeText(post.title) || escapeText(say('post.noTitle'));
	return `<${tag} class="wp-block-post-title">${text}</${tag}>`;
}

function date(
	{ isLink, displayType }: Attributes,
	post: PostRecord,
	lookup: ContentLookup,
): string {
	const isChange = displayType === 'modified';
	// WordPress shows no date of a change for a post that was never changed.
	if (isChange && post.modified <= post.date) return '';
	const time = timeOf(isChange ? post.modified : post.date, lookup);
	const shown = isLink === true ? `<a href="${escapeMarkup(post.uri ?? '/')}">${time}</a>` : time;
	return `<div class="wp-block-post-date">${shown}</div>`;
}

function excerpt({ moreText }: Attributes, post: PostRecord, lookup: ContentLookup): string {
	if (post.password !== '') return '';
	const more = wordIn(moreText);
	const words = stripTags(renderExcerpt(post, lookup.typography));
	const further =
		more && link(post.uri, stripTags(more), lookup.say, 'wp-block-post-excerpt__more-link');
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

function author(attributes: Attributes, post: PostRecord, lookup: ContentLookup): string {
	const user = lookup.user(post.authorId);
	if (!user) return '';
	const { showAvatar, avatarSize, showBio, byline } = attributes;
	const hasPicture = showAvatar !== false;
	const size = typeof avatarSize === 'number' ? avatarSize : 48;
	const part = (name: string, text: string) =>
		text && `<p class="wp-block-post-author__${name}">${escapeText(text)}</p>`;
	const words = [
		part('byline', stripTags(wordIn(byline))),
		part('name', user.name),
		showBio === true ? part('bio', stripTags(user.description)) : '',
	].join('');
	const picture = hasPicture
		? `<div class="wp-block-post-author__avatar">${avatarOf(user, size, '')}</div>`
		: '';
	return `<div class="wp-block-post-author">${picture}<div class="wp-block-post-author__content">${words}</div></div>`;
}

function biography(_: Attributes, post: PostRecord, lookup: ContentLookup): string {
	const words = stripTags(lookup.user(post.authorId)?.description ?? '');
	return words && `<div class="wp-block-post-author-biography">${words}</div>`;
}

function commentsCount(_: Attributes, post: PostRecord): string {
	return `<div class="wp-block-post-comments-count">${post.commentCount}</div>`;
}

/** The number of comments, in words. */
function inWords({ commentCount: count }: PostRecord, { say }: ContentLookup): string {
	return escapeText(count === 0 ? say('comments.none') : say('comments.count', { count }));
}

function commentsLink(_: Attributes, post: PostRecord, lookup: ContentLookup): string {
	if (post.password !== '') return '';
	const href = escapeMarkup(`${post.uri ?? '/'}#comments`);
	return `<div class="wp-block-post-comments-link"><a href="${href}">${inWords(post, lookup)}</a></div>`;
}

function commentsTitle({ level }: Attributes, post: PostRecord, lookup: ContentLookup): string {
	if (post.commentCount === 0 || post.password !== '') return '';
	const tag =
		typeof level === 'number' && level >= 1 && level <= 6 ? `h${Math.trunc(level)}` : 'h2';
	return `<${tag} class="wp-block-comments-title">${inWords(post, lookup)}</${tag}>`;
}

function readMore({ content }: Attributes, post: PostRecord, { say }: ContentLookup): string {
	const text = stripTags(wordIn(content)) || escapeText(say('shop.readMore'));
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

function avatar({ size }: Attributes, post: PostRecord, lookup: ContentLookup): string {
	const author = lookup.user(post.authorId);
	if (!author) return '';
	const picture = avatarOf(author, size, 'wp-block-avatar__image', author.name);
	return `<div class="wp-block-avatar">${picture}</div>`;
}

function languageSwitcher(attributes: Attributes, post: PostRecord, lookup: ContentLookup): string {
	const items = languageItems(post, lookup, {
		forceHome: attributes.force_home === true,
		hideCurrent: attributes.hide_current === true,
		hideIfNoTranslation: attributes.hide_if_no_translation === true,
	});
	return items === '' ? '' : `<ul class="wp-block-polylang-language-switcher">${items}</ul>`;
}
