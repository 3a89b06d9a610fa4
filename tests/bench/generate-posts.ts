import type {
	ContentTypeRecord,
	PostRecord,
	SettingsRecord,
	SiteContent,
	TaxonomyRecord,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';

const BOAT_TYPES = 6;
const DESTINATIONS = 20;
const TAGS = 60;
const AUTHORS = 8;
const FIRST_POST_ID = 1000;
const MINUTES_BETWEEN_POSTS = 97;
const WORDS_IN_TEXT = 60;

const SYLLABLES = 'ba cor da el fi gan ho is ka lu mar ne or pel ra sa tor ul va wen'.split(' ');

/** Pseudo-random numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/**
 * A site with `count` published posts: each in one of 6 boat types and one of 20 destinations (two taxonomies of its
 * own), with up to three of 60 tags, by one of 8 authors, 97 minutes apart, with 60 words of text. The same seed gives
 * the same site.
 */
export function generatePosts(count: number, seed = 1): SiteContent {
	const random = seededRandom(seed);
	const pick = <Item>(items: readonly Item[]): Item => {
		const item = items[Math.floor(random() * items.length)];
		if (item === undefined) throw new RangeError('There is nothing to pick from.');
		return item;
	};
	const words = Array.from({ length: 4000 }, () =>
		Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join(''),
	);
	const boatTypes = makeTerms('boat-type', BOAT_TYPES, 100);
	const destinations = makeTerms('destination', DESTINATIONS, 200);
	const tags = makeTerms('post_tag', TAGS, 300);
	const users = Array.from({ length: AUTHORS }, (_, at) => makeUser(at + 1));
	const start = Date.UTC(2000, 0, 1);
	const posts = Array.from({ length: count }, (_, at) => {
		const date = new Date(start + at * MINUTES_BETWEEN_POSTS * 60_000).toISOString().slice(0, 19);
		const text = Array.from({ length: WORDS_IN_TEXT }, () => pick(words)).join(' ');
		const title = `${pick(words)} ${pick(words)} ${pick(words)}`;
		const ownTags = Array.from({ length: Math.floor(random() * 4) }, () => pick(tags));
		const terms = [pick(boatTypes), pick(destinations), ...new Set(ownTags)];
		return makePost(FIRST_POST_ID + at, title, text, date, {
			authorId: pick(users).databaseId,
			termIds: terms.map((term) => term.databaseId),
			menuOrder: Math.floor(random() * 10),
		});
	});
	const terms = [...boatTypes, ...destinations, ...tags];
	const termsById = new Map(terms.map((term) => [term.databaseId, term]));
	for (const post of posts)
		for (const termId of post.termIds) {
			const term = termsById.get(termId);
			if (term) term.count += 1;
		}
	return {
		settings: SETTINGS,
		kit: { databaseId: 1, settings: {} },
		contentTypes: [POST_TYPE],
		taxonomies: [
			makeTaxonomy('boat-type', 'boatType', true),
			makeTaxonomy('destination', 'destination', false),
			makeTaxonomy('post_tag', 'tag', false),
		],
		posts,
		terms,
		menus: [],
		users,
		comments: [],
		warnings: [],
	};
}

function makePost(
	databaseId: number,
	title: string,
	text: string,
	date: string,
	own: Pick<PostRecord, 'authorId' | 'termIds' | 'menuOrder'>,
): PostRecord {
	const slug = `${title.replaceAll(' ', '-')}-${databaseId}`;
	return {
		databaseId,
		type: 'post',
		slug,
		uri: `/${slug}/`,
		status: 'publish',
		title,
		content: `<p>${text}</p>`,
		excerpt: '',
		date,
		dateGmt: date,
		modified: date,
		modifiedGmt: date,
		parentId: 0,
		password: '',
		featuredImageId: 0,
		commentStatus: 'open',
		commentCount: 0,
		template: '',
		sticky: false,
		meta: {},
		elementor: null,
		media: null,
		...own,
	};
}

function makeTerms(taxonomy: string, count: number, firstId: number): TermRecord[] {
	return Array.from({ length: count }, (_, at) => ({
		databaseId: firstId + at,
		taxonomy,
		name: `${taxonomy} ${at + 1}`,
		slug: `${taxonomy}-${at + 1}`,
		description: '',
		parentId: 0,
		uri: `/${taxonomy}/${taxonomy}-${at + 1}/`,
		count: 0,
		meta: {},
	}));
}

function makeTaxonomy(name: string, graphqlName: string, hierarchical: boolean): TaxonomyRecord {
	return {
		name,
		label: name,
		singularLabel: name,
		hierarchical,
		contentTypes: ['post'],
		rewriteSlug: name,
		graphqlSingleName: graphqlName,
		graphqlPluralName: `${graphqlName}s`,
		restBase: name,
	};
}

function makeUser(databaseId: number): UserRecord {
	return {
		databaseId,
		login: `author-${databaseId}`,
		slug: `author-${databaseId}`,
		name: `Author ${databaseId}`,
		firstName: '',
		lastName: '',
		email: `author-${databaseId}@example.org`,
		url: '',
		description: '',
		registered: '2000-01-01T00:00:00',
		roles: ['author'],
		applicationPasswords: [],
		password: '',
		avatarUrl: '',
	};
}

const POST_TYPE: ContentTypeRecord = {
	name: 'post',
	label: 'Posts',
	singularLabel: 'Post',
	hierarchical: false,
	public: true,
	hasArchive: false,
	rewriteSlug: '',
	graphqlSingleName: 'post',
	graphqlPluralName: 'posts',
	restBase: 'posts',
	taxonomies: ['boat-type', 'destination', 'post_tag'],
};

const SETTINGS: SettingsRecord = {
	title: 'Generated posts',
	description: '',
	email: '',
	language: 'en_US',
	timezone: 'UTC',
	dateFormat: 'F j, Y',
	timeFormat: 'g:i a',
	startOfWeek: 1,
	showOnFront: 'posts',
	pageOnFront: 0,
	pageForPosts: 0,
	postsPageUri: null,
	permalinkStructure: '/%postname%/',
	postsPerPage: 10,
	defaultCommentStatus: 'open',
	commentModeration: true,
	accessibleDefaults: false,
	siteIconId: 0,
	siteLogoId: 0,
	imageSizes: {},
	menuLocations: {},
	templates: {},
	sidebars: {},
	restUrl: '/wp-json/',
	ajaxUrl: '/wp-admin/admin-ajax.php',
	socialFeedAjaxUrl: '',
	analyticsMeasurementId: '',
};
