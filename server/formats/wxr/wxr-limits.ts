/**
 * The limits for reading a WordPress export file, so that a file of any length leaves a process
 * that answers.
 */
export interface WxrLimits {
	/** Posts, pages, media, menu items: the `<item>`s. */
	items: number;
	/** Comments of all posts. */
	comments: number;
	/** Characters of one text. */
	textLength: number;
}

export const WXR_LIMITS: WxrLimits = {
	items: 200_000,
	comments: 200_000,
	textLength: 32 * 1024 * 1024,
};
