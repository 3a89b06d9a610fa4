/** The statuses of WordPress that files and changes give to content. */
export const POST_STATUSES = [
	'publish',
	'draft',
	'auto-draft',
	'pending',
	'private',
	'future',
	'trash',
] as const;

/**
 * The statuses of WordPress that content may have; `inherit` is the status of files. Only `publish` and `inherit` are
 * visible to all visitors.
 */
export type PostStatus = (typeof POST_STATUSES)[number] | 'inherit';
