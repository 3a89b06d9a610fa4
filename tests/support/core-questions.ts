import { readdirSync, readFileSync } from 'node:fs';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import { type DocumentNode, Kind, parse, separateOperations } from 'graphql';

/** The documents that go to every site, by the names of their operations. */
export function coreDocuments(): ReadonlyMap<string, DocumentNode> {
	const files = ['web', 'server/site'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((file) => /(?:^|[/\\])[\w-]+\.graphql$/.test(file))
			.map((file) => `${folder}/${file}`),
	);
	const whole = parse(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
	return new Map(
		Object.entries(separateOperations(whole)).map(([name, document]) => [
			name,
			withoutUnmask(document),
		]),
	);
}

/** True for a document that changes something. */
export function isMutation({ definitions }: DocumentNode): boolean {
	return definitions.some(
		(one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'mutation',
	);
}

const uris = [
	'/',
	'/stories/',
	'/about/',
	'/about/crew/',
	'/first-light/',
	'/locked/',
	'/category/cyclades/mykonos/',
	'/tag/gulet/',
	'/boat-type/speedboat/rib/',
	'/author/mara-author/',
	'/fleet/',
	'/fleet/swift/',
	'/nothing/here/',
	'/a-draft/',
	'//evil.example/about/',
].map((uri) => ({ uri }));
const nodes = ['17', '18', '78', '82', '83', '5', '700', '77', '9999'];
const ids = ['17', '78', '5', '83', '700', '9999'];

/** Maps each operation for core data to its variables in requests to the fixture site. */
export const QUESTIONS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
	Shell: [{}],
	Page: uris,
	PageTexts: uris,
	PageById: nodes.map((id) => ({ id })),
	ParentTerm: [{ id: '2' }, { id: '6' }, { id: '999' }],
	ArchiveTerms: [{}],
	ArchiveLists: [{}],
	Permalink: nodes.map((id) => ({ id })),
	ContentLink: nodes.map((id) => ({ id })),
	TermLink: [{ id: '2' }, { id: '6' }, { id: '999' }],
	MediaImages: [{ ids: ['5', '6000', '17', '9999'] }],
	ViewerFacts: [{}],
	ViewerRoles: [{}],
	NodeContent: nodes.map((id) => ({ id })),
	ListedNodes: [{ ids }],
	OrderedNodes: [
		{ ids: ['83', '84'], field: 'MENU_ORDER', order: 'ASC' },
		{ ids: ['17', '18'], field: 'COMMENT_COUNT', order: 'DESC' },
	],
	NodeTerms: [{ nodeIds: ['17'] }, { nodeIds: ['700'] }, { nodeIds: ['82'] }],
	LoopItemTerms: [{ ids: ['4', '6', '7', '10', '999'] }],
	LoopItemContents: [{ ids }],
	LoopItemKinds: [{ ids: ['17', '83', '700'] }],
	TermTaxonomies: [{ ids: ['4', '6', '7', '10', '999'] }],
	Sitemap_content: [
		{ type: 'page', where: { orderby: [{ field: 'TITLE', order: 'ASC' }], notIn: ['84'] } },
		{ type: 'boat', where: { hasPassword: false } },
		{ type: 'nothing' },
	],
	Sitemap_terms: [{ taxonomy: 'category' }, { taxonomy: 'boat-type' }, { taxonomy: 'nothing' }],
	WpWidget_terms: [{ taxonomy: 'post_tag' }],
	WpWidget_posts: [{ count: 7 }],
	WpWidget_dates: [{}],
	WpWidget_month: [{ year: 2025, month: 3 }],
	WpWidget_comments: [{ count: 5 }],
	WpWidget_pages: [{ field: 'MENU_ORDER' }, { field: 'TITLE' }],
	WpWidget_menus: [{}],
	WpWidget_menu: [],
	PostComments: [
		{ contentId: '17', first: 10 },
		{ contentId: '17', first: 1 },
		{ contentId: '17', first: 1, after: Buffer.from('arrayconnection:2').toString('base64') },
	],
	PostCommentsWithTexts: [{ contentId: '17', first: 10 }],
	PostComments_content: [{ id: '17' }, { id: '78' }],
	PostComments_cursor: [{ contentId: '17', id: '2' }],
	NavMenu_items: [],
	NavMenu_menus: [{}],
	NavMenu_pages: [{}],
	FeedSite: [{}],
	Feed: [
		{ uri: '/stories/' },
		{ uri: '/author/mara-author/' },
		{ uri: '/first-light/' },
		{ uri: '/about/' },
	],
	PostsFeed: [{}],
	CommentsFeed: [{}],
	FeedTerm: [{ uri: '/category/amalfi-capri/' }, { uri: '/boat-type/speedboat/rib/' }],
	FeedNodes: [{ ids }],
	SitemapContent: [{}],
	SitemapTerms: [{}],
	SitemapAuthors: [{}],
	ProbeViewer: [{}],
	ProbeCore: [{}],
	ViewerCapabilities: [{}],
	TermAddress: [{ id: '6' }, { id: '999' }],
	UserAddress: [{ id: '2' }, { id: '3' }],
	NodeAddress: nodes.map((id) => ({ id })),
	TagAddress: [{ slug: 'gulet' }, { slug: 'nothing' }],
	CategoryAddress: [{ slug: 'mykonos' }],
	PostAddress: [{ slug: 'first-light' }, { slug: 'a-draft' }],
	AuthorAddress: [{ slug: 'mara-author' }],
	ProtectedNode: [{ uri: '/locked/' }, { uri: '/about/crew/' }],
};
