import type {
	CommentRecord,
	PostRecord,
	SettingsRecord,
	SiteContent,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';

/** Address of the site in the tests of REST. */
export const SITE_URL = 'http://site.test';

function post(databaseId: number, fields: Partial<PostRecord>): PostRecord {
	const day = String((databaseId % 28) + 1).padStart(2, '0');
	const slug = fields.slug ?? `story-${databaseId}`;
	return {
		databaseId,
		type: 'post',
		slug,
		uri: `/${slug}/`,
		status: 'publish',
		title: `Story ${databaseId}`,
		content: `<p>Text of ${databaseId}</p>`,
		excerpt: '',
		date: `2026-05-${day}T12:00:00`,
		dateGmt: `2026-05-${day}T09:00:00`,
		modified: `2026-06-${day}T12:00:00`,
		modifiedGmt: `2026-06-${day}T09:00:00`,
		authorId: 1,
		parentId: 0,
		menuOrder: 0,
		password: '',
		featuredImageId: 0,
		termIds: [],
		commentStatus: 'open',
		commentCount: 0,
		template: '',
		sticky: false,
		meta: {},
		elementor: null,
		media: null,
		...fields,
	};
}

function term(databaseId: number, taxonomy: string, fields: Partial<TermRecord>): TermRecord {
	const slug = fields.slug ?? `term-${databaseId}`;
	return {
		databaseId,
		taxonomy,
		name: slug,
		slug,
		description: '',
		parentId: 0,
		uri: `/${taxonomy}/${slug}/`,
		count: 0,
		meta: {},
		...fields,
	};
}

function user(databaseId: number, login: string, role: string): UserRecord {
	return {
		databaseId,
		login,
		slug: login,
		name: login,
		firstName: '',
		lastName: '',
		email: `${login}@site.test`,
		url: '',
		description: '',
		registered: '2026-01-01 00:00:00',
		roles: [role],
		applicationPasswords: [],
		password: '',
		avatarUrl: '',
	};
}

function comment(databaseId: number, fields: Partial<CommentRecord>): CommentRecord {
	return {
		databaseId,
		postId: 1,
		parentId: 0,
		authorName: 'a guest',
		authorEmail: 'guest@else.test',
		authorUrl: '',
		userId: 0,
		content: 'Calm & clear',
		date: `2026-07-0${databaseId} 10:00:00`,
		dateGmt: `2026-07-0${databaseId} 07:00:00`,
		status: 'approve',
		...fields,
	};
}

const settings: SettingsRecord = {
	title: 'Boats & bays',
	description: '',
	email: 'office@site.test',
	language: 'en_US',
	timezone: 'Europe/Athens',
	dateFormat: 'F j, Y',
	timeFormat: 'g:i a',
	startOfWeek: 1,
	showOnFront: 'page',
	pageOnFront: 30,
	pageForPosts: 31,
	postsPageUri: '/stories/',
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
	restUrl: '',
	ajaxUrl: '',
	socialFeedAjaxUrl: '',
	analyticsMeasurementId: '',
};

const contentType = {
	label: '',
	singularLabel: '',
	hierarchical: false,
	public: true,
	hasArchive: false,
	rewriteSlug: '',
	graphqlSingleName: '',
	graphqlPluralName: '',
	taxonomies: [],
};
const taxonomy = {
	label: '',
	singularLabel: '',
	hierarchical: false,
	contentTypes: ['post'],
	rewriteSlug: '',
	graphqlSingleName: '',
	graphqlPluralName: '',
};

/** 20 stories, two pages, a picture, a template, two boat types, one category below another. */
export function testSite(): SiteContent {
	const stories = Array.from({ length: 20 }, (_, at) => {
		const id = at + 1;
		const boatType = id % 2 === 0 ? 10 : 11;
		return post(id, { termIds: id % 3 === 0 ? [boatType, 2] : [boatType, 3] });
	});
	Object.assign(stories[0] ?? {}, {
		title: 'Dine & dive',
		featuredImageId: 40,
		sticky: true,
		excerpt: 'Short & clear',
	});
	Object.assign(stories[1] ?? {}, { password: 'sesame', title: 'Locked', authorId: 2 });
	return {
		settings,
		kit: { databaseId: 90, settings: {} },
		contentTypes: [
			{ ...contentType, name: 'post', restBase: 'posts', taxonomies: ['category', 'boat_type'] },
			{ ...contentType, name: 'page', restBase: 'pages', hierarchical: true },
			{ ...contentType, name: 'attachment', restBase: 'media' },
			{ ...contentType, name: 'elementor_library', restBase: 'elementor_library', public: false },
		],
		taxonomies: [
			{ ...taxonomy, name: 'category', restBase: 'categories', hierarchical: true },
			{ ...taxonomy, name: 'boat_type', restBase: 'boat-types' },
		],
		posts: [
			...stories,
			post(21, { status: 'draft', uri: '/?p=21', title: 'Unfinished', authorId: 3 }),
			post(30, { type: 'page', slug: 'home', uri: '/' }),
			post(31, { type: 'page', slug: 'stories', uri: null }),
			post(40, {
				type: 'attachment',
				slug: 'cove',
				status: 'inherit',
				media: {
					file: '2026/05/cove.jpg',
					sourcePath: '/nowhere/cove.svg',
					mimeType: 'image/jpeg',
					width: 2400,
					height: 1600,
					altText: 'A cove',
					caption: 'A cove & a hull',
					description: '',
				},
			}),
			post(50, { type: 'elementor_library', slug: 'header', uri: null }),
		],
		terms: [
			term(1, 'category', { name: 'Sun & sea', slug: 'sun-sea' }),
			term(2, 'category', { slug: 'coves', parentId: 1, count: 6 }),
			term(3, 'category', { slug: 'harbours', count: 14 }),
			term(10, 'boat_type', { slug: 'rib', count: 10 }),
			term(11, 'boat_type', { slug: 'tender', count: 10 }),
		],
		menus: [],
		users: [
			user(1, 'crew', 'administrator'),
			user(2, 'mate', 'author'),
			user(3, 'hand', 'contributor'),
			user(4, 'guest', 'subscriber'),
		],
		comments: [
			comment(1, {}),
			comment(2, { parentId: 1, userId: 1, authorName: 'crew' }),
			comment(3, { status: 'hold' }),
			comment(4, { postId: 2 }),
			comment(5, { postId: 3 }),
		],
		warnings: [],
	};
}
