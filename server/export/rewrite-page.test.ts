import { englishSay } from '@outrigger/rules/texts/load-texts';
import { describe, expect, it } from 'vitest';
import { dropLinks } from './drop-links';
import { type PageOptions, rewritePage } from './rewrite-page';

const OPTIONS: PageOptions = {
	siteUrl: 'https://site.test',
	searchPath: '/search/',
	actionsUrl: null,
	say: englishSay,
	client: '/assets/client.js',
	firstScript: '/assets/exported/first.js',
};
const POLICY =
	"default-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'; report-to default";

const rewritten = (
	html: string,
	options: Partial<PageOptions> = {},
	policy: string | null = null,
) => rewritePage(html, '/fleet/', policy, { ...OPTIONS, ...options });

describe('an exported page', () => {
	it('has in its head the headers of a host that a head can express', () => {
		const { html } = rewritten('<html><head><meta charSet="utf-8"/></head>', {}, POLICY);
		expect(html).toBe(
			'<html data-exported="/fleet/"><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src &#039;self&#039;; connect-src &#039;self&#039;; form-action &#039;self&#039;"></head>',
		);
	});

	it('runs the script of exports before all others', () => {
		const { html, files } = rewritten(
			'<script type="module" async="" src="/assets/client.js"></script>',
		);
		expect(html).toBe(
			'<script type="module" src="/assets/exported/first.js"></script><script type="module"  src="/assets/client.js"></script>',
		);
		expect([...files]).toEqual(['/assets/exported/first.js', '/assets/client.js']);
	});

	it('names written pages, and remembers them and every file that it names', () => {
		const { html, pages, files } = rewritten(
			'<a href="?e-page-ab=2">2</a><a href="/wren">W</a><div data-x="{&quot;url&quot;:&quot;/wp-content/uploads/a.svg&quot;}"></div><style>a{background:url(https://site.test/wp-content/uploads/b.jpg)}</style>',
		);
		expect(html).toContain('href="/fleet/e-page-ab/2/?e-page-ab=2"');
		expect([...pages]).toEqual(['/fleet/?e-page-ab=2', '/wren/']);
		expect([...files]).toEqual(['/wp-content/uploads/a.svg', '/wp-content/uploads/b.jpg']);
	});

	it("has smaller twins of its own pictures, and the pictures themselves for browsers without the twins' format", () => {
		const image =
			'<img src="/wp-content/uploads/a.jpg" srcSet="/wp-content/uploads/a-1.jpg 300w, /wp-content/uploads/a.jpg 600w" sizes="50vw">';
		const preload = `<link rel="preload" as="image" imagesrcset="/wp-content/uploads/a-1.jpg 300w, /wp-content/uploads/a.jpg 600w">`;
		const { html, files } = rewritten(`<meta charset="utf-8">${preload}${image}`);
		const avif = '/wp-content/uploads/a-1.jpg.avif 300w, /wp-content/uploads/a.jpg.avif 600w';
		expect(html).toContain(
			`<picture data-kinds><source type="image/avif" srcset="${avif}" sizes="50vw"><img src="/wp-content/uploads/a.jpg" srcset="/wp-content/uploads/a-1.jpg.webp 300w, /wp-content/uploads/a.jpg.webp 600w" sizes="50vw"></picture>`,
		);
		// The page preloads the pictures that it shows.
		expect(html).toContain(
			`<link type="image/avif" rel="preload" as="image" imagesrcset="${avif}">`,
		);
		expect(html).toContain('<style>picture[data-kinds]{display:contents}</style>');
		expect([...files].sort()).toEqual([
			'/wp-content/uploads/a-1.jpg.avif',
			'/wp-content/uploads/a-1.jpg.webp',
			'/wp-content/uploads/a.jpg',
			'/wp-content/uploads/a.jpg.avif',
			'/wp-content/uploads/a.jpg.webp',
		]);
	});

	it.each([
		['in a picture of its editor', (image: string) => `<picture>${image}</picture>`],
		['in an island', (image: string) => `<div data-island="_R_"><div>${image}</div></div>`],
		[
			'beside one of another host',
			(image: string) => image.replace('300w', '300w, https://cdn.test/b.jpg 9w'),
		],
	])('puts no element around a picture %s', (_, around) => {
		const image = '<img srcset="/wp-content/uploads/a.jpg 300w">';
		const { html } = rewritten(`<meta charset="utf-8">${around(image)}`);
		expect(html).toContain('/wp-content/uploads/a.jpg.webp 300w');
		expect(html).not.toContain('data-kinds');
	});

	it('leads searches and filters to written pages', () => {
		const { html, pages } = rewritten(
			'<form action="/" method="get"><input name="s"></form><form action="/fleet/"><button name="e-filter-ab-t" value="x">X</button><button data-filter="__all">All</button></form>',
		);
		expect(html).toContain('<form action="/search/" method="get">');
		expect(html).toContain('formaction="/fleet/e-filter-ab-t/x/"');
		expect([...pages]).toEqual(['/fleet/?e-filter-ab-t=x']);
	});

	it('shows at a form that it cannot be sent, before a visitor fills it in', () => {
		const form =
			'<form method="post" name="Ask" action="/wp-login.php" data-logout="/wp-login.php?action=logout"><input type="hidden" name="a"><input name="b"><button>Send</button></form>';
		const { html, closedForms } = rewritten(form);
		expect(html).toMatch(
			/^<form[^>]*><p role="note">.*cannot be sent.*<input type="hidden" name="a">/,
		);
		expect(html).toContain('<input disabled="" name="b"><button disabled="">');
		expect(html).not.toContain('/wp-login.php');
		expect([...closedForms]).toEqual(['Ask']);
		const elsewhere = '<form method="post" action="https://pay.test/"><button>Pay</button></form>';
		expect(rewritten(elsewhere).html).toBe(elsewhere);
	});

	it('sends a form to the host that takes it', () => {
		const actionsUrl = 'https://forms.test';
		const { html, closedForms } = rewritten(
			'<form method="post" data-transport="graphql" action="/fleet/#f"><input name="b"></form><form method="post"><input type="file" name="c"></form>',
			{ actionsUrl },
		);
		expect(html).toContain('action="https://forms.test/fleet/#f"');
		expect(html).toContain('<input name="b">');
		expect(closedForms.size).toBe(1);
		const page = rewritten('<html><head><meta charset="utf-8">', { actionsUrl }, POLICY).html;
		expect(page).toContain('data-actions="https://forms.test"');
		expect(page).toContain('connect-src &#039;self&#039; https://forms.test; form-action');
	});
});

describe('a part that is not in an exported page', () => {
	const dropped = (html: string, actionsUrl: string | null = null) =>
		dropLinks(html, '/fleet/', { ...OPTIONS, actionsUrl, leftOut: new Set(['/cart/']) });

	it('goes with the item of a list that holds it alone', () => {
		expect(
			dropped('<ul><li><a href="/graphql">API</a></li><li><a href="/a/">A</a></li></ul>'),
		).toBe('<ul><li><a href="/a/">A</a></li></ul>');
		expect(
			dropped('<li><a href="/cart/">Cart</a><ul><li><a href="/a/">A</a></li></ul></li>'),
		).toContain('<li><a href="/a/">A</a></li>');
	});

	it('leaves its words in a text', () => {
		expect(dropped('<p>See <a href="/wp-login.php">the login</a>.</p>')).toBe(
			'<p>See <a >the login</a>.</p>',
		);
	});

	it('is the back of a postcard, which no host signs', () => {
		expect(dropped('<div class="postcards" data-postcards="yes"><img></div>')).toBe(
			'<div class="postcards" ><img></div>',
		);
	});

	it('is linked where a host has it', () => {
		expect(dropped('<a href="/cart/">Cart</a>', 'https://shop.test')).toBe(
			'<a href="https://shop.test/cart/">Cart</a>',
		);
	});

	it('is a cart button with any content', () => {
		expect(
			dropped(
				'<div>a<div data-widget_type="woocommerce-menu-cart.default"><div><div></div></div></div>b</div>',
			),
		).toBe('<div>ab</div>');
	});
});
