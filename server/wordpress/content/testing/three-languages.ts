import { type ContentFolder, exportFile } from './content-folder';

const widget = (id: string, widgetType: string, settings: object = {}) => ({
	id,
	elType: 'widget',
	widgetType,
	settings,
	elements: [],
});
const container = (id: string, ...elements: object[]) => ({
	id,
	elType: 'container',
	settings: {},
	elements,
});
const header = (title: string, menu: string) =>
	exportFile(
		[
			container(
				'head001',
				widget('head002', 'heading', { title }),
				widget('head003', 'nav-menu', { menu }),
				widget('head004', 'polylang-language-switcher', { hide_current: '' }),
				widget('head005', 'search-form'),
			),
		],
		{ type: 'header', conditions: ['include/general'] },
	);

/**
 * A site in English, German and Arabic: pages by files' names and by `translationOf`, a page that is only in English,
 * posts, categories, a content type of its own, menus, templates and a popup in a language.
 */
export const THREE_LANGUAGES: ContentFolder = {
	'site.json': {
		title: 'Harbour',
		languages: ['en_GB', 'de_DE', { locale: 'ar', slug: 'ar' }],
		pageOnFront: 'home',
		pageForPosts: 'stories',
		postsPerPage: 2,
		menuLocations: { primary: 'Header' },
		contentTypes: [{ name: 'boat', rewriteSlug: 'fleet', hasArchive: true }],
	},
	'users.json': [{ login: 'crew', name: 'Crew', roles: ['editor'] }],
	'terms.json': [
		{ taxonomy: 'category', name: 'News', language: 'en' },
		{ taxonomy: 'category', name: 'Nachrichten', language: 'de', translationOf: 'news' },
		{ taxonomy: 'category', name: 'أخبار', slug: 'akhbar', language: 'ar', translationOf: 'news' },
	],
	'menus.json': [
		{ name: 'Main', location: 'primary', items: [{ page: 'home' }, { page: 'about' }] },
		{
			name: 'Haupt',
			location: 'primary',
			language: 'de',
			items: [{ page: 'home.de' }, { page: 'about.de' }],
		},
		{ name: 'Ar', location: 'primary', language: 'ar', items: [{ page: 'home.ar' }] },
	],
	'pages/home.json': exportFile([container('home001', widget('home002', 'posts'))], {
		title: 'Welcome',
	}),
	'pages/home.de.json': exportFile([container('home001', widget('home002', 'posts'))], {
		title: 'Willkommen',
	}),
	'pages/home.ar.html': '---\ntitle: أهلا\n---\n<p>أهلا</p>',
	'pages/about.html': '---\ntitle: About\n---\n<p>About us</p>',
	'pages/about.de.html': '---\ntitle: Über uns\n---\n<p>Über uns im Hafen</p>',
	'pages/about/team.html': '---\ntitle: Team\n---\n<p>The crew</p>',
	'pages/about/team.de.html': '---\ntitle: Mannschaft\nslug: mannschaft\n---\n<p>Die Crew</p>',
	'pages/english.html': '---\ntitle: English only\n---\n<p>No translation</p>',
	'pages/hier.html':
		'---\ntitle: Von uns\nlanguage: ar\ntranslationOf: about\n---\n<p>عن الميناء</p>',
	'pages/stories.json': {},
	'pages/stories.de.json': { title: 'Geschichten', slug: 'geschichten' },
	'posts/first.md': '---\ndate: 2026-05-01\ncategories: news\n---\nThe harbour opens',
	'posts/second.md': '---\ndate: 2026-05-02\n---\nSecond',
	'posts/third.md': '---\ndate: 2026-05-03\n---\nThird',
	'posts/first.de.md':
		'---\ntitle: Erste\ndate: 2026-05-01\ncategories: nachrichten\n---\nDer harbour öffnet',
	'posts/draft.de.md': '---\ntitle: Entwurf\nstatus: draft\n---\nNoch nichts',
	'boat/rib.json': { title: 'Rib' },
	'boat/rib.de.json': { title: 'Schlauchboot' },
	'templates/header.json': header('Harbour', 'main'),
	'templates/header.de.json': header('Hafen', 'main'),
	'templates/greeting.de.json': exportFile(
		[container('pop0001', widget('pop0002', 'heading', { title: 'Guten Tag' }))],
		{
			type: 'popup',
			conditions: ['include/general'],
			display_settings: { triggers: { page_load: 'yes', page_load_delay: 0 }, timing: {} },
		},
	),
};
