import { createStore } from '@outrigger/mock/store/create-store';
import type { PostQuery, Store, TermFilter, Window } from '@outrigger/mock/store/store';
import { generatePosts } from './generate-posts';
import { judge, show } from './support/judge';
import { median } from './support/median';

/** The limit that the project sets itself: the cost at the largest size divided by the cost at the smallest. */
const BAR = 2;
/** The longest time that a request may wait because of another client's search, in milliseconds. */
const HOLD_BAR_MS = 100;
const SIZES = [60, 10_000, 100_000];
const ROUNDS = 41;
const CALLS_PER_ROUND = 200;
const PAGE_SIZE = 10;

interface Question {
	name: string;
	ask(store: Store, call: number): void;
}

const only = (taxonomy: string, termId: number): TermFilter => ({
	taxonomy,
	termIds: [termId],
	operator: 'IN',
	includeChildren: true,
});

/** Filters over both taxonomies, different in each call, like the filters of visitors. */
function filteredQuery(call: number): PostQuery {
	return {
		types: ['post'],
		terms: [only('boat-type', 100 + (call % 6)), only('destination', 200 + (call % 20))],
	};
}

function deepWindow(store: Store): Window {
	const posts = store.content.posts;
	const middle = posts[Math.floor(posts.length / 2)];
	return { first: PAGE_SIZE, afterId: middle?.databaseId };
}

const QUESTIONS: Question[] = [
	{
		name: 'first page',
		ask: (store) => store.posts({ types: ['post'] }, { first: PAGE_SIZE }),
	},
	{
		name: 'filtered page (two taxonomies)',
		ask: (store, call) => store.posts(filteredQuery(call), { first: PAGE_SIZE }),
	},
	{
		name: 'deep page by cursor',
		ask: (store) => store.posts({ types: ['post'] }, deepWindow(store)),
	},
	{
		name: 'deep page by offset, by title',
		ask: (store) =>
			store.posts(
				{ types: ['post'], orderBy: [{ field: 'title', order: 'ASC' }] },
				{ first: PAGE_SIZE, offset: Math.floor(store.content.posts.length / 2) },
			),
	},
	{
		name: 'terms of a filter, counted before',
		ask: (store) => store.termCounts({ types: ['post'] }, 'destination'),
	},
];

/** These are not part of the bar. Every call is a new query, so there is no kept answer. */
const COLD: Question[] = [
	{
		name: 'cold: filtered page, never asked before',
		ask: (store, call) =>
			store.posts({ ...filteredQuery(call), notIn: [-1 - uniqueNumber()] }, { first: PAGE_SIZE }),
	},
	{
		name: 'cold: terms of a filter, never counted before',
		ask: (store, call) =>
			store.termCounts({ ...filteredQuery(call), notIn: [-1 - uniqueNumber()] }, 'post_tag'),
	},
	{
		name: 'cold: by ten ids',
		ask: (store, call) => {
			const ids = store.content.posts
				.slice(call % 50, (call % 50) + 10)
				.map((post) => post.databaseId);
			store.posts({ types: ['post'], in: ids }, {});
		},
	},
];

let unique = 0;
function uniqueNumber(): number {
	unique += 1;
	return unique;
}

function microsecondsPerCall(store: Store, question: Question): number {
	const start = performance.now();
	for (let call = 0; call < CALLS_PER_ROUND; call++) question.ask(store, call);
	return ((performance.now() - start) * 1000) / CALLS_PER_ROUND;
}

function measure(stores: Store[], question: Question): number[] {
	const times: number[][] = stores.map(() => []);
	// All sizes are measured in turn, so that other work on the machine affects all of them.
	for (let round = 0; round < ROUNDS; round++)
		stores.forEach((store, at) => {
			times[at]?.push(microsecondsPerCall(store, question));
		});
	return times.map(median);
}

const stores = SIZES.map((size) => {
	const content = generatePosts(size);
	const start = performance.now();
	const store = createStore(content);
	console.log(`  ${size} posts: built in ${(performance.now() - start).toFixed(0)} ms`);
	return store;
});

for (const question of [...QUESTIONS, ...COLD]) {
	const times = measure(stores, question);
	const value = (times.at(-1) ?? 0) / (times[0] ?? 1);
	const sides = SIZES.map((size, at) => `${size}: ${times[at]?.toFixed(2)} µs`).join(', ');
	if (QUESTIONS.includes(question)) {
		judge({ what: question.name, value, unit: '×', atMost: BAR, sides });
	} else {
		console.log(`  ${value.toFixed(2)}× ${question.name} (no bar)\n${' '.repeat(11)}${sides}`);
	}
}

/** Searches with one word and with several, for words in few posts and for words in nearly all. */
const SEARCHES = ['marne', 'corsa marne', 'ne', 'ba co'];

/** A misspelt form of a word in the posts. */
const MISSPELT = 'bacoxr';

const searching = (search: string): PostQuery => ({
	types: ['post'],
	search,
	orderBy: [{ field: 'relevance', order: 'DESC' }],
});

/** Milliseconds of processor time that this process has used; other programs on the machine do not count. */
function processorMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** The longest time for which one call blocks all other requests of the process. */
async function longestHold(answer: () => Promise<unknown>): Promise<number> {
	let [isDone, longest, last] = [false, 0, processorMs()];
	const look = () => {
		const now = processorMs();
		longest = Math.max(longest, now - last);
		last = now;
		if (!isDone) setImmediate(look);
	};
	setImmediate(look);
	await answer();
	await new Promise(setImmediate);
	isDone = true;
	return longest;
}

for (const [at, store] of stores.entries()) {
	for (const [place, search] of SEARCHES.entries()) {
		const query = searching(search);
		const start = performance.now();
		const hold = await longestHold(async () => {
			await store.prepare(query);
			store.posts(query, { first: PAGE_SIZE });
		});
		const took = performance.now() - start;
		const { total } = store.posts(query, { first: PAGE_SIZE });
		judge({
			what: `${place === 0 ? 'the first search' : 'a search'} over ${show(SIZES[at] ?? 0)} posts: “${search}”`,
			value: hold,
			unit: 'ms',
			atMost: HOLD_BAR_MS,
			sides: `the longest that others wait; answered after ${show(took, 'ms')}, ${show(total)} found`,
		});
	}
	const name = MISSPELT;
	const start = performance.now();
	let meant: string | null = null;
	const hold = await longestHold(async () => {
		meant = await store.suggestSearch(name);
	});
	judge({
		what: `what “${name}” may have meant among ${show(SIZES[at] ?? 0)} posts`,
		value: hold,
		unit: 'ms',
		atMost: HOLD_BAR_MS,
		sides: `the longest that others wait; answered after ${show(performance.now() - start, 'ms')}: ${meant}`,
	});
}
