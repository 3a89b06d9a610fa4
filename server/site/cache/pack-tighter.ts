import { FILE_BROTLI_QUALITY, plainBytes, storeBody } from '../answers/stored-body';
import type { CachedPage, PageCache } from './page-cache';

/** Compresses kept pages again with the best quality, since no visitor waits for it. */
export interface TighterPages {
	/**
	 * A kept page was sent, so it may be sent again: its best compression begins unless the host compresses another
	 * page at the moment.
	 */
	sent(key: string, page: CachedPage): void;
	/** Gives a new page the bytes of the earlier page if both have the same content. */
	reuse(key: string, page: CachedPage): CachedPage;
}

/**
 * Packs kept pages as tightly as files. A page at brotli 11 is a tenth smaller than at 5 and takes a second of a
 * thread, so the host packs a page on its second request, one page at a time, and keeps the bytes through renewals that
 * change nothing.
 */
export function packTighter(
	cache: Pick<PageCache, 'peek' | 'set'>,
	report: (error: unknown) => void,
): TighterPages {
	/**
	 * The compressed bytes that cannot become smaller. They are the keys, because a renewed page is a new object with
	 * the same bytes.
	 */
	const tight = new WeakSet<CachedPage['bytes']>();
	let isBusy = false;

	async function pack(key: string, page: CachedPage): Promise<void> {
		const { status, headers } = page;
		const body = await storeBody(status, headers, plainBytes(page), FILE_BROTLI_QUALITY);
		tight.add(body.bytes);
		// Meanwhile a purge or a renewal may have replaced the page.
		if (cache.peek(key) === page && !page.expired) cache.set(key, { ...page, ...body });
	}

	return {
		sent(key, page) {
			if (isBusy || page.expired || page.status !== 200 || tight.has(page.bytes)) return;
			isBusy = true;
			pack(key, page)
				.catch(report)
				.finally(() => {
					isBusy = false;
				});
		},
		reuse(key, page) {
			const earlier = cache.peek(key);
			if (!earlier || earlier.tag !== page.tag || !tight.has(earlier.bytes)) return page;
			return { ...page, bytes: earlier.bytes, answers: earlier.answers };
		},
	};
}
