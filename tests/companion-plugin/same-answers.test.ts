import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPONENT_TYPE, TEMPLATE_TYPE } from '@outrigger/formats/model/builder-records';
import type { UserRecord } from '@outrigger/formats/model/records';
import { createWordPress, type WordPress } from '@outrigger/mock';
import { exportContent } from '@outrigger/mock/content/export/export-content';
import { loadContent } from '@outrigger/mock/content/load-content';
import { afterAll, describe, expect, it } from 'vitest';
import { type FixtureSite, writeFixtureSite } from '../contract/fixture-site';
import { findPhp, NO_PHP } from './find-php';
import { junkDocuments, junkPages } from './junk-documents';
import { printSelection, type Selection, selectAll } from './selections';
import { type StoredSite, storeSite } from './stored-site';

const SITE_URL = 'http://boats.test';
const NOW = Date.UTC(2026, 4, 30, 18);
const SEED = 12;
/** WordPress makes these fields out of texts and pictures; the stand-in for WordPress does not do that. */
const BY_WORDPRESS = /^(?:title|excerpt|featuredImage|restUrl|ajaxUrl|socialFeedAjaxUrl)$/;
/** The mock reads this field from exports, while a real site renders it. */
const RENDERED = 'renderedHtml';

const php = findPhp();

/** A query of a test to the plugin: a field of a type, for a post or for the root. */
interface Question extends Selection {
	source?: { databaseId: number };
}

/** Sends queries to the plugin as the user that the site names. */
function askPlugin(site: StoredSite, questions: readonly Question[]): unknown[] {
	const { status, stdout, stderr } = spawnSync(
		php ?? '',
		['-d', 'memory_limit=1G', 'companion-plugin/tests/answer.php'],
		{ input: JSON.stringify({ site, questions }), encoding: 'utf8', maxBuffer: 2 ** 30 },
	);
	if (status !== 0) throw new Error(`PHP ended with ${status}: ${stderr}${stdout.slice(0, 2_000)}`);
	return JSON.parse(stdout);
}

/** A selection without the fields that only a complete WordPress can answer. */
const answerable = (selection: readonly Selection[]): Selection[] =>
	selection
		.filter(
			({ owner, name }) =>
				name !== RENDERED &&
				!(
					/^Elementor(?:PageMeta|Template|Popup|SiteConfig)$/.test(owner) && BY_WORDPRESS.test(name)
				),
		)
		.map((field) =>
			field.selection ? { ...field, selection: answerable(field.selection) } : field,
		);

/** The mock's answer to a root field. */
async function askMock(wordpress: WordPress, field: Selection): Promise<unknown> {
	const args = Object.entries(field.args ?? {}).map(([name, value]) => `${name}: ${value}`);
	const call = args.length > 0 ? `${field.name}(${args.join(', ')})` : field.name;
	const { data, errors } = await wordpress.execute(
		`{ ${call} { ${printSelection(field.selection ?? [])} } }`,
	);
	if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
	return plain(data?.[field.name]);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Both sides over one folder. */
async function openBoth(contentDir: string) {
	const wordpress = await createWordPress({ contentDir, siteUrl: SITE_URL, now: () => NOW });
	const site = await storeSite(contentDir, wordpress.store.content, SITE_URL, NOW);
	return { wordpress, site };
}

const sites: FixtureSite[] = [];
afterAll(() => {
	for (const site of sites) site.remove();
});

function fixture(): FixtureSite {
	const site = writeFixtureSite();
	sites.push(site);
	return site;
}

function fixtureOfJunk(): FixtureSite {
	const site = fixture();
	for (const [name, document] of junkDocuments(SEED)) {
		site.write(`templates/${name}.json`, document);
	}
	for (const [name, page] of junkPages(SEED)) site.write(`pages/${name}.json`, page);
	return site;
}

/** The viewers of the test: an anonymous visitor, and two accounts that see more. */
const ASKERS = [
	null,
	{ ID: 90, roles: ['subscriber'], user_registered: '2026-01-01 08:00:00' },
	{ ID: 91, roles: ['skipper'], user_registered: '2026-05-30 08:00:00' },
];

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The demonstration with complete documents for its translations, because WordPress stores whole documents. */
async function wholeDemonstration(): Promise<string> {
	const contentDir = mkdtempSync(join(tmpdir(), 'outrigger-whole-'));
	folders.push(contentDir);
	const content = await loadContent('content');
	await exportContent('content', { content, comments: [] }, contentDir, { force: true });
	return contentDir;
}

const FOLDERS: Record<string, () => string | Promise<string>> = {
	'content/': wholeDemonstration,
	'the fixture site': () => fixture().contentDir,
	'documents with random settings': () => fixtureOfJunk().contentDir,
};

describe.skipIf(php === null)(`the companion plugin${php === null ? ` (${NO_PHP})` : ''}`, () => {
	describe.each(Object.keys(FOLDERS))('answers as the mock does over %s', async (name) => {
		const { wordpress, site } =
			php === null ? await Promise.reject() : await openBoth((await FOLDERS[name]?.()) ?? '');
		const { schema, store } = wordpress;
		afterAll(() => wordpress.close());
		const root = (field: string, type: string): Selection => ({
			owner: 'RootQuery',
			name: field,
			selection: answerable(selectAll(schema, type)),
		});

		it.each([
			['elementorTemplates', 'ElementorTemplate'],
			['elementorPopups', 'ElementorPopup'],
			['elementorKit', 'ElementorKit'],
			['elementorSiteConfig', 'ElementorSiteConfig'],
		])(
			'every field of %s',
			async (field, type) => {
				const question = root(field, type);
				const [answer] = askPlugin(site, [question]);
				const expected = await askMock(wordpress, question);
				expect(answer).toEqual(expected);
				expect(JSON.stringify(expected).length).toBeGreaterThan(40);
			},
			120_000,
		);

		it('popups’ triggers and rules as they are stored, for users with the right to edit them alone', async () => {
			const { data } = await wordpress.execute(
				'{ elementorPopups { databaseId displaySettings } }',
				{},
				{ viewer: store.content.users.find(({ roles }) => roles.includes('editor')) ?? null },
			);
			const field = (part: string) => ({ owner: 'ElementorPopup', name: part });
			const question = {
				...root('elementorPopups', 'ElementorPopup'),
				selection: [field('databaseId'), field('displaySettings')],
			};
			const can = ['edit_post', 'edit_others_posts'];
			const [answer] = askPlugin({ ...site, can }, [question]);
			expect(answer).toEqual(plain(data?.elementorPopups));
			expect(JSON.stringify(answer)).toContain('"timing"');
			const [nobodys] = askPlugin(site, [question]) as { displaySettings: unknown }[][];
			expect(nobodys?.length).toBeGreaterThan(0);
			for (const popup of nobodys ?? []) expect(popup.displaySettings).toBeNull();
		});

		it('every element, setting and fact of every page and post', async () => {
			const posts = store.content.posts.filter(
				({ type, status }) =>
					status === 'publish' && type !== TEMPLATE_TYPE && type !== COMPONENT_TYPE,
			);
			const parts = ['NodeWithElementor', 'NodeWithElementorPageMeta'].map((owner) =>
				answerable(selectAll(schema, owner)).filter(({ name: field }) =>
					field.startsWith('elementor'),
				),
			);
			const selection = parts.flat();
			const query = `query Node($id: ID!) { contentNode(id: $id, idType: DATABASE_ID) {
				... on NodeWithElementor { ${printSelection(parts[0] ?? [])} }
				... on NodeWithElementorPageMeta { ${printSelection(parts[1] ?? [])} } } }`;
			const questions = posts.flatMap(({ databaseId }) =>
				selection.map((field) => ({ ...field, source: { databaseId } })),
			);
			const answers = askPlugin(site, questions);
			let at = 0;
			for (const post of posts) {
				const { data, errors } = await wordpress.execute(query, { id: String(post.databaseId) });
				expect(errors).toBeUndefined();
				const answer = Object.fromEntries(selection.map((field) => [field.name, answers[at++]]));
				expect({ post: post.slug, ...answer }).toEqual({
					post: post.slug,
					...(plain(data?.contentNode) as object),
				});
			}
			expect(posts.length).toBeGreaterThan(10);
		});

		it.each(ASKERS)('the elements of every page to %j', async (user) => {
			const viewer = user && {
				...(store.content.users[0] as UserRecord),
				databaseId: user.ID,
				roles: user.roles,
				registered: user.user_registered.replace(' ', 'T'),
			};
			const pages = store.content.posts.filter(
				({ type, status, elementor }) =>
					type === 'page' && status === 'publish' && elementor !== null,
			);
			const elements = answerable(selectAll(schema, 'NodeWithElementor')).filter(
				({ name: field }) => field === 'elementorElements',
			);
			const questions = pages.flatMap(({ databaseId }) =>
				elements.map((field) => ({ ...field, source: { databaseId } })),
			);
			const answers = askPlugin(user ? { ...site, user } : site, questions);
			const query = `query Node($id: ID!) { page(id: $id, idType: DATABASE_ID) { ${printSelection(elements)} } }`;
			for (const [at, { databaseId, slug }] of pages.entries()) {
				const { data } = await wordpress.execute(query, { id: `${databaseId}` }, { viewer });
				const page = plain(data?.page) as { elementorElements: unknown };
				expect({ slug, elements: answers[at] }).toEqual({
					slug,
					elements: page.elementorElements,
				});
			}
		});
	});
});
