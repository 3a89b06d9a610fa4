import type { Page } from 'playwright';

/** The scripts that a page has fetched. */
export interface FetchedScripts {
	files: string[];
	/** The compressed size as sent, with headers. */
	bytes: number;
}

/**
 * Watches a page before its first navigation; returns a function that returns the loaded scripts so far. Chromium only.
 */
export async function watchScripts(page: Page): Promise<() => FetchedScripts> {
	const devtools = await page.context().newCDPSession(page);
	const files = new Map<string, string>();
	let bytes = 0;
	devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
		if (type === 'Script') files.set(requestId, new URL(response.url).pathname);
	});
	devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		if (files.has(requestId)) bytes += encodedDataLength;
	});
	await devtools.send('Network.enable');
	return () => ({ files: [...files.values()], bytes });
}
