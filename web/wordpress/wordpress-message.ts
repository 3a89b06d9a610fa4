const NAMED: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	hellip: '…',
	nbsp: '\u00a0',
	euro: '€',
	pound: '£',
};

/**
 * A message of WordPress as plain text: WordPress writes `<strong>Error:</strong>` before it and encodes quotes
 * (`you&#8217;ve`). Unknown entities stay as they are.
 */
export function wordpressMessage(message: string): string {
	return message
		.replace(/<[^>]*>/g, '')
		.replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/g, (entity, code?: string, name?: string) =>
			code ? String.fromCodePoint(Number(code)) : (NAMED[name ?? ''] ?? entity),
		)
		.replace(/^Error:\s*/i, '')
		.trim();
}
