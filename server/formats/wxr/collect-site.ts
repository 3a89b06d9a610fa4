import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import type { JsonFile, PostSource } from '../content-folder/content-files';
import { makeSlug } from '../content-folder/slugs';
import { canBeType } from '../declared-types';
import { withDesign } from '../kit/kit-design';
import type { Tally } from '../tally';
import type { WrittenSite } from '../written-site';
import { type BuilderFields, readBuilderFields } from './builder-fields';
import { commentEntry } from './comment-entry';
import { createDesignMetas, GLOBAL_CLASS_TYPE } from './design-metas';
import { HEADER_FOOTER_TYPE, partTemplate } from './header-footer';
import { isKeptStatus, kindOf, shownAs } from './item-kinds';
import { mediaEntry } from './media-entry';
import { menuEntries } from './menu-entries';
import { type OwnLinks, ownLinks } from './own-links';
import { fieldOf } from './parse-wxr';
import { factsOf, type ItemFacts, idOf, metaValue, postSource } from './post-source';
import { siteSettings } from './site-settings';
import { createSiteZone } from './site-zone';
import { createTermList } from './term-entries';
import type { Fields, WxrEvents, WxrItem } from './wxr-items';

/** The address at which an item was shown, for the settings that are read from addresses. */
export interface ItemLink extends ItemFacts {
	path: string;
	author: string;
	terms: WxrItem['terms'];
	hasParent: boolean;
	isBlank: boolean;
	/** True if the theme shows the item with a template of its own. */
	hasTemplate: boolean;
}

/** Gathers the content of one or several export files of a site. */
export interface SiteCollector {
	/** @param file name and time of the file that is read, for messages and for records without a date */
	events(file: { name: string; changedAt: number }, tally: Tally): Omit<WxrEvents, 'warn'>;
	finish(): WrittenSite;
}

/** Items without an id get ids from this number on, above the ids of content. */
const FIRST_GIVEN_ID = 60_000_000;

/** @param hasUpload true if a file below `wp-content/uploads` is here */
export function createSiteCollector(hasUpload: (path: string) => boolean): SiteCollector {
	const channel = new Map<string, string>();
	const users = new Map<string, Record<string, unknown>>();
	const userIds = new Set<number>();
	const terms = createTermList();
	const media: Record<string, unknown>[] = [];
	const comments: Record<string, unknown>[] = [];
	const menuItems: WxrItem[] = [];
	const posts: PostSource[] = [];
	const links: ItemLink[] = [];
	const design = createDesignMetas();
	const zone = createSiteZone();
	let kit: JsonFile | null = null;
	let first = { name: '', changedAt: 0 };
	let toPath: OwnLinks | null = null;
	let withoutId = 0;

	const addUser = (login: string, fields: Fields | null) => {
		if (login === '' || users.has(login.toLowerCase())) return;
		const of = (name: string) => (fields === null ? '' : fieldOf(fields, `author_${name}`));
		const databaseId = idOf(of('id'));
		if (databaseId) userIds.add(databaseId);
		users.set(login.toLowerCase(), {
			...(databaseId ? { databaseId } : {}),
			login,
			slug: makeSlug(login) || `user-${users.size + 1}`,
			name: of('display_name') || login,
			firstName: of('first_name'),
			lastName: of('last_name'),
			email: of('email'),
			roles: ['author'],
		});
	};

	const baseUrl = () =>
		channel.get('base_blog_url') ?? channel.get('base_site_url') ?? channel.get('link') ?? '';

	return {
		events: (file, tally) => {
			if (first.name === '') first = file;
			const addItem = (item: WxrItem, facts: ItemFacts) => {
				toPath ??= ownLinks(baseUrl(), hasUpload);
				const kind = kindOf(facts.type);
				terms.addOfItem(item);
				zone.add(item);
				addUser(fieldOf(item.fields, 'creator'), null);
				if (kind === 'media') {
					const entry = mediaEntry(item, facts, toPath);
					if (entry) media.push(entry);
					else tally.add('attachments without a file', facts.place);
					return;
				}
				if (
					kind === 'internal' ||
					!canBeType(facts.type === 'nav_menu_item' ? 'post' : facts.type)
				) {
					tally.add(`not read, as it is no content: ${facts.type}`, String(facts.databaseId));
					return;
				}
				if (!isKeptStatus(facts.status)) {
					tally.add(`not read: the status ${facts.status}`, facts.place);
					return;
				}
				if (kind === 'menu item') {
					menuItems.push(item);
					return;
				}
				if (facts.type === GLOBAL_CLASS_TYPE) {
					design.addClass(item.meta, fieldOf(item.fields, 'title'));
					return;
				}
				const isTemplate = kind === 'template';
				const builder = readBuilderFields(item.meta, isTemplate, facts.place, toPath, tally);
				if (isTemplate && builder.documentType === 'kit') {
					design.addKit(item.meta);
					kit = {
						file: file.name,
						value: { databaseId: facts.databaseId, settings: builder.pageSettings },
						changedAt: file.changedAt,
					};
					return;
				}
				if (facts.type === HEADER_FOOTER_TYPE) placePart(item, facts, builder, tally);
				const shown = { ...facts, type: shownAs(facts.type) };
				posts.push(postSource(item, shown, builder, file, toPath, tally));
				links.push(linkOf(item, shown, pathOf(fieldOf(item.fields, 'link'), baseUrl())));
				for (const fields of item.comments) {
					const entry = commentEntry(fields, facts.databaseId, userIds);
					if (entry) comments.push(entry);
					else tally.add('spam, pingbacks and notes of plugins are left out', facts.place);
				}
			};
			return {
				channel: (name, text) => {
					const local = name.slice(name.indexOf(':') + 1);
					if (text.trim() !== '' && !channel.has(local)) channel.set(local, text.trim());
				},
				author: (fields) => addUser(fieldOf(fields, 'author_login'), fields),
				term: (element, fields) => terms.add(element, fields),
				item: (item) => {
					withoutId += 1;
					addItem(item, factsOf(item, FIRST_GIVEN_ID + withoutId));
				},
			};
		},
		finish: () => {
			const file = (value: unknown): JsonFile => ({
				file: first.name,
				value,
				changedAt: first.changedAt,
			});
			const menus = menuEntries(menuItems, terms.menus, toPath ?? ((text) => text));
			return {
				site: file(siteSettings(channel, links, terms.entries(), menus, zone.find())),
				kit: withDesign(kit, design.fields(), file({})),
				users: [file([...users.values()])],
				media: [file(media)],
				terms: [file(terms.entries())],
				menus: [file(menus)],
				comments: [file(comments)],
				posts,
			};
		},
	};
}

/** Finds the template type and the display conditions of a header or footer of the add-on. */
function placePart(
	{ meta }: WxrItem,
	{ title, place }: ItemFacts,
	{ documentType, fields }: BuilderFields,
	tally: Tally,
): void {
	if (!fields?.content) return;
	const { type, conditions, unread } = partTemplate({
		title,
		documentType,
		kind: metaValue(meta, 'ehf_template_type'),
		include: metaValue(meta, 'ehf_target_include_locations'),
		exclude: metaValue(meta, 'ehf_target_exclude_locations'),
	});
	Object.assign(fields, { type, conditions });
	for (const rule of unread)
		tally.add(`headers and footers for places that are not known: ${rule}`, place);
}

function linkOf(item: WxrItem, facts: ItemFacts, path: string): ItemLink {
	return {
		...facts,
		path,
		author: makeSlug(fieldOf(item.fields, 'creator')),
		terms: item.terms,
		hasParent: idOf(fieldOf(item.fields, 'post_parent')) !== undefined,
		isBlank: item.content.trim() === '' && !item.meta.some(({ key }) => key === '_elementor_data'),
		hasTemplate: item.meta.some(
			({ key, value }) => key === '_wp_page_template' && value !== '' && value !== 'default',
		),
	};
}

/** The path of an address below the site's; empty for addresses with a query (plain permalinks) and of other sites. */
function pathOf(link: string, baseUrl: string): string {
	if (!URL.canParse(link) || !URL.canParse(baseUrl)) return '';
	const [address, base] = [new URL(link), new URL(baseUrl)];
	const folder = base.pathname.replace(/\/+$/, '');
	const isOwn = address.host === base.host && address.pathname.startsWith(folder);
	if (!isOwn || address.search !== '') return '';
	const path = percentDecoded(address.pathname.slice(folder.length));
	return path === null ? '' : path || '/';
}
