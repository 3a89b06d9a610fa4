import type {
	CommentRecord,
	PostRecord,
	SiteContent,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';

/** A plain post, for tests. */
export function testPost(own: Partial<PostRecord> & { databaseId: number }): PostRecord {
	const date = own.date ?? '2026-05-01T10:00:00';
	const slug = own.slug ?? `post-${own.databaseId}`;
	return {
		type: 'post',
		slug,
		uri: `/${slug}/`,
		status: 'publish',
		title: `Post ${own.databaseId}`,
		content: '',
		excerpt: '',
		date,
		dateGmt: date,
		modified: date,
		modifiedGmt: date,
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
		...own,
	};
}

/** A medium, for tests. */
export function testMedia(databaseId: number, file: string, mimeType: string): PostRecord {
	return testPost({
		databaseId,
		type: 'attachment',
		status: 'inherit',
		media: {
			file,
			sourcePath: `/nowhere/${file}`,
			mimeType,
			width: 10,
			height: 10,
			altText: '',
			caption: '',
			description: '',
		},
	});
}

/** A term, for tests. */
export function testTerm(own: Partial<TermRecord> & { databaseId: number }): TermRecord {
	return {
		taxonomy: 'category',
		name: `Term ${own.databaseId}`,
		slug: `term-${own.databaseId}`,
		description: '',
		parentId: 0,
		uri: `/category/term-${own.databaseId}/`,
		count: 0,
		meta: {},
		...own,
	};
}

/** A user, for tests. */
export function testUser(databaseId: number, slug: string): UserRecord {
	return {
		databaseId,
		login: slug,
		slug,
		name: slug,
		firstName: '',
		lastName: '',
		email: '',
		url: '',
		description: '',
		registered: '2026-01-01T00:00:00',
		roles: ['author'],
		applicationPasswords: [],
		password: '',
		avatarUrl: '',
	};
}

/** An approved comment, for tests. */
export function testComment(
	own: Partial<CommentRecord> & { databaseId: number; postId: number },
): CommentRecord {
	return {
		parentId: 0,
		authorName: 'a guest',
		authorEmail: '',
		authorUrl: '',
		userId: 0,
		content: 'Fine.',
		date: '2026-05-02 10:00:00',
		dateGmt: '2026-05-02 10:00:00',
		status: 'approve',
		...own,
	};
}

/** A site for tests with posts, pages, categories (hierarchical) and tags, and with the given fields. */
export function testContent(own: Partial<SiteContent>): SiteContent {
	const type = (name: string, hierarchical: boolean) => ({
		name,
		label: name,
		singularLabel: name,
		hierarchical,
		public: name !== 'elementor_library',
		hasArchive: false,
		rewriteSlug: '',
		graphqlSingleName: name,
		graphqlPluralName: `${name}s`,
		restBase: `${name}s`,
		taxonomies: [],
	});
	const taxonomy = (name: string, hierarchical: boolean) => ({
		name,
		label: name,
		singularLabel: name,
		hierarchical,
		contentTypes: ['post'],
		rewriteSlug: name,
		graphqlSingleName: name,
		graphqlPluralName: `${name}s`,
		restBase: name,
	});
	return {
		settings: {
			title: '',
			description: '',
			email: '',
			language: 'en_US',
			timezone: 'UTC',
			dateFormat: '',
			timeFormat: '',
			startOfWeek: 1,
			showOnFront: 'posts',
			pageOnFront: 0,
			pageForPosts: 0,
			postsPageUri: null,
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
		},
		kit: { databaseId: 1, settings: {} },
		contentTypes: [
			type('post', false),
			type('page', true),
			type('attachment', false),
			type('elementor_library', false),
		],
		taxonomies: [taxonomy('category', true), taxonomy('post_tag', false)],
		posts: [],
		terms: [],
		menus: [],
		users: [],
		comments: [],
		warnings: [],
		...own,
	};
}
