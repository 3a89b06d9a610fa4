import { builderPage } from 'outrigger/testing/content-folder';
import { storedWidget } from './stored-widget';

/** The words of a site, none of them English. */
interface Words {
	language: string;
	dateFormat: string;
	timeFormat: string;
	currency: readonly [code: string, symbol: string, position: string];
	country: string;
	title: string;
	description: string;
	/** Titles of the pages: contact, posts, shop. */
	pages: readonly [string, string, string];
	headline: string;
	/** Three paragraphs. */
	paragraphs: readonly [string, string, string];
	/** Four short names, of boats. */
	names: readonly [string, string, string, string];
	/** Titles of three posts. */
	posts: readonly [string, string, string];
	category: string;
	person: string;
	guest: string;
	comment: string;
	/** Labels of a form: name, address, telephone, people, day, message. */
	fields: readonly [string, string, string, string, string, string];
	press: string;
	products: readonly [string, string];
}

const page = (databaseId: number, title: string, fields = '') =>
	`---\ndatabaseId: ${databaseId}\ntitle: ${title}\n${fields}---\n`;

const CONTAINER = { id: 'rahmen1', elType: 'container', isInner: false, settings: {} };

/** A site with every kind of page, in one language: pages of the builder, posts, lists, a form, a shop. */
function siteOf(words: Words): Readonly<Record<string, string>> {
	const { names, paragraphs, posts, products, pages } = words;
	const [currency, currencySymbol, currencyPosition] = words.currency;
	const kinds = ['text', 'email', 'tel', 'number', 'date', 'textarea'];
	const built = (slug: string, id: number, title: string, elements: readonly object[]) =>
		builderPage(slug, id, [{ ...CONTAINER, elements: [headed(title), ...elements] }], { title });
	const headed = (title: string) =>
		storedWidget('kopf001', 'heading', { title, header_size: 'h1' });
	const rows = names.map((name, at) => ({ _id: `zeile${at}`, title: name, text: name }));
	return {
		'site.json': JSON.stringify({
			...{ title: words.title, description: words.description, language: words.language },
			...{ dateFormat: words.dateFormat, timeFormat: words.timeFormat, timezone: 'UTC' },
			pageOnFront: 'home',
			pageForPosts: 'stories',
			permalinkStructure: '/stories/%postname%/',
			accessibleDefaults: true,
			postsPerPage: 2,
			menuLocations: { primary: words.title },
			shop: {
				currency,
				currencySymbol,
				currencyPosition,
				countries: [words.country],
				gateways: [{ id: 'cod', title: words.press, description: paragraphs[1] }],
			},
		}),
		'kit.json': JSON.stringify({
			databaseId: 9,
			settings: {
				system_colors: ['primary', 'secondary', 'text', 'accent'].map((_id) => ({
					_id,
					title: _id,
					color: '#123B4A',
				})),
			},
		}),
		'users.json': JSON.stringify([
			{ login: 'crew', name: words.person, role: 'editor', description: paragraphs[1] },
		]),
		'terms.json': JSON.stringify({ category: [{ name: words.category, slug: 'trips' }] }),
		'menus.json': JSON.stringify([
			{
				name: words.title,
				location: 'primary',
				items: [
					{ page: 'home' },
					{ page: 'stories', items: [{ page: 'contact' }, { page: 'shop' }] },
					{ page: 'shop' },
				],
			},
		]),
		'pages/home.json': built('home', 1, words.headline, [
			storedWidget('text001', 'text-editor', {
				editor: paragraphs.map((text) => `<p>${text}</p>`).join(''),
			}),
			storedWidget('knopf01', 'button', { text: words.press }),
			storedWidget('liste01', 'icon-list', { icon_list: rows }),
			storedWidget('kasten1', 'icon-box', {
				title_text: names[0],
				title_size: 'h2',
				description_text: paragraphs[1],
			}),
			storedWidget('karus01', 'testimonial-carousel', {
				pagination: '',
				slides: names.map((name, at) => ({
					_id: `stimme${at}`,
					content: paragraphs[2],
					name,
					title: words.category,
				})),
			}),
			storedWidget('tabs001', 'tabs', {
				tabs: names.map((name, at) => ({
					_id: `tab${at}`,
					tab_title: name,
					tab_content: paragraphs[1],
				})),
			}),
			storedWidget('akk0001', 'accordion', {
				tabs: names.map((name, at) => ({
					_id: `akk${at}`,
					tab_title: name,
					tab_content: paragraphs[1],
				})),
			}),
			storedWidget('preis01', 'price-list', {
				price_list: names.map((name, at) => ({
					_id: `preis${at}`,
					title: name,
					price: `${(at + 1) * 1200}`,
					item_description: words.category,
				})),
			}),
			storedWidget('zeiten1', 'countdown', { due_date: '2099-01-01 00:00' }),
			storedWidget('balken1', 'progress', { title: names[1], percent: { size: 64, unit: '%' } }),
			storedWidget('lauf001', 'animated-headline', {
				before_text: names[0],
				highlighted_text: names[1],
				after_text: names[2],
			}),
			storedWidget('neues01', 'posts'),
		]),
		'pages/contact.json': built('contact', 2, pages[0], [
			storedWidget('menue01', 'nav-menu', { menu: 'primary' }),
			storedWidget('anfrage', 'form', {
				form_name: pages[0],
				submit_actions: ['email'],
				button_text: words.press,
				form_fields: words.fields.map((field_label, at) => ({
					_id: `feld${at}`,
					custom_id: `feld${at}`,
					field_type: kinds[at],
					field_label,
					required: at < 2 ? 'true' : '',
				})),
			}),
			storedWidget('suche01', 'search-form'),
			storedWidget('anmeld1', 'login'),
		]),
		'pages/stories.md': page(4, pages[1]),
		'pages/shop.json': built('shop', 5, pages[2], [
			storedWidget('waren01', 'woocommerce-products'),
		]),
		'pages/cart.json': built('cart', 6, pages[2], [storedWidget('korb001', 'woocommerce-cart')]),
		'pages/checkout.json': built('checkout', 7, pages[2], [
			storedWidget('kasse01', 'woocommerce-checkout-page'),
		]),
		'pages/my-account.json': built('my-account', 8, words.person, [
			storedWidget('konto01', 'woocommerce-my-account'),
		]),
		...Object.fromEntries(
			posts.map((title, at) => [
				`posts/story-${at}.md`,
				`${page(11 + at, title, `date: 2026-0${at + 3}-05 08:30\ncategories: [trips]\nauthor: crew\n${at === 2 ? 'password: x\n' : ''}`)}\n${paragraphs.join('\n\n')}\n\n- ${names.join('\n- ')}\n\n> ${paragraphs[1]}\n`,
			]),
		),
		'comments.json': JSON.stringify([
			{
				databaseId: 501,
				post: 'story-0',
				authorName: words.guest,
				content: words.comment,
				date: '2026-03-06 10:00',
				status: 'approve',
			},
		]),
		...Object.fromEntries(
			products.map((title, at) => [
				`product/product-${at}.md`,
				`${page(4001 + at, title, `author: crew\nproduct:\n  regularPrice: "1200"\n  stock: 3\n`)}\n${paragraphs[0]}\n`,
			]),
		),
	};
}

const ARABIC: Words = {
	language: 'ar',
	dateFormat: 'j F Y',
	timeFormat: 'g:i A',
	currency: ['SAR', 'ر.س', 'right_space'],
	country: 'SA',
	title: 'مرفأ القوارب',
	description: 'قوارب على الخليج الهادئ',
	pages: ['اتصل بنا', 'حكايات', 'المتجر'],
	headline: 'أهلًا بكم في مرفأ القوارب',
	paragraphs: [
		'يبدأ الصباح عند الرصيف حين يكون البحر هادئًا، ثم يخرج الصيادون بقواربهم الصغيرة قبل شروق الشمس بساعة كاملة.',
		'تتسع قواربنا لثمانية أشخاص، ويكفي الوقود ليوم كامل (٢٤ ميلًا) حول الجزر القريبة.',
		'قال الربان: "لا تبتعدوا عن الشاطئ إذا هبّت الريح من الشمال".',
	],
	names: ['اللؤلؤة', 'نورس', 'الشراع الأبيض', 'ريح الجنوب'],
	posts: ['رحلة الفجر إلى الجزيرة', 'ليلة المدّ العالي', 'الخليج السري'],
	category: 'رحلات بحرية',
	person: 'طاقم المرفأ',
	guest: 'زائر',
	comment: 'كانت رحلة جميلة، شكرًا لكم.',
	fields: ['الاسم', 'البريد', 'رقم الهاتف', 'عدد الأشخاص', 'اليوم', 'الرسالة'],
	press: 'احجز الآن',
	products: ['حبل متين', 'سترة نجاة'],
};

const GERMAN: Words = {
	language: 'de',
	dateFormat: 'j. F Y',
	timeFormat: 'H:i',
	currency: ['EUR', '€', 'right_space'],
	country: 'DE',
	title: 'Bootshaus am Schlüsselburger Hafen',
	description: 'Boote und Bootsführerscheine an der Flussmündung',
	pages: ['Kontakt und Buchungsanfrage', 'Reiseberichte', 'Zubehörgeschäft'],
	headline: 'Willkommen am Bootsvermietungssteg',
	paragraphs: [
		'Bei Sonnenaufgang liegt das Wasser still; die Fischereigenossenschaft fährt eine Stunde vorher hinaus und kehrt mit der Flut zurück.',
		'Unsere Boote tragen acht Personen, und der Kraftstoff reicht für einen ganzen Tag (etwa 24 Seemeilen) zwischen den Inseln.',
		'Der Hafenmeister sagte: "Bleiben Sie bei Nordwind in der Nähe des Ufers, die Strömungsgeschwindigkeit wird unterschätzt".',
	],
	names: ['Perle', 'Silbermöwe', 'Schärenkreuzer', 'Südwindjolle'],
	posts: ['Morgenfahrt zur Leuchtturminsel', 'Die Nacht der Springflut', 'Die geheime Bucht'],
	category: 'Tagesausflüge',
	person: 'Hafenmannschaft',
	guest: 'Ein Gast',
	comment: 'Das war eine schöne Fahrt, vielen Dank.',
	fields: ['Vor- und Nachname', 'E-Mail-Adresse', 'Rufnummer', 'Personenzahl', 'Tag', 'Nachricht'],
	press: 'Jetzt buchen',
	products: ['Festmacherleine', 'Rettungsweste'],
};

const JAPANESE: Words = {
	language: 'ja',
	dateFormat: 'Y年n月j日',
	timeFormat: 'H:i',
	currency: ['JPY', '¥', 'left'],
	country: 'JP',
	title: '七つ結びの艇庫',
	description: '静かな入り江の貸しボート',
	pages: ['お問い合わせ', '航海日誌', '売店'],
	headline: '朝いちばんの入り江へ、ようこそ',
	paragraphs: [
		'夜明け前の桟橋はとても静かです。漁師たちは日の出の一時間前に小さな舟を出し、沖の島々を目指してゆっくりと進んでいきます。',
		'当艇庫のボートは八人乗りで、燃料は一日分（約二十四海里）を積んでいます。免許のない方には船長が同行いたします。',
		'船長は言いました。「北風が吹いたら、岸から離れないでください」。ロープワークの講習は、土曜日の午前に開いています。',
	],
	names: ['しんじゅ号', 'かもめ', '白い帆のヨット', '南風レンタルボート'],
	posts: ['夜明けの島めぐり', '大潮の夜に起きたこと', '秘密の入り江'],
	category: '航海',
	person: '艇庫のクルー',
	guest: '通りすがりの旅人',
	comment: 'とても楽しい一日でした。ありがとうございました。',
	fields: ['お名前', 'メールアドレス', '電話番号', '人数', '日付', 'ご用件'],
	press: '予約する',
	products: ['丈夫なロープ', 'ライフジャケット'],
};

const WORDS = { ar: ARABIC, de: GERMAN, ja: JAPANESE } as const;
type WrittenLanguage = keyof typeof WORDS;

/** The files of a site in a language. */
export const writtenSite = (language: WrittenLanguage) => siteOf(WORDS[language]);

/** The results of a search that finds the first post. */
export const foundIn = (language: WrittenLanguage) =>
	`/?s=${encodeURIComponent(WORDS[language].posts[0])}`;

/** A page of each kind. */
export const KINDS_OF_PAGES = [
	'/',
	'/contact/',
	'/stories/',
	'/stories/page/2/',
	'/stories/story-0/',
	'/stories/story-2/',
	'/category/trips/',
	'/author/crew/',
	'/2026/03/',
	'/?s=xyz',
	'/nowhere/',
	'/shop/',
	'/product/product-0/',
	'/cart/?add-to-cart=4001',
	'/my-account/',
	'/wp-login.php',
	'/wp-login.php?action=lostpassword',
] as const;
