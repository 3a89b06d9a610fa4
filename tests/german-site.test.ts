import { JSDOM } from 'jsdom';
import { contentFolder } from 'outrigger/testing/content-folder';
import { openSite, WHOLE_SITE_URL, type WholeSite } from 'outrigger/testing/whole-site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	GERMAN_SITE,
	type GermanTexts,
	germanTexts,
	SPOKEN,
	strangeTexts,
} from './support/german-site';

let site: WholeSite;
let words: GermanTexts;
beforeAll(async () => {
	words = germanTexts();
	site = await openSite(contentFolder(GERMAN_SITE));
});
afterAll(() => site.backend.close());

/** The texts of a page: its title, its markup without codes, and the texts that its handlers may show later. */
function textsOf(html: string): string[] {
	const { document, NodeFilter } = new JSDOM(html.replace(/<style[\s\S]*?<\/style>/g, '')).window;
	const texts: string[] = [];
	const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { parentElement, textContent } = walker.currentNode;
		if (!parentElement?.closest('script, template, code')) texts.push(textContent ?? '');
	}
	for (const name of SPOKEN) {
		for (const element of document.querySelectorAll(`[${name}]`))
			texts.push(element.getAttribute(name) ?? '');
	}
	const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
	const said = document.body.dataset.texts ?? '{}';
	const later = Object.values(JSON.parse(said) as Record<string, string | Record<string, string>>);
	return [
		...texts,
		description ?? '',
		...later
			.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
			.map((text) => text.replace(/\{\w+\}/g, '')),
	];
}

const strangeOn = (html: string) => strangeTexts(textsOf(html), words);

describe('a site in German', () => {
	it('shows and announces no word of another language on any page', async () => {
		const index = await (await site.get('/sitemap-1.xml')).text();
		const listed = [...index.matchAll(/<loc>http:\/\/site\.test([^<]*)<\/loc>/g)].map(
			([, path = '']) => path,
		);
		const others = [
			'/berichte/page/2/',
			'/category/touren/',
			'/author/wart/',
			'/2026/',
			'/2026/03/',
			'/?s=flut',
			'/?s=seil',
			'/?s=kontakt',
			'/?s=xyz',
			'/nirgends/',
			'/berichte/eis/?replytocom=501',
			'/cart/?add-to-cart=4001',
			'/checkout/order-received/1/?key=x',
			'/wp-login.php',
			'/wp-login.php?action=lostpassword',
			'/wp-login.php?loggedout=true',
			'/fehlt.html',
		];
		const paths = [...new Set([...listed, ...others])];
		expect(paths.length).toBeGreaterThan(25);
		const found: string[] = [];
		for (const path of paths) {
			const html = await (await site.get(path)).text();
			found.push(...strangeOn(html).map((text) => `${path} ${text}`));
		}
		expect(found).toEqual([]);
	});

	it('notices a word that is not German', () => {
		expect(strangeOn('<p>Weiter</p><p>Something went wrong</p><img alt="Close">')).toEqual([
			'Something went wrong',
			'Close',
		]);
	});
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
	site.app.request(`${WHOLE_SITE_URL}${path}`, {
		method: 'POST',
		headers: { origin: WHOLE_SITE_URL, referer: `${WHOLE_SITE_URL}/kontakt/`, ...headers },
		body: new URLSearchParams(fields),
	});

describe('a form that a German site refuses', () => {
	const FORM = { action: 'elementor_pro_forms_send_form', post_id: '2', form_id: 'anfrage' };

	it.each<[string, string, string, Record<string, string>]>([
		['a form with nothing in it', 'Pflichtfeld', '/kontakt/', FORM],
		[
			'a form with wrong answers',
			'höchstens 4',
			'/kontakt/',
			{
				...FORM,
				'form_fields[post]': 'x',
				'form_fields[rufnummer]': 'x',
				'form_fields[seite]': 'x',
				'form_fields[personen]': '9',
				'form_fields[tag]': '2020-01-01',
				'form_fields[uhr]': '99',
				'form_fields[boot]': 'x',
			},
		],
		['a form that is none', 'Bootshaus', '/kontakt/', { ...FORM, form_id: 'keine' }],
		['a comment without words', 'Name, E-Mail', '/wp-comments-post.php', { comment_post_ID: '11' }],
		[
			'a comment where none is taken',
			'geschlossen',
			'/wp-comments-post.php',
			{ comment_post_ID: '14' },
		],
		['a comment on nothing', 'kommentieren', '/wp-comments-post.php', { comment_post_ID: '999' }],
		['a wrong password', 'Passwort ist nicht richtig', '/wp-login.php', { log: 'wart', pwd: 'x' }],
		[
			'a name that nobody has',
			'kein Konto',
			'/wp-login.php?action=lostpassword',
			{ user_login: 'x' },
		],
		[
			'a new password under a key that is over',
			'ungültig oder abgelaufen',
			'/wp-login.php?action=rp',
			{ login: 'wart', key: 'over', pass1: 'x', pass2: 'x' },
		],
		[
			'a checkout with nothing in the cart',
			'Warenkorb ist leer',
			'/checkout/',
			{ woocommerce_checkout_place_order: '1', payment_method: 'cod' },
		],
		[
			'a coupon that nobody knows',
			'gibt es nicht',
			'/cart/',
			{ apply_coupon: '1', coupon_code: 'xyz' },
		],
		[
			'what is sold out',
			'nicht mehr vorrätig',
			'/product/weste/',
			{ 'add-to-cart': '4002', quantity: '1' },
		],
		[
			'more than there are',
			'noch 3 da',
			'/product/seil/',
			{ 'add-to-cart': '4001', quantity: '9' },
		],
	])('%s', async (_, said, path, fields) => {
		const html = await (await post(path, fields)).text();
		expect(html).toContain(said);
		expect(strangeOn(html)).toEqual([]);
	});

	it.each<[string, string, string, string]>([
		['too many fields', '/kontakt/', 'a=1&'.repeat(1_100), 'application/x-www-form-urlencoded'],
		[
			'too many letters',
			'/kontakt/',
			`a=${'x'.repeat(1_100_000)}`,
			'application/x-www-form-urlencoded',
		],
		['what is no form', '/kontakt/', 'x', 'multipart/form-data'],
	])('%s', async (_, path, body, type) => {
		const response = await site.app.request(`${WHOLE_SITE_URL}${path}`, {
			method: 'POST',
			headers: { origin: WHOLE_SITE_URL, 'content-type': type },
			body,
		});
		expect(response.status).toBeGreaterThanOrEqual(400);
		expect(strangeOn(await response.text())).toEqual([]);
	});

	it('a form of another site', async () => {
		const response = await post('/kontakt/', FORM, { origin: 'https://other.test' });
		expect(response.status).toBe(403);
		expect(strangeOn(await response.text())).toEqual([]);
	});

	it.each([
		['an unknown coupon', 'applyCoupon(input:{code:"nichts"})'],
		['a coupon that is over', 'applyCoupon(input:{code:"sommer"})'],
		['a coupon for more', 'applyCoupon(input:{code:"hundert"})'],
		['what is sold out', 'addToCart(input:{productId:4002})'],
		['more than there are', 'addToCart(input:{productId:4001,quantity:9})'],
		['what is no product', 'addToCart(input:{productId:1})'],
		['no number', 'addToCart(input:{productId:4001,quantity:-1})'],
	])('%s', async (_, mutation) => {
		const ask = async (query: string, token?: string) => {
			const response = await site.app.request(`${WHOLE_SITE_URL}/graphql`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					...(token && { 'woocommerce-session': `Session ${token}` }),
				},
				body: JSON.stringify({ query }),
			});
			return { token: response.headers.get('woocommerce-session'), body: await response.json() };
		};
		const { token } = await ask('mutation{addToCart(input:{productId:4001}){cart{total}}}');
		const { body } = await ask(`mutation{${mutation}{cart{total}}}`, token ?? '');
		expect(body.errors).toHaveLength(1);
		expect(strangeTexts([body.errors[0].message], words)).toEqual([]);
	});
});
