import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builderPage } from 'outrigger/testing/content-folder';
import { storedWidget } from './stored-widget';

/** Kinds of WordPress's own widgets; one folder of the widget is for all kinds. */
const WORDPRESS = [
	'search',
	'categories',
	'tag_cloud',
	'recent-posts',
	'recent-comments',
	'archives',
	'calendar',
	'pages',
	'meta',
];

const FIELDS = [
	['name', 'text', 'Ihr Name', { required: 'true' }],
	['post', 'email', 'Ihre Anschrift', { required: 'true' }],
	['rufnummer', 'tel', 'Rufnummer', {}],
	['seite', 'url', 'Ihre Seite', {}],
	['personen', 'number', 'Personen', { field_min: '1', field_max: '4' }],
	['tag', 'date', 'Tag', { min_date: '2027-04-10' }],
	['uhr', 'time', 'Uhrzeit', {}],
	['boot', 'select', 'Boot', { field_options: 'Kutter\nJolle' }],
	['zeit', 'checkbox', 'Zeit', { field_options: 'morgens\nabends', required: 'true' }],
	['bild', 'upload', 'Bild', { file_types: 'png', max_files: '1' }],
	['text', 'textarea', 'Nachricht', { required: 'true' }],
	['ja', 'acceptance', 'Einverstanden', { acceptance_text: 'Ich bin einverstanden.' }],
] as const;

const form = storedWidget('anfrage', 'form', {
	form_name: 'Anfrage',
	submit_actions: ['email'],
	form_fields: FIELDS.map(([custom_id, field_type, field_label, more]) => ({
		_id: custom_id,
		custom_id,
		field_type,
		field_label,
		...more,
	})),
});

/** Every widget without settings, because then a visitor sees the widget's default texts. */
const widgets = readdirSync('web/widgets')
	.filter((name) => name !== 'wp-widget')
	.concat(WORDPRESS.map((kind) => `wp-widget-${kind}`))
	.map((type, index) => storedWidget(`alle${index}`, type));

const dropdowns = ['archives', 'categories'].map((kind, index) =>
	storedWidget(`wahl${index}`, `wp-widget-${kind}`, { wp: { dropdown: 'on' } }),
);

const templates = (type: string, condition: string, id: number, elements: readonly object[]) =>
	JSON.stringify({
		...JSON.parse(builderPage(type, id, elements)),
		type,
		title: type,
		conditions: [condition],
	});

/** A shop, a form and posts in German; no English word was typed anywhere in it. */
export const GERMAN_SITE: Readonly<Record<string, string>> = {
	'site.json': JSON.stringify({
		title: 'Bootshaus',
		description: 'Boote am Fluss',
		language: 'de_DE',
		timezone: 'Europe/Berlin',
		dateFormat: 'j. F Y',
		timeFormat: 'H:i',
		pageOnFront: 'anfang',
		pageForPosts: 'berichte',
		permalinkStructure: '/berichte/%postname%/',
		postsPerPage: 2,
		commentModeration: true,
		menuLocations: { primary: 'Oben' },
		shop: {
			currency: 'EUR',
			currencySymbol: '€',
			currencyPosition: 'right_space',
			pricesIncludeTax: true,
			taxRates: [{ label: 'MwSt.', percent: '19' }],
			countries: ['DE', 'AT'],
			gateways: [{ id: 'cod', title: 'Bar am Steg', description: 'Beim Abholen.' }],
			coupons: [
				{ code: 'sommer', kind: 'percent', amount: '10', expires: '2025-09-30' },
				{ code: 'hundert', kind: 'fixed_cart', amount: '5', minimum: '100' },
				{ code: 'allein', kind: 'percent', amount: '10', individualUse: true },
			],
		},
	}),
	'users.json': JSON.stringify([
		{ login: 'wart', name: 'Bootswart', role: 'editor', password: 'ahoi', email: 'wart@boot.test' },
	]),
	'terms.json': JSON.stringify({ category: [{ name: 'Touren', slug: 'touren' }] }),
	'menus.json': JSON.stringify([
		{ name: 'Haupt', location: 'primary', items: [{ page: 'anfang' }, { page: 'kontakt' }] },
	]),
	'pages/anfang.json': builderPage('anfang', 1, [
		storedWidget('kopf001', 'heading', { title: 'Willkommen am Fluss' }),
		storedWidget('wagen01', 'woocommerce-menu-cart'),
		storedWidget('zeiten1', 'countdown', { due_date: '2099-01-01 00:00' }),
		storedWidget('bilder1', 'video', {
			youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
		}),
		storedWidget('teilen1', 'share-buttons'),
	]),
	'pages/kontakt.json': builderPage('kontakt', 2, [form, storedWidget('anmeld1', 'login')]),
	'pages/alles.json': builderPage('alles', 3, [...widgets, ...dropdowns]),
	'pages/berichte.md': '---\ndatabaseId: 4\ntitle: Berichte\n---\n',
	'pages/laden.json': builderPage('shop', 5, [storedWidget('waren01', 'woocommerce-products')]),
	'pages/cart.json': builderPage('cart', 6, [storedWidget('korb001', 'woocommerce-cart')]),
	'pages/checkout.json': builderPage('checkout', 7, [
		storedWidget('kasse01', 'woocommerce-checkout-page'),
	]),
	'pages/my-account.json': builderPage('my-account', 8, [
		storedWidget('konto01', 'woocommerce-my-account'),
	]),
	'posts/eis.md':
		'---\ndatabaseId: 11\ntitle: Das Eis\ndate: 2026-01-05 08:30\ncategories: [touren]\nauthor: wart\n---\n\nEs hielt bis zum Abend.\n',
	'posts/flut.md':
		'---\ndatabaseId: 12\ntitle: Die Flut\ndate: 2026-03-05 08:30\nauthor: wart\n---\n\nSie kam nachts.\n',
	'posts/geheim.md':
		'---\ndatabaseId: 13\ntitle: Die Bucht\ndate: 2026-04-05 08:30\npassword: krake\nauthor: wart\n---\n\nIm Norden.\n',
	'posts/zu.md':
		'---\ndatabaseId: 14\ntitle: Das Ende\ndate: 2026-05-05 08:30\ncommentStatus: closed\nauthor: wart\n---\n\nVorbei.\n',
	'comments.json': JSON.stringify([
		{
			databaseId: 501,
			post: 'eis',
			authorName: 'Ein Gast',
			content: 'Das war kalt.',
			date: '2026-01-06 10:00',
			status: 'approve',
		},
	]),
	'product/seil.md':
		'---\ndatabaseId: 4001\ntitle: Seil\ndate: 2026-03-09 09:00\nauthor: wart\ncommentStatus: open\nproduct:\n  sku: S-1\n  regularPrice: "12"\n  stock: 3\n---\n\nEs hält.\n',
	'product/weste.md':
		'---\ndatabaseId: 4002\ntitle: Weste\ndate: 2026-03-10 09:00\nauthor: wart\nproduct:\n  sku: S-2\n  regularPrice: "40"\n  inStock: false\n---\n\nSie trägt.\n',
	'templates/ware.json': templates('single', 'include/singular/product', 2001, [
		storedWidget('ware001', 'theme-title'),
		storedWidget('ware002', 'woocommerce-product-price'),
		storedWidget('ware003', 'woocommerce-product-add-to-cart'),
		storedWidget('ware004', 'woocommerce-product-stock'),
		storedWidget('ware005', 'woocommerce-product-data-tabs'),
	]),
};

const wordsOf = (text: string) =>
	(text.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase());
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Names that are the same in every language, and words that the test itself types. */
const NAMES =
	'Facebook Twitter WhatsApp Telegram LinkedIn Pinterest Reddit Tumblr YouTube Vimeo Google PayPal Stripe WordPress org JavaScript RSS MEZ MESZ xyz';

/** Matches names of fields whose values visitors read, in JSON and before texts. */
const READ =
	/"(?:title|description|name|label|singularLabel|field_label|field_options|acceptance_text|form_name|authorName|content)":"((?:[^"\\]|\\.)*)"|^title: (.*)$|\n---\n([\s\S]*)$/gm;

/** The texts that the site's owner wrote. */
const ownTexts = () =>
	Object.values(GERMAN_SITE).flatMap((file) =>
		[...file.matchAll(READ)].map(([, ...texts]) => texts.join(' ').replaceAll('\\n', ' ')),
	);

/** Sample texts of the builder that are made of several parts. */
const JOINED_SAMPLES = [
	'Accordion #1',
	'Accordion #2',
	'This page is Amazing',
	'Message',
	'50% (Web Designer)',
];

/**
 * The builder's sample content, *This is the heading*, stays in English as in the builder. It is in the files of the
 * settings; for small widgets it is in the files of the markup.
 */
function sampleTexts(): string[] {
	const samples = ['web/widgets', 'web/atomic'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => {
			if (!/\.tsx?$/.test(file)) return [];
			const source = readFileSync(join(folder, file), 'utf8');
			const isSettings = /(?:settings|controls|rows|sample[\w-]*)\.ts$/.test(file);
			const text = isSettings ? ANY_TEXT : SAMPLE_TEXT;
			return [...source.matchAll(text)].map(([, written = '']) => tidy(written));
		}),
	);
	return samples.flat();
}
const ANY_TEXT = /'((?:[^'\\\n]|\\.)*)'/g;
const SAMPLE_TEXT = /textSetting\('((?:[^'\\\n]|\\.)*)'/g;

/** The texts that a page of the site may show. */
export interface GermanTexts {
	/** In small letters. */
	words: ReadonlySet<string>;
	/** Whole texts that are not German. */
	samples: ReadonlySet<string>;
}

/**
 * All texts that the German site may show: the site's own texts; the host's German texts, months, days and countries;
 * and the builder's samples.
 */
export function germanTexts(): GermanTexts {
	const catalogue = Object.values(
		JSON.parse(readFileSync('domain/texts/catalogues/de.json', 'utf8')),
	).map((text) => JSON.stringify(text).replace(/\{\w+\}|"(?:one|other)":/g, ''));
	// The first seven days of a month contain every weekday, and the twelve months contain every month name.
	const dates = Array.from({ length: 12 * 7 }, (_, day) =>
		new Date(2026, day % 12, 1 + Math.floor(day / 12)).toLocaleDateString('de-DE', {
			dateStyle: 'full',
		}),
	);
	const countries = new Intl.DisplayNames('de-DE', { type: 'region' });
	const names = [NAMES, countries.of('DE'), countries.of('AT')];
	const texts = [...catalogue, ...names, ...dates, ...ownTexts()];
	return {
		words: new Set(texts.flatMap((text) => wordsOf(text ?? ''))),
		samples: new Set([...sampleTexts(), ...JOINED_SAMPLES]),
	};
}

/** Attributes that visitors see or that screen readers read. */
export const SPOKEN = [
	'aria-label',
	'aria-description',
	'aria-roledescription',
	'aria-valuetext',
	'title',
	'alt',
	'placeholder',
];

/** The texts of a page that contain a word of another language. */
export function strangeTexts(texts: readonly string[], { words, samples }: GermanTexts): string[] {
	const isStrange = (text: string) =>
		!samples.has(text) && wordsOf(text).some((word) => !words.has(word));
	return [...new Set(texts.map(tidy).filter(isStrange))];
}
