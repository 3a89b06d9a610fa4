import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { makeSlug } from './content-folder/slugs';
import { entriesOf, type WrittenSite } from './written-site';

const HOME_SLUG =
	/^(?:home|homepage|home-?(?:page-?)?0?1|front-?page|start|startseite|inicio|accueil|index)$/;
const MAIN_MENU = /main|primary|header|haupt|principal|primaire|top/i;

/**
 * Completes missing settings with the most common values: the front page is the page with the name home, or the only
 * page; the main menu is at the location `primary`. Settings that the content has stay, unless they name a missing
 * page. A front page that shows the posts stays too. Changes the site in place.
 */
export function guessSettings(site: WrittenSite): void {
	const settings = isPlainObject(site.site?.value) ? site.site.value : {};
	const pages = site.posts.flatMap(({ type, fields, baseName }) =>
		type === 'page' && isPlainObject(fields) && (fields.status ?? 'publish') === 'publish'
			? [{ fields, slug: String(fields.slug ?? makeSlug(baseName ?? '')) }]
			: [],
	);
	const isPage = (reference: unknown) =>
		pages.some(({ fields, slug }) => fields.databaseId === reference || slug === reference);
	for (const key of ['pageOnFront', 'pageForPosts'])
		if (Object.hasOwn(settings, key) && !isPage(settings[key])) delete settings[key];
	if (settings.pageOnFront === undefined && settings.showOnFront !== 'posts') {
		const top = pages.filter(({ fields }) => !fields.parent);
		const hasPosts = site.posts.some(({ type }) => type === 'post');
		const front =
			top.find(({ slug }) => HOME_SLUG.test(slug)) ??
			top.find(({ fields }) => /^home\b/i.test(String(fields.title ?? ''))) ??
			(pages.length === 1 && !hasPosts ? pages[0] : undefined);
		if (front) settings.pageOnFront = front.fields.databaseId ?? front.slug;
	}
	if (settings.pageOnFront === undefined) delete settings.pageForPosts;
	if (site.site) site.site = { ...site.site, value: settings };
	else if (site.posts[0])
		site.site = { file: site.posts[0].file, value: settings, changedAt: site.posts[0].changedAt };
	placeMainMenu(site);
}

function placeMainMenu(site: WrittenSite): void {
	const menus = entriesOf(site.menus).filter(
		({ items }) => Array.isArray(items) && items.length > 0,
	);
	if (menus.length === 0 || menus.some(({ location, locations }) => location || locations)) return;
	const sizeOf = ({ items }: Record<string, unknown>) => (Array.isArray(items) ? items.length : 0);
	const [largest] = [...menus].sort((one, other) => sizeOf(other) - sizeOf(one));
	const main =
		menus.find(({ name, slug }) => MAIN_MENU.test(`${String(name)} ${String(slug)}`)) ?? largest;
	if (main) main.locations = ['primary'];
}
