import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeBody } from '../answers/stored-body';
import { claimPage } from './claim-page';
import type { CachedPage, SharedPages } from './page-cache';
import { CLAIM_MS } from './redis-pages';

const always = () => true;
const claimMs = CLAIM_MS;

async function page(): Promise<CachedPage> {
	const body = await storeBody(200, {}, 'here');
	return { ...body, tags: [], renderedAt: 0, changesAt: null, expired: false };
}

describe('the claim of a page that another host makes', () => {
	beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
	afterEach(() => void vi.useRealTimers());

	it('returns that host’s page as soon as it exists', async () => {
		let made: CachedPage | null = null;
		const claim = claimPage(
			{ claimMs, lock: async () => null, get: async () => made },
			'/',
			always,
		);
		await vi.advanceTimersByTimeAsync(200);
		made = await page();
		await vi.advanceTimersByTimeAsync(100);
		expect((await claim).page).toBe(made);
	});

	it('gives no page that has to be made again', async () => {
		const old = await page();
		const unlock = vi.fn(async () => undefined);
		const claim = await claimPage(
			{ claimMs, lock: async () => unlock, get: async () => old },
			'/',
			({ expired }) => expired,
		);
		expect(claim.page).toBeNull();
		expect(unlock).not.toHaveBeenCalled();
		if (!claim.page) claim.release();
		expect(unlock).toHaveBeenCalledTimes(1);
	});

	it('goes to the next host when the first one has gone', async () => {
		let isHeld = true;
		const shared: Pick<SharedPages, 'claimMs' | 'get' | 'lock'> = {
			claimMs,
			lock: async () => (isHeld ? null : async () => undefined),
			get: async () => null,
		};
		let claimed = false;
		const claim = claimPage(shared, '/', always).then((made) => {
			claimed = true;
			return made;
		});
		await vi.advanceTimersByTimeAsync(CLAIM_MS - 100);
		expect(claimed).toBe(false);
		isHeld = false;
		await vi.advanceTimersByTimeAsync(50);
		expect((await claim).page).toBeNull();
	});

	it('ends by itself when no page comes', async () => {
		const claim = claimPage(
			{ claimMs, lock: async () => null, get: async () => null },
			'/',
			always,
		);
		await vi.advanceTimersByTimeAsync(CLAIM_MS + 50);
		expect((await claim).page).toBeNull();
	});

	it('is this host’s where the shared cache fails', async () => {
		const away = async () => {
			throw new Error('away');
		};
		expect((await claimPage({ claimMs, lock: away, get: away }, '/', always)).page).toBeNull();
	});
});
