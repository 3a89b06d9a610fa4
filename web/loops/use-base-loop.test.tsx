import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnServer } from '../elements/testing/render-on-server';
import type { QuerySettings } from './query/query-settings';
import { useBaseLoop } from './use-base-loop';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** Returns the requests that a list of the page sends at a moment. */
async function askedAt(moment: string) {
	vi.setSystemTime(moment);
	const answers = { status: 200, body: [], total: 0, totalPages: 0 };
	let asked = { now: 0, seed: '' };
	function List() {
		const element = {
			id: 'a1b2c3d',
			elType: 'widget',
			widgetType: 'loop-grid',
			settings: {},
			renderedHtml: null,
			children: [],
		};
		const query = {} as QuerySettings;
		asked = useBaseLoop().requestOf(element, 7, { query, perPage: 6 });
		return null;
	}
	await renderOnServer(<List />, { rest: async () => answers });
	return { now: new Date(asked.now).toISOString(), seed: asked.seed };
}

it('a list believes for an hour that it is the same time, and keeps an order of chance as long', async () => {
	const first = await askedAt('2026-05-01T10:00:00.000Z');
	expect(first.now).toBe('2026-05-01T10:00:00.000Z');
	expect(await askedAt('2026-05-01T10:59:59.999Z')).toEqual(first);
	const next = await askedAt('2026-05-01T11:00:00.000Z');
	expect(next.now).toBe('2026-05-01T11:00:00.000Z');
	expect(next.seed).not.toBe(first.seed);
});
