import { devices, expect, type Page, test } from '@playwright/test';
import { BUILDER_FORMS, popupPrint } from 'outrigger/site/through/testing/builder-forms';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import {
	filteredList,
	foundItems,
	VISITOR_WIDGETS,
} from 'outrigger/site/through/testing/builder-visitor-widgets';
import { builderWidget } from 'outrigger/site/through/testing/builder-widgets';
import type { FakeSite } from 'outrigger/site/through/testing/fake-site';
import {
	builderDocument,
	inContainers,
	type PassedSite,
	startPassedSite,
} from '../../support/passed-site';
import { watchErrors } from '../support/page-health';
import { widget } from '../support/passed-widget';

let site: PassedSite;
const CALL = '/wp-json/elementor-pro/v1/';

/** A script of the site that calls the builder, as documented for developers. */
const OWN_SCRIPT = `
elementorFrontend.on('components:init', () => {
	elementorFrontend.hooks.addAction('frontend/element_ready/heading.default', (heading) => {
		heading.setAttribute('data-ready', elementorFrontend.getCurrentDeviceMode());
	});
});
const popup = elementorProFrontend.modules.popup;
document.querySelector('#open').addEventListener('click', () => popup.showPopup({ id: 12 }));
document.addEventListener('click', (event) => {
	if (event.target.closest('.shut')) popup.closePopup({}, event);
});
`;

function answerCalls({ pages }: FakeSite): void {
	const call = (path: string, answer: (call: Record<string, unknown>) => object) => {
		pages.set(path, (request, response) => {
			let body = '';
			request.setEncoding('utf8').on('data', (text) => {
				body += text;
			});
			request.on('end', () => {
				response.writeHead(200, { 'content-type': 'application/json' });
				response.end(JSON.stringify(answer(body.startsWith('{') ? JSON.parse(body) : {})));
			});
		});
	};
	call(`${CALL}refresh-loop`, () => ({ data: filteredList(['Sloop']) }));
	call(`${CALL}refresh-search`, ({ search_term }) => ({
		data: search_term === 'sloop' ? foundItems(['Sloop', 'Ketch']) : '',
		pagination: '',
	}));
	call('/?wc-ajax=get_refreshed_fragments', () => ({
		fragments: {
			'div.widget_shopping_cart_content':
				'<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart"><li>A fender</li></ul></div>',
			'.elementor-button-icon-qty':
				'<span class="elementor-button-icon-qty" data-counter="2">2</span>',
		},
		cart_hash: 'a1',
	}));
}

// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	const fill = (wordpress: FakeSite) => {
		const { origin, pages } = wordpress;
		const page = (inside: string, footer = '') =>
			builderPage({ origin, content: builderDocument(inside), footer });
		const all = [...Object.values(VISITOR_WIDGETS), BUILDER_FORMS.SHARE];
		pages.set('/', page(inContainers(all, 'cf100')));
		const popups = {
			delay: { page_load: 'yes', page_load_delay: 0.2 },
			scroll: { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: 50 },
			element: { scrolling_to: 'yes', scrolling_to_selector: '#pier' },
			clicks: { click: 'yes', click_times: 2 },
			idle: { inactivity: 'yes', inactivity_time: 0.3 },
			exit: { exit_intent: 'yes' },
		};
		const room = '<div style="height:2000px">Far</div>';
		for (const [name, triggers] of Object.entries(popups)) {
			const footer = popupPrint(`Opened by ${name}`, triggers);
			pages.set(`/${name}/`, page(`<p>Here</p>${room}<p id="pier">Pier</p>`, footer));
		}
		const sheet = '<style>#elementor-popup-modal-12 .dialog-close-button{display:flex}</style>';
		const load = { page_load: 'yes', page_load_delay: 0.2 };
		const late = popupPrint('Closes later', load, { close_button_delay: 60 });
		pages.set('/late-close/', page('<p>Here</p>', sheet + late));
		const lines = '<style>body{font-size:20px;line-height:2}</style>';
		pages.set('/lines/', page('<p>Here</p>', lines + popupPrint('Two lines', load)));
		const button = '<button id="open">Open</button>';
		const heading = builderWidget('cf20001', 'heading', '<h2>Harbour</h2>');
		const script = '<script src="/wp-content/plugins/own/own.js"></script>';
		const footer = popupPrint('Opened by a script</p><p><button class="shut">Shut</button>');
		pages.set('/called/', page(button + heading, footer + script));
		pages.set('/wp-content/plugins/own/own.js', (_, response) => {
			response.writeHead(200, { 'content-type': 'text/javascript' }).end(OWN_SCRIPT);
		});
		answerCalls(wordpress);
	};
	site = await startPassedSite(fill, { KEEP_SCRIPTS: '/plugins/own/' });
});
test.afterAll(() => site.stop());

test.describe('the actions of a visitor on a passed page', () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('links that ran a script go back, print or stay, without an error', async ({ page }) => {
		const link = (href: string, name: string) => `<a href="${href}">${name}</a>`;
		const content =
			link('javascript:void(0)', 'Nowhere') +
			link('javascript:history.back()', 'Back') +
			'<button onclick="window.print()">Print</button>';
		const { origin, pages } = site.wordpress;
		pages.set('/links/', builderPage({ origin, content }));
		const errors = watchErrors(page);
		await page.addInitScript(() => {
			window.print = () => {
				document.title = 'printed';
			};
		});
		await page.goto(site.origin);
		await page.goto(`${site.origin}/links/`);
		await page.getByRole('link', { name: 'Nowhere' }).click();
		await page.getByRole('button', { name: 'Print' }).press('Enter');
		await expect(page).toHaveTitle('printed');
		await expect(page).toHaveURL(`${site.origin}/links/`);
		await page.getByRole('link', { name: 'Back' }).click();
		await expect(page).toHaveURL(`${site.origin}/`);
		expect(errors).toEqual([]);
	});

	test('a search brings results while the visitor types, and arrows lead through them', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const search = widget(page, 'search');
		const field = search.getByRole('combobox', { name: 'Search' });
		await field.pressSequentially('sloop');
		await expect(search.getByRole('link', { name: 'Ketch' })).toBeVisible();
		await expect(field).toHaveAttribute('aria-expanded', 'true');
		await field.press('ArrowDown');
		await field.press('ArrowDown');
		await expect(search.getByRole('row', { name: 'Ketch' })).toHaveAttribute(
			'aria-selected',
			'true',
		);
		await field.press('Escape');
		await expect(search.getByRole('link', { name: 'Ketch' })).toBeHidden();
		await field.fill('nothing of the kind');
		await expect(field).toHaveAttribute('aria-expanded', 'false');
		expect(errors).toEqual([]);
	});

	test('a search with an icon can be seen and sent without script', async ({ browser }) => {
		const still = await browser.newPage({ javaScriptEnabled: false });
		await still.goto(site.origin);
		const search = widget(still, 'search');
		await search.getByRole('combobox', { name: 'Search' }).fill('sloop');
		await search.getByRole('button', { name: 'Search' }).click();
		await expect(still).toHaveURL(/\/\?s=sloop/);
		await still.close();
	});

	test('a filter changes its list and the address, and Back undoes it', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const list = widget(page, 'loop-grid');
		const filter = widget(page, 'taxonomy-filter');
		await expect(list.getByText('Tug')).toBeVisible();
		await filter.getByRole('button', { name: 'Sail' }).press('Enter');
		await expect(list.getByText('Tug')).toBeHidden();
		await expect(list.getByText('Sloop')).toBeVisible();
		await expect(page).toHaveURL(/e-filter-cf00003-category=sail/);
		await expect(filter.getByRole('button', { name: 'Sail' })).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		await page.goBack();
		await expect(filter.getByRole('button', { name: 'All' })).toHaveAttribute(
			'aria-pressed',
			'true',
		);
		expect(errors).toEqual([]);
	});

	test('a cart opens beside the page with the shop’s contents in it', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const cart = widget(page, 'woocommerce-menu-cart');
		const button = cart.locator('.elementor-menu-cart__toggle_button');
		await expect(button).toContainText('18.00');
		await expect(button).toContainText('1');
		await button.press('Enter');
		await expect(cart.getByText('A fender')).toBeVisible();
		const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
		expect(await cart.locator('.elementor-menu-cart__main').boundingBox()).toEqual({
			x: width - 350,
			y: 0,
			width: 350,
			height,
		});
		await expect(cart.locator('.elementor-button-icon-qty')).toHaveAttribute('data-counter', '2');
		await page.keyboard.press('Escape');
		await expect(cart.getByText('A fender')).toBeHidden();
		await expect(button).toBeFocused();
		await button.click();
		await cart.getByRole('button', { name: 'Close' }).press('Enter');
		await expect(cart.getByText('A fender')).toBeHidden();
		expect(errors).toEqual([]);
	});

	test('a share button opens a small window, by mouse and by key', async ({ page, context }) => {
		await context.route('https://www.facebook.com/**', (route) =>
			route.fulfill({ contentType: 'text/html', body: 'shared' }),
		);
		await page.goto(site.origin);
		const share = widget(page, 'share-buttons').getByRole('button');
		for (const press of [() => share.click(), () => share.press('Enter')]) {
			const opened = page.waitForEvent('popup');
			await press();
			expect((await opened).url()).toContain('facebook.com');
		}
	});

	test('a login goes on to the real site with its values', async ({ page }) => {
		const asked = page.waitForRequest('**/wp-login.php');
		await page.goto(site.origin);
		const login = widget(page, 'login');
		await login.getByLabel('Username').fill('ann');
		await login.getByLabel('Password').fill('open-sesame');
		await login.getByRole('button', { name: 'Log In' }).press('Enter');
		expect((await asked).postData()).toContain('log=ann');
		// A browser sends a form again only after this status. The policy lets the form go only to https.
		const form = { log: 'ann' };
		const answer = await page.request.post(`${site.origin}/wp-login.php`, {
			form,
			maxRedirects: 0,
		});
		expect(answer.status()).toBe(307);
		expect(answer.headers().location).toBe(`${site.wordpress.origin}/wp-login.php`);
	});

	const triggers: [string, (page: Page) => Promise<unknown>][] = [
		['delay', async () => {}],
		['scroll', (page) => page.mouse.wheel(0, 2000)],
		['element', (page) => page.locator('#pier').scrollIntoViewIfNeeded()],
		['idle', async () => {}],
		['exit', (page) => page.mouse.move(500, 0).then(() => leave(page))],
	];
	for (const [name, act] of triggers) {
		test(`a popup opens by its trigger: ${name}`, async ({ page }) => {
			const errors = watchErrors(page);
			await page.goto(`${site.origin}/${name}/`);
			await page.mouse.move(300, 300);
			const popup = page.getByRole('dialog');
			await expect(async () => {
				await act(page);
				await expect(popup.getByText(`Opened by ${name}`)).toBeVisible({ timeout: 1000 });
			}).toPass();
			await page.keyboard.press('Escape');
			await expect(popup).toBeHidden();
			expect(errors).toEqual([]);
		});
	}

	test('a close button that comes later is hidden until then, also where the sheet of the popup shows it', async ({
		page,
	}) => {
		await page.clock.install();
		await page.goto(`${site.origin}/late-close/`);
		const popup = page.getByRole('dialog');
		await expect(async () => {
			await page.clock.runFor(200);
			await expect(popup.getByText('Closes later')).toBeVisible({ timeout: 1000 });
		}).toPass();
		await expect(popup.locator('.dialog-close-button')).toBeHidden();
		await page.clock.runFor(60_000);
		await popup.getByRole('button', { name: 'Close' }).click();
		await expect(popup).toBeHidden();
	});

	test('lines of a popup have the height that the builder gives them, not the theme', async ({
		page,
	}) => {
		await page.goto(`${site.origin}/lines/`);
		await expect(page.getByText('Here')).toHaveCSS('line-height', '40px');
		await expect(page.getByRole('dialog').getByText('Two lines')).toHaveCSS('line-height', '30px');
	});

	test('a script that is kept opens and closes popups by the builder’s functions', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await page.goto(`${site.origin}/called/`);
		await expect(widget(page, 'heading')).toHaveAttribute('data-ready', 'desktop');
		const popup = page.getByRole('dialog');
		for (let round = 0; round < 2; round++) {
			await page.getByRole('button', { name: 'Open' }).press('Enter');
			await expect(popup.getByText('Opened by a script')).toBeVisible();
			await popup.getByRole('button', { name: 'Shut' }).press('Enter');
			await expect(popup).toBeHidden();
			await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
		}
		expect(errors).toEqual([]);
	});

	test('a popup opens by its trigger: the second press', async ({ page }) => {
		await page.goto(`${site.origin}/clicks/`);
		const text = page.getByText('Opened by clicks');
		await page.getByText('Here').click();
		await expect(text).toBeHidden();
		await page.getByText('Here').click();
		await expect(text).toBeVisible();
	});
});

/** The pointer leaves the window over its upper edge; a headless browser does not send this event by itself. */
function leave(page: Page): Promise<void> {
	return page.evaluate(() => {
		const init = { clientX: 500, clientY: -1, bubbles: true, relatedTarget: null };
		document.documentElement.dispatchEvent(new MouseEvent('mouseleave', init));
		document.documentElement.dispatchEvent(new MouseEvent('mouseout', init));
	});
}

test('under a finger filter, cart, search and presses answer', async ({ browser }) => {
	const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: site.origin });
	const errors = watchErrors(page);
	await page.goto('/');
	await widget(page, 'taxonomy-filter').getByRole('button', { name: 'Sail' }).tap();
	await expect(widget(page, 'loop-grid').getByText('Tug')).toBeHidden();
	const cart = widget(page, 'woocommerce-menu-cart');
	await cart.locator('.elementor-menu-cart__toggle_button').tap();
	await expect(cart.getByText('A fender')).toBeVisible();
	await cart.getByRole('button', { name: 'Close' }).tap();
	await expect(cart.getByText('A fender')).toBeHidden();
	const field = widget(page, 'search').getByRole('combobox');
	await field.tap();
	await field.pressSequentially('sloop');
	await expect(widget(page, 'search').getByRole('link', { name: 'Ketch' })).toBeVisible();
	expect(errors).toEqual([]);
	await page.close();
});
