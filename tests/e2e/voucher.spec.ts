import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';

const VOUCHER = '/product/boathouse-voucher/';
const SENT = '2030-12-20';

const name = (page: Page) => page.getByLabel('For', { exact: true });
const words = (page: Page) => page.getByLabel(/^Words on the card/);
const recipient = (page: Page) => page.getByLabel(/^Sent by mail to/);
const day = (page: Page) => page.getByLabel(/^Sent by mail on/);

interface OutboxMail {
	to: string[];
	subject: string;
	text: string;
	dueAt: string | null;
}

/** The mails of an order, as administrators see them in the outbox. */
async function mailsOf(page: Page, order: string): Promise<OutboxMail[]> {
	const keeper = Buffer.from('keeper:keep keep keep keep keep keep').toString('base64');
	const answer = await page.request.get('/wp-admin/outbox?format=json', {
		headers: { authorization: `Basic ${keeper}` },
	});
	const mails: OutboxMail[] = await answer.json();
	return mails.filter(({ text }) => text.split('\n').includes(`Order number: ${order}`));
}

/** Orders the contents of the cart with only a name and a mail address, and waits for the receipt. */
async function orderByMail(page: Page, email = 'ada@quay.example'): Promise<void> {
	await expect(page.getByLabel('First name', { exact: true })).toBeVisible();
	await expect(page.getByLabel(/Street/)).toHaveCount(0);
	await page.getByLabel('First name', { exact: true }).fill('Ada');
	await page.getByLabel('Last name', { exact: true }).fill('Quay');
	await page.locator('[name=billing_email]').fill(email);
	await page.getByRole('button', { name: 'Place order' }).click();
	await page.waitForURL(/order-received/);
}

test('a voucher is visible while it is written, and cart and receipt show its words', async ({
	page,
}) => {
	const errors = watchErrors(page);
	// An address may get only ten mails about orders in an hour, so each run uses its own addresses.
	const [buyer, ida] = ['ada', 'ida'].map((who) => `${who}-${Date.now()}@quay.example`);
	await page.goto(VOUCHER);
	const form = page.locator('form.cart').first();
	const preview = form.locator('.add-on-preview');
	await name(page).fill('Grandmother Ida');
	await words(page).fill('One day, and the sea.');
	await recipient(page).fill(ida ?? '');
	await day(page).fill(SENT);
	await expect(preview).toContainText('Grandmother Ida');
	await expect(preview).toContainText('One day, and the sea.');
	await expect(preview).toContainText('20 December 2030');
	await form.getByLabel('Value').selectOption('€250');
	await expect(preview).toContainText('€250');
	expect(await accessibilityViolations(page)).toEqual([]);
	await form.getByRole('button', { name: 'Add to cart' }).click();
	await expect(form.getByRole('status')).toContainText('has been added');

	await page.goto('/cart/');
	const line = page.locator('.cart_item').first();
	await expect(line).toContainText('For: Grandmother Ida');
	await expect(line).toContainText('Words on the card: One day, and the sea.');
	await expect(line).toContainText('Sent by mail on: 20 December 2030');
	await page.goto('/checkout/');
	await expect(page.locator('.order-lines')).toContainText('For: Grandmother Ida');
	await orderByMail(page, buyer);
	await expect(page.locator('.order-lines')).toContainText(
		'Words on the card: One day, and the sea.',
	);
	await expect(page.locator('.order-lines')).toContainText('Sent by mail on: 20 December 2030');

	const order = /order-received\/(\d+)/.exec(page.url())?.[1] ?? '';
	const [present, confirmation] = await mailsOf(page, order);
	expect(confirmation?.to).toEqual([buyer]);
	expect(confirmation?.text).toContain(await page.getByRole('status').first().innerText());
	for (const amount of await page.locator('.shop-sums dd').allInnerTexts())
		expect(confirmation?.text).toContain(amount);
	expect(confirmation?.text).toContain('Sent by mail on: 20 December 2030');
	expect(present).toMatchObject({ to: [ida], dueAt: '2030-12-20T07:00:00.000Z' });
	expect(present?.text).toContain('A present from Ada Quay');
	expect(present?.text).toContain('Words on the card: One day, and the sea.');
	expect(errors).toEqual([]);
});

test('with the keyboard alone, a missing name gets a message beside its field', async ({
	page,
}) => {
	await page.goto(VOUCHER);
	await name(page).focus();
	// The test may press before the script has loaded. In that case the shop's next page shows the message.
	await page.keyboard.press('Enter');
	await expect(page.getByText('For is missing.').first()).toBeVisible();
	await name(page).focus();
	await page.keyboard.type('Ida');
	await page.keyboard.press('Enter');
	await expect(
		page.locator('form.cart').first().getByRole('status').or(page.getByText('For: Ida')).first(),
	).toContainText(/has been added|For: Ida/);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('it is a plain form, up to the receipt', async ({ page }) => {
		await page.goto(VOUCHER);
		await words(page).fill('Come back.');
		await page.getByRole('button', { name: 'Add to cart' }).first().click();
		await expect(page.getByText('For is missing.').first()).toBeVisible();
		await expect(words(page)).toHaveValue('Come back.');
		await name(page).fill('Ida');
		await page.getByRole('button', { name: 'Add to cart' }).first().click();
		await page.waitForURL(/\/cart\//);
		await expect(page.locator('.cart_item').first()).toContainText('For: Ida');
		await page.goto('/checkout/');
		await orderByMail(page);
		await expect(page.locator('.order-lines')).toContainText('Words on the card: Come back.');
	});
});

test('a product with shipping still needs a street', async ({ page }) => {
	await page.goto('/product/wool-blanket/');
	const form = page.locator('form.cart').first();
	await form.getByRole('button', { name: 'Add to cart' }).click();
	await expect(form.getByRole('status')).toContainText('has been added');
	await page.goto('/checkout/');
	await expect(page.getByLabel(/Street/)).toBeVisible();
});
