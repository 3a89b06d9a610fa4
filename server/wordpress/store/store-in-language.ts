import type { PostQuery, Store } from './store';
import { createTranslatedRecords } from './translated-records';
import { withUsualLabels } from './usual-labels';

const views = new WeakMap<Store, Map<string, Store>>();

/**
 * Returns a view of the store in one language, as Polylang filters a WordPress. Its lists have the posts in that
 * language and the posts without a language, and front page and posts page are those of the language. A list that names
 * its posts, by `in` or `nameIn`, keeps them. Names of terms and people, texts of media, the site's own title and its
 * formats of dates are in this language if the site translates them (`settings.strings`). For a language that the site
 * does not have, the function returns the store itself.
 */
export function storeInLanguage(store: Store, slug: string | null | undefined): Store {
	const home = slug ? store.settings.languageHomes?.[slug] : undefined;
	if (!slug || !home) return store;
	const known = views.get(store) ?? new Map<string, Store>();
	views.set(store, known);
	const view = known.get(slug) ?? makeView(store, slug, home);
	known.set(slug, view);
	return view;
}

/** The store in the language that an address begins with, which is the default one where it names none. */
export function storeAt(store: Store, path: string): Store {
	const homes = Object.entries(store.settings.languageHomes ?? {});
	const [slug] = homes.find(([, home]) => home.path !== '/' && path.startsWith(home.path)) ?? [];
	const [first] = homes.find(([, home]) => home.path === '/') ?? [];
	return storeInLanguage(store, slug ?? first);
}

function makeView(
	store: Store,
	slug: string,
	{ path, ...home }: NonNullable<Store['settings']['languageHomes']>[string],
): Store {
	const { languages = [] } = store.settings;
	const language = languages.find((one) => one.slug === slug);
	const translated = createTranslatedRecords(store.settings.strings?.[slug] ?? {});
	const settings = {
		...store.settings,
		...home,
		title: translated.text(store.settings.title),
		description: translated.text(store.settings.description),
		dateFormat: translated.text(store.settings.dateFormat),
		timeFormat: translated.text(store.settings.timeFormat),
		language: language?.locale ?? store.settings.language,
	};
	const within = (query: PostQuery): PostQuery =>
		query.languages || query.in?.length || query.nameIn?.length
			? query
			: { ...query, languages: [slug] };
	const say = store.sayIn.get(slug) ?? store.say;
	const types = withUsualLabels(store.content.contentTypes, say);
	const taxonomies = withUsualLabels(store.content.taxonomies, say);
	const isHere = (one: { language?: string }) =>
		one.language === undefined || one.language === slug;
	return {
		...store,
		settings,
		language: slug,
		homePath: path,
		content: { ...store.content, settings },
		postsPageUri: home.postsPageUri,
		say,
		post: (id) => translated.post(store.post(id)),
		postByUri: (uri) => translated.post(store.postByUri(uri)),
		mediaByFile: (file) => translated.post(store.mediaByFile(file)),
		posts: (query, window) => {
			const page = store.posts(within(query), window);
			return { ...page, items: page.items.map(translated.post) };
		},
		term: (id) => translated.term(store.term(id)),
		termByUri: (uri) => translated.term(store.termByUri(uri)),
		termBySlug: (taxonomy, name) => translated.term(store.termBySlug(taxonomy, name)),
		childTermsOf: (id) => store.childTermsOf(id).map(translated.term),
		taxonomy: (name) => taxonomies.get(name),
		contentType: (name) => translated.type(types.get(name)),
		user: (id) => translated.user(store.user(id)),
		userBySlug: (name) => translated.user(store.userBySlug(name)),
		termCounts: (query, taxonomy) => store.termCounts(within(query), taxonomy),
		prepare: (query) => store.prepare(within(query)),
		childrenOf: (postId) => store.childrenOf(postId).filter(isHere),
		terms: (taxonomy) => store.terms(taxonomy).filter(isHere).map(translated.term),
		postBySlug: (type, name) => translated.post(store.postBySlug(type, name, slug)),
		userUri: (user) => `${path}${store.userUri(user).slice(1)}`,
	};
}
