import { createWordPress } from '@outrigger/mock';
import { DEFAULT_TABS } from '@outrigger/mock/graphql/graphiql/default-tabs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ now: () => Date.UTC(2026, 4, 30, 18, 0, 0) });
});
afterAll(() => server.close());

describe('the tabs that GraphiQL opens with', () => {
	const tabs = DEFAULT_TABS.map(({ query, variables }) => ({
		name: /(?:query) (\w+)/.exec(query)?.[1] ?? '',
		query,
		variables,
	}));

	it.each(tabs)('$name is within the limits and answered', async ({ query, variables }) => {
		const { data, errors } = await server.ask(query, variables);
		expect(errors).toBeUndefined();
		expect(JSON.stringify(data).length).toBeGreaterThan(100);
	});

	it.each(tabs)('$name is answered by an empty site as well', async ({ query, variables }) => {
		server.site.write('../empty/site.json', {});
		const empty = await createWordPress({
			contentDir: server.site.contentDir.replace(/content$/, 'empty'),
			siteUrl: SITE_URL,
		});
		const { errors } = await empty.execute(query, variables);
		expect(errors).toBeUndefined();
	});
});
