import { BYTE_BUDGET, TOO_LARGE } from '@outrigger/mock/graphql/budget';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './ask-graphql';

/** The length of a text in characters, so that forty such texts are more than any answer may have. */
const LONG = 210_000;
const aliases = (count: number, field: string, prefix = 'a') =>
	Array.from({ length: count }, (_, at) => `${prefix}${10 + at}: ${field}`).join(' ');

let server: TestServer;
beforeAll(async () => {
	// The test stops the clock, because on a busy machine these answers take longer than an operation may run.
	const begun = Date.now();
	server = await startTestServer({ now: () => begun });
});
afterAll(() => server.close());

/** Gives a post another text. A test calls it before its first query for the post. */
function rewrite(databaseId: number, content: string): void {
	Object.defineProperty(server.wordpress.store.post(databaseId), 'content', { value: content });
}

const paragraph = (bytes: number) => `<p>${'a'.repeat(bytes - '<p></p>'.length)}</p>`;
const longText = (databaseId: number) =>
	`{ post(id: "${databaseId}", idType: DATABASE_ID) { content } }`;
/** The length of an answer without the text itself, in bytes. */
const AROUND = JSON.stringify({ data: { post: { content: '' } } }).length;

async function ask(query: string) {
	const response = await server.fetch('/graphql', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ query }),
	});
	const text = await response.text();
	const { data, errors } = JSON.parse(text) as {
		data: unknown;
		errors?: { message: string; extensions?: unknown }[];
	};
	return { status: response.status, bytes: Buffer.byteLength(text), data, errors };
}

describe('an answer', () => {
	it('may have 8 MB to the byte', async () => {
		rewrite(201, paragraph(BYTE_BUDGET - AROUND));
		const { status, bytes, errors } = await ask(longText(201));
		expect({ status, bytes, errors }).toEqual({ status: 200, bytes: 8_000_000, errors: undefined });
	});

	it('is an error instead where it would have one byte more', async () => {
		rewrite(202, paragraph(BYTE_BUDGET - AROUND + 1));
		const { status, data, errors } = await ask(longText(202));
		expect({ status, data, errors }).toEqual({
			status: 200,
			data: null,
			errors: [{ message: TOO_LARGE }],
		});
	});

	it.each([
		['of several bytes', 'é', 203, 204],
		['that JSON escapes', '\\', 205, 206],
	])('counts characters %s as the bytes that they take', async (_, character, fits, exceeds) => {
		const text = (bytes: number) => `<p>${character.repeat((bytes - 10) / 2)}</p>`;
		rewrite(fits, text(BYTE_BUDGET - AROUND));
		expect((await ask(longText(fits))).errors).toBeUndefined();
		rewrite(exceeds, text(BYTE_BUDGET + 10));
		expect((await ask(longText(exceeds))).errors).toEqual([{ message: TOO_LARGE }]);
	});

	it('is cut off where names that no field counts make it too large', async () => {
		const names = aliases(15, '__typename', 'n'.repeat(98));
		const { data, errors } = await ask(
			`{ posts(first: 100) { nodes { author { node { posts(first: 100) { nodes { ${names} } } } } } } }`,
		);
		expect(data).toBeNull();
		expect(errors).toEqual([{ message: TOO_LARGE }]);
	});
});

describe('on a site with long texts', () => {
	beforeAll(() => {
		for (const { databaseId, type } of server.wordpress.store.content.posts) {
			if (type === 'post') rewrite(databaseId, paragraph(LONG));
		}
	});

	it.each([
		[
			'the posts of all tags',
			'{ posts(first: 90) { nodes { tags { nodes { posts(first: 90) { nodes { content } } } } } } }',
		],
		['fourteen aliases', `{ posts { nodes { ${aliases(14, 'content')} } } }`],
	])('%s are cut off with one error', async (_, query) => {
		const { status, data, errors } = await ask(query);
		expect({ status, data, errors }).toMatchObject({
			status: 200,
			data: null,
			errors: [{ message: TOO_LARGE }],
		});
		expect(errors).toHaveLength(1);
	});

	it('a list that fits is answered whole', async () => {
		const count = Math.floor(BYTE_BUDGET / LONG) - 1;
		const { bytes, data, errors } = await ask(`{ posts(first: ${count}) { nodes { content } } }`);
		expect(errors).toBeUndefined();
		expect(bytes).toBeGreaterThan(count * LONG);
		expect(data).toMatchObject({ posts: { nodes: { length: count } } });
	});
});

describe('a text', () => {
	it('is made once for any number of operations', async () => {
		const other = await startTestServer();
		let reads = 0;
		Object.defineProperty(other.wordpress.store.post(18), 'content', {
			get: () => {
				reads += 1;
				return '<p>A text.</p>';
			},
		});
		const asked = (fields: string) =>
			other.ask(`{ post(id: "18", idType: DATABASE_ID) { ${fields} } }`);
		// The index of the search reads every text once as well.
		await other.ask('{ posts(where: { search: "text" }) { nodes { id } } }');
		await asked('content excerpt elementorPageMeta { excerpt }');
		const once = reads;
		expect(once).toBeGreaterThan(0);
		await asked(`${aliases(8, 'content')} ${aliases(7, 'excerpt', 'b')}`);
		await asked(`elementorPageMeta { ${aliases(15, 'excerpt')} }`);
		expect(reads).toBe(once);
		await other.close();
	});
});

describe('an operation of many steps', () => {
	const LARGE =
		'{ posts(first: 100) { nodes { title tags { nodes { name posts(first: 5) { nodes { title } } } } } } }';
	let stepping: TestServer;
	let time = 0;
	beforeAll(async () => {
		// Each call of the clock is a fifth of a millisecond later, so that slices end at the same points on every
		// machine.
		stepping = await startTestServer({ now: () => (time += 0.2) });
	});
	afterAll(() => stepping.close());

	it('lets the process do other things while it is answered', async () => {
		let loops = 0;
		let isDone = false;
		const counting = (async () => {
			for (; !isDone; loops += 1) await new Promise((resolve) => setImmediate(resolve));
		})();
		const { data, errors } = await stepping.ask(LARGE);
		isDone = true;
		await counting;
		expect(errors).toBeUndefined();
		expect(loops).toBeGreaterThan(5);
		expect(data).toEqual((await stepping.wordpress.execute(LARGE)).data);
	});

	it('does not hold up a small one that comes later', async () => {
		const order: string[] = [];
		await Promise.all([
			stepping.ask(LARGE).then(() => order.push('large')),
			stepping.ask('{ posts(first: 1) { nodes { title } } }').then(() => order.push('small')),
		]);
		expect(order).toEqual(['small', 'large']);
	});
});
