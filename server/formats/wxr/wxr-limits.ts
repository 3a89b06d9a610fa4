/**
 * The limits for reading a WordPress export file, so that the process can still answer requests after a file of any
 * length.
 */
export interface WxrLimits {
	/** The most `<item>`s: posts, pages, media, menu items. */
	items: number;
	/** The most comments of all posts together. */
	comments: number;
	/** The most characters of one text. */
	textLength: number;
}

export const WXR_LIMITS: WxrLimits = {
	items: 200_000,
	comments: 200_000,
	textLength: 32 * 1024 * 1024,
};
