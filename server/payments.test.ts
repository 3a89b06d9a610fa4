import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builderPage, contentFolder } from './testing/content-folder';
import { openSite } from './testing/whole-site';

const widget = (id: string, widgetType: string, settings: object) => ({
	id,
	elType: 'widget',
	widgetType,
	settings,
	elements: [],
});
const page = (slug: string, databaseId: number, more: object = {}) =>
	builderPage(
		slug,
		databaseId,
		[
			widget('aa11', 'stripe-button', {
				product_name: 'Jacket',
				stripe_product_price: '45',
				stripe_currency: 'EUR',
				stripe_quantity: 2,
				shipping_amount: 5,
			}),
			widget('bb22', 'stripe-button', { product_name: 'Nothing' }),
			widget('cc33', 'heading', { title: 'Pay' }),
		],
		more,
	);

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
	site = await openSite(
		contentFolder({
			'site.json': JSON.stringify({ title: 'Boats' }),
			'pages/pay.json': page('pay', 10),
			'pages/draft.json': page('draft', 11, { status: 'draft' }),
		}),
	);
});
afterAll(() => site.app.close());

const ORIGIN = 'http://site.test';
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
	site.app.request(`${ORIGIN}/wp-admin/admin-ajax.php`, {
		method: 'POST',
		headers,
		body: new URLSearchParams(fields),
	});
const pay = (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
	post(
		{
			action: 'submit_stripe_form',
			postId: '10',
			widgetId: 'aa11',
			pageUrl: `${ORIGIN}/pay/`,
			...more,
		},
		headers,
	);
const answerOf = async (response: Response) => {
	const { response: provider, body } = await response.json();
	return { code: provider.code, ...JSON.parse(body) };
};

describe('the mock of Stripe', () => {
	it('answers as the builder does, with the content’s amount and not the request’s', async () => {
		const answer = await answerOf(await pay());
		expect(answer).toMatchObject({ code: 200, amount_total: 9500, currency: 'eur' });
		expect(answer.url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_[\da-f]{32}$/);
		const cheated = await answerOf(
			await pay({ stripe_product_price: '0.01', amount: '1', quantity: '1' }),
		);
		expect(cheated).toEqual(answer);
	});

	it.each([
		[{ widgetId: 'bb22' }, 400],
		[{ widgetId: 'cc33' }, 404],
		[{ widgetId: '../aa11' }, 404],
		[{ postId: '11' }, 404],
		[{ postId: 'x' }, 404],
	])('with %j answers %d', async (more, code) => {
		expect((await answerOf(await pay(more))).code).toBe(code);
	});

	it('takes nothing from another site', async () => {
		expect((await answerOf(await pay({}, { 'sec-fetch-site': 'cross-site' }))).code).toBe(403);
	});

	const withoutScript = { accept: 'text/html,*/*;q=0.8' };

	it('leads a browser without script on by a page, since a redirected form would be stopped', async () => {
		const response = await pay({}, withoutScript);
		expect([response.status, response.headers.get('location')]).toEqual([200, null]);
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(await response.text()).toMatch(
			/http-equiv="refresh" content="0;url=https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\w+">/,
		);
	});

	it.each([
		[{ widgetId: 'bb22' }, '/pay/'],
		[{ widgetId: 'bb22', pageUrl: 'https://evil.example/x/' }, '/'],
		[{ widgetId: 'bb22', pageUrl: 'junk' }, '/'],
	])('leads it with %j back to %s', async (more, location) => {
		const response = await pay(more, withoutScript);
		expect([response.status, response.headers.get('location')]).toEqual([303, location]);
	});
});

describe('presses on floating buttons', () => {
	const send = (clicks: readonly string[]) => {
		const body = new URLSearchParams({ action: 'elementor_send_clicks', _nonce: 'n' });
		for (const click of clicks) body.append('clicks[]', click);
		return site.app.request(`${ORIGIN}/wp-admin/admin-ajax.php`, { method: 'POST', body });
	};

	it.each([
		[['10', '10'], 200],
		[Array.from({ length: 100 }, () => '10'), 200],
		[Array.from({ length: 101 }, () => '10'), 400],
		[[], 400],
		[['10', 'x'], 400],
		[['-1'], 400],
	])('%j', async (clicks, status) => {
		const response = await send(clicks);
		expect([response.status, await response.json()]).toEqual([status, { success: status === 200 }]);
	});

	it('an unknown action returns 400 and 0', async () => {
		const response = await post({ action: 'elementor_evil' });
		expect([response.status, await response.text()]).toEqual([400, '0']);
	});
});
