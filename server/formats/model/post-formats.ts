/** The taxonomy in which WordPress keeps the formats of posts. */
export const POST_FORMAT = 'post_format';

/** WordPress's formats and their names; `standard` means a post without any other format. */
export const POST_FORMATS = {
	aside: 'Aside',
	chat: 'Chat',
	gallery: 'Gallery',
	link: 'Link',
	image: 'Image',
	quote: 'Quote',
	status: 'Status',
	video: 'Video',
	audio: 'Audio',
} as const;

export type PostFormat = keyof typeof POST_FORMATS;

const PREFIX = 'post-format-';

/** The slug of a format's term: `post-format-gallery`. */
export function postFormatSlug(format: string): string {
	return PREFIX + format;
}

/** The format in a term's slug, which is also its part of addresses: `gallery`. Other slugs stay unchanged. */
export function formatOfSlug(slug: string): string {
	return slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : slug;
}
