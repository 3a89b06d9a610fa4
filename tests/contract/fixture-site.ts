import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { kit, menus, pages, templates } from './fixture-documents';

/** A content folder with one of each thing that WPGraphQL treats in a special way. */
export interface FixtureSite {
	contentDir: string;
	dataDir: string;
	/** Writes one more file, or replaces a file. */
	write(file: string, value: unknown): void;
	/** Writes `site.json` with other settings. */
	changeSettings(settings: Record<string, unknown>): void;
	remove(): void;
}

const PICTURE =
	'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect width="24" height="16"/></svg>';

const site = {
	title: 'Blue Wake & Sons',
	description: 'Boats & "quiet" bays',
	email: 'owner@example.test',
	timezone: 'Europe/Athens',
	showOnFront: 'page',
	pageOnFront: 79,
	pageForPosts: 81,
	commentModeration: true,
	restMeta: ['depth', 'list'],
	restTermMeta: ['colour'],
	restUserMeta: ['boats'],
	imageSizes: { 'boat-card': { width: 600, height: 400, crop: true } },
	menuLocations: { primary: 'Head', 'foot-links': 'Foot' },
	templates: { elementor_canvas: 'Elementor Canvas', 'page-wide.php': 'Wide Page' },
	contentTypes: [
		{ name: 'boat', label: 'Boats', singularLabel: 'Boat', hasArchive: true, rewriteSlug: 'fleet' },
	],
	taxonomies: [
		{ name: 'boat-type', hierarchical: true, contentTypes: ['post', 'boat'] },
		{ name: 'harbour', contentTypes: ['boat'] },
	],
};

const users = [
	{
		databaseId: 1,
		login: 'admin',
		name: 'Crew',
		email: 'admin@example.test',
		roles: ['administrator'],
		applicationPasswords: ['abcd EFGH 1234 ijkl'],
		password: 'correct horse',
	},
	{
		databaseId: 2,
		login: 'mara',
		slug: 'mara-author',
		name: 'Mara',
		firstName: 'Mara',
		description: 'Writes.',
		url: 'https://mara.example.test/',
		email: 'mara@example.test',
		roles: ['editor'],
		applicationPasswords: ['mara-password'],
	},
	{
		databaseId: 3,
		login: 'reader',
		name: 'Reader',
		roles: ['subscriber'],
		applicationPasswords: ['r'],
	},
];

const terms = [
	{ databaseId: 2, taxonomy: 'category', name: 'Cyclades', slug: 'cyclades' },
	{ databaseId: 6, taxonomy: 'category', name: 'Mykonos', slug: 'mykonos', parent: 'cyclades' },
	{
		databaseId: 4,
		taxonomy: 'category',
		name: 'Amalfi & Capri',
		slug: 'amalfi-capri',
		description: 'Sailing in Amalfi & Capri.',
	},
	{ databaseId: 7, taxonomy: 'post_tag', name: 'gulet', slug: 'gulet' },
	{ databaseId: 8, taxonomy: 'post_tag', name: 'sloop', slug: 'sloop' },
	{ databaseId: 9, taxonomy: 'boat-type', name: 'Speedboat', slug: 'speedboat' },
	{ databaseId: 10, taxonomy: 'boat-type', name: 'Rib', slug: 'rib', parent: 'speedboat' },
	{ databaseId: 11, taxonomy: 'harbour', name: 'North quay', slug: 'north-quay' },
];

const two = (number: number) => String(number).padStart(2, '0');

/** Posts 201 to 320, one a day from 1 January 2025; two of three are Mara's. */
const stories = Array.from({ length: 120 }, (_, index) => {
	const day = new Date(Date.UTC(2025, 0, 1 + index));
	return {
		databaseId: 201 + index,
		slug: `story-${index + 1}`,
		title: `Story ${index + 1}`,
		date: `2025-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())} 21:00:00`,
		author: index % 3 === 0 ? 1 : 2,
		categories: index % 2 === 0 ? ['cyclades'] : ['amalfi-capri'],
		tags: index % 5 === 0 ? ['gulet'] : [],
		content: `<p>Story ${index + 1} & more.</p>`,
	};
});

const posts = [
	{
		databaseId: 17,
		slug: 'first-light',
		title: '"Quiet" bays -- what\'s new & <em>old</em> &lt;b&gt;',
		date: '2025-06-30 21:00:00',
		author: 1,
		sticky: true,
		categories: ['mykonos'],
		tags: ['gulet', 'sloop'],
		'boat-type': ['rib'],
		featuredImage: 5,
		excerpt: 'Left at dawn & found calm.',
		content: `<p>${'The wind held from the north. '.repeat(20)}</p>`,
		commentStatus: 'open',
		template: 'page-wide.php',
		meta: { depth: '12 m', _secret: 'x', list: [1, 2] },
		seo: { title: 'First light', noindex: true },
	},
	{
		databaseId: 18,
		slug: 'long-story',
		title: 'Long story',
		date: '2025-06-29 08:00:00',
		author: 2,
		commentStatus: 'closed',
		content: `<p>${'One two three four five six. '.repeat(20)}</p>`,
	},
	{
		databaseId: 77,
		slug: 'a-draft',
		title: 'A draft',
		status: 'draft',
		author: 2,
		content: 'Soon.',
	},
	{ databaseId: 79_001, slug: 'private-note', title: 'Private', status: 'private', author: 1 },
	{
		databaseId: 78,
		slug: 'locked',
		title: 'Locked',
		date: '2024-12-01 10:00:00',
		password: 'sesame',
		author: 1,
		excerpt: 'Secret summary.',
		content: '<p>Secret text.</p>',
	},
	...stories,
];

const boats = [
	{
		databaseId: 700,
		slug: 'swift',
		title: 'Swift',
		'boat-type': ['speedboat'],
		harbour: ['north-quay'],
	},
	{ databaseId: 701, slug: 'rib-one', title: 'Rib One', 'boat-type': ['rib'] },
];

const media = [
	{
		databaseId: 5,
		title: 'Bay 1',
		altText: 'A bay',
		caption: 'Caption for bay 1',
		file: '2026/05/bay-1.jpg',
		source: 'pictures/bay.svg',
		width: 2400,
		height: 1600,
		author: 1,
	},
	{
		databaseId: 6000,
		title: 'Chart',
		file: '2026/05/chart.png',
		source: 'pictures/bay.svg',
		width: 200,
		height: 100,
		author: 1,
	},
];

const comments = [
	{
		databaseId: 1,
		post: 17,
		authorName: 'A guest',
		authorEmail: 'guest@example.test',
		content: 'Nice & calm',
		date: '2025-07-01 09:30:00',
	},
	{
		databaseId: 2,
		post: 17,
		parent: 1,
		user: 1,
		content: 'Thank you',
		date: '2025-07-01 10:00:00',
	},
	{
		databaseId: 3,
		post: 17,
		authorName: 'Waiting',
		authorEmail: 'w@example.test',
		content: 'Held',
		date: '2025-07-02 10:00:00',
		status: 'hold',
	},
];

/** Writes the site into a folder for temporary files. */
export function writeFixtureSite(): FixtureSite {
	const root = mkdtempSync(join(tmpdir(), 'outrigger-contract-'));
	const contentDir = join(root, 'content');
	const write = (file: string, value: unknown) => {
		const path = join(contentDir, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
	};
	write('pictures/bay.svg', PICTURE);
	const lists = { site, users, terms, media, menus, comments, kit };
	for (const [name, value] of Object.entries(lists)) write(`${name}.json`, value);
	write('posts/stories.json', posts);
	write('boat/boats.json', boats);
	for (const [name, page] of Object.entries(pages)) write(`pages/${name}.json`, page);
	for (const [name, one] of Object.entries(templates)) write(`templates/${name}.json`, one);
	return {
		contentDir,
		dataDir: join(root, 'data'),
		write,
		changeSettings: (settings) => write('site.json', { ...site, ...settings }),
		remove: () => rmSync(root, { recursive: true, force: true }),
	};
}
