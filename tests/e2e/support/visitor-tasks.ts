import { expect, type Page } from '@playwright/test';
import { type Hand, tabTo } from './hands';

/** A task of a visitor. */
export interface VisitorTask {
	/** Path of the page on which the task begins. */
	from: string;
	run(page: Page, hand: Hand): Promise<void>;
}

/** The tasks of visitors; each is done with every kind of input. */
export const VISITOR_TASKS: Readonly<Record<string, VisitorTask>> = {
	'asks whether a boat can be had': {
		from: '/fleet/',
		async run(page, { press, choose, write }) {
			await press(page.getByRole('main').getByRole('link', { name: 'Wren' }).first());
			await expect(page).toHaveURL(/\/fleet\/wren\/$/);
			const facts = page.getByRole('main');
			for (const word of ['Licence', 'People', 'Season']) {
				await expect(facts.getByText(word, { exact: false }).first()).toBeVisible();
			}
			const form = page.getByRole('form', { name: 'Ask for this boat' });
			// A Saturday of the next season.
			await write(form.getByLabel('Which day'), `${new Date().getFullYear() + 1}-06-12`);
			await write(form.getByLabel('People'), '4');
			await choose(form.getByLabel('Any of us, she needs no licence'));
			await write(form.getByLabel('Where we answer (email)'), 'guest@example.com');
			await press(form.getByRole('button', { name: 'Ask for Wren' }));
			await expect(page.getByText('We have it, and are looking at the book')).toBeVisible();
		},
	},
	'filters, looks, comes back and shares': {
		from: '/fleet/',
		async run(page, { press, context }) {
			const main = page.getByRole('main');
			const boats = () => main.locator('.e-loop-item h2, .e-loop-item h3').allInnerTexts();
			const tender = page.getByRole('button', { name: /^Tender/ });
			const all = await boats();
			await press(tender);
			await expect(page).toHaveURL(/boat_type=tender/);
			await expect.poll(boats).not.toEqual(all);
			await expect(tender).toHaveAttribute('aria-pressed', 'true');
			const [first = '', ...others] = await boats();
			const shared = page.url();
			await press(main.locator('.e-loop-item a').first());
			await expect(page.getByRole('heading', { level: 1 })).toContainText(first.trim());
			await page.goBack();
			await expect(tender).toHaveAttribute('aria-pressed', 'true');
			await expect.poll(boats).toEqual([first, ...others]);
			const friend = await page.context().browser()?.newPage(context);
			await friend?.goto(shared);
			await expect(friend?.locator('main .e-loop-item').first() ?? main).toContainText(
				first.trim(),
			);
			await expect(friend?.locator('main .e-loop-item') ?? main).toHaveCount(1 + others.length);
			await friend?.close();
		},
	},
	'reads and comments': {
		from: '/stories/',
		async run(page, { name, press, write }) {
			const story = page.getByRole('article').first().getByRole('heading').getByRole('link');
			const title = (await story.innerText()).trim();
			await press(story);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
			// A popup has fields with the same names, so only the main part is searched.
			const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: label });
			await write(field('Comment'), `Read by ${Math.random()}.`);
			await write(field('Name'), 'A guest');
			await write(field('Email'), 'guest@example.com');
			await press(page.getByRole('button', { name: 'Post comment' }));
			if (name === 'no script') await expect(page).toHaveURL(/#comment-/);
			else await expect(page.locator('.comment-form-status')).toContainText('Thank you');
		},
	},
	'finds the imprint': {
		from: '/',
		async run(page, { press }) {
			await press(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }));
			await expect(page).toHaveURL(/\/imprint\/$/);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
		},
	},
	searches: {
		from: '/',
		async run(page, { press, write }) {
			const header = page.getByRole('banner');
			const field = header.getByRole('searchbox').or(header.getByRole('combobox'));
			await write(field, 'lighthouse');
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/[?&]s=lighthouse/);
			const found = page.getByRole('main').getByRole('article').first().getByRole('link').first();
			await press(found);
			await expect(page).not.toHaveURL(/[?&]s=/);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		},
	},
	'looks at pictures': {
		from: '/gallery/',
		async run(page, { name, press }) {
			const picture = page.getByRole('main').locator('a[href*="/wp-content/uploads/"]').first();
			// A visitor presses a picture only when it is visible. Before that, a pressed link whose script takes more than
			// three seconds leads to the file.
			await page.waitForLoadState('networkidle');
			await press(picture);
			if (name === 'no script') {
				await expect(page).toHaveURL(/\/wp-content\/uploads\/.+\.(jpe?g|png|webp)$/);
				await page.goBack();
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				return;
			}
			const dialog = page.locator('dialog.elementor-lightbox');
			await expect(dialog.getByRole('img')).toBeVisible();
			const first = await dialog.getByRole('img').getAttribute('src');
			await press(dialog.getByRole('button', { name: 'Next' }));
			await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first ?? '');
			await press(dialog.getByRole('button', { name: 'Close' }));
			await expect(dialog).toBeHidden();
		},
	},
	'gives a voucher': {
		from: '/product/boathouse-voucher/',
		async run(page, { name, press, write }) {
			await write(page.getByLabel('For', { exact: true }), 'Ida');
			await write(page.getByLabel(/^Words on the card/), 'One day, and the sea.');
			const form = page.locator('form.cart').first();
			await press(form.getByRole('button', { name: 'Add to cart' }));
			if (name === 'no script') await expect(page).toHaveURL(/\/cart\/$/);
			else await expect(form.getByRole('status')).toContainText('has been added');
			await page.goto('/checkout/');
			await expect(page.locator('.order-lines')).toContainText('For: Ida');
			await write(page.getByLabel('First name', { exact: true }), 'Ada');
			await write(page.getByLabel('Last name', { exact: true }), 'Quay');
			await write(page.locator('[name=billing_email]'), 'ada@quay.example');
			await press(page.getByRole('button', { name: 'Place order' }));
			await expect(page).toHaveURL(/order-received/);
			await expect(page.locator('.order-lines')).toContainText('For: Ida');
		},
	},
	'asks for a day that cannot be, and mends it': {
		from: '/fleet/wren/',
		async run(page, { press, choose, write }) {
			const form = page.getByRole('form', { name: 'Ask for this boat' });
			const day = form.getByLabel('Which day');
			await write(day, '2099-01-06');
			await write(form.getByLabel('People'), '12');
			await choose(form.getByLabel('Any of us, she needs no licence'));
			await write(form.getByLabel('Where we answer (email)'), 'guest@example.com');
			const ask = form.getByRole('button', { name: 'Ask for Wren' });
			await press(ask);
			await expect(page).toHaveURL(/\/fleet\/wren\/$/);
			await expect(page.getByText('We have it, and are looking at the book')).toBeHidden();
			const isOver = (field: typeof day) =>
				field.evaluate((input) => (input as HTMLInputElement).validity.rangeOverflow);
			expect([await isOver(day), await isOver(form.getByLabel('People'))]).toEqual([true, true]);
			await write(day, `${new Date().getFullYear() + 1}-06-12`);
			await write(form.getByLabel('People'), '4');
			await press(ask);
			await expect(page.getByText('We have it, and are looking at the book')).toBeVisible();
		},
	},
	'sends a postcard': {
		from: '/gallery/',
		async run(page, { name, press, write }) {
			if (name === 'no script') {
				await press(page.getByRole('link', { name: 'choose one from a list' }));
				await write(page.getByLabel('Your words'), 'Come soon.');
				await press(page.getByRole('button', { name: 'Make the card' }));
			} else {
				const dialog = page.locator('dialog.elementor-lightbox');
				await page.waitForLoadState('networkidle');
				await press(page.getByRole('link', { name: 'Harbour at dawn' }).first());
				await press(dialog.getByRole('button', { name: 'Write on the back' }));
				await write(dialog.getByLabel('Your words'), 'Come soon.');
				await press(dialog.getByRole('button', { name: 'Make the card' }));
				const address = dialog.getByLabel('Address of the card');
				await expect(address).toHaveValue(/\/postcards\//);
				await page.goto(await address.inputValue());
			}
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come soon.');
		},
	},
	'changes a page in the editor’s view': {
		from: '/about/',
		async run(page, { name, press, select, write }) {
			await press(page.getByRole('contentinfo').getByRole('link', { name: 'The editor’s view' }));
			await write(page.getByLabel('Username or Email Address'), 'harbour');
			await write(page.getByLabel('Password', { exact: true }), 'demonstration');
			await press(page.getByRole('button', { name: 'Log In' }));
			await expect(page).toHaveURL('/fleet/?elementor-preview');
			if (name === 'no script') {
				// The view needs script. Without script it shows a sentence which explains that, and a link back to the
				// unchanged page.
				await expect(page.getByRole('paragraph')).toContainText('The editor’s view needs script');
				await press(page.getByRole('link', { name: 'back to “The fleet”' }));
				await expect(page).toHaveURL('/fleet/');
				await expect(page.getByRole('heading', { level: 1 })).toContainText('Eight boats');
				return;
			}
			const shown = page.getByRole('treeitem');
			await expect(shown.first()).toBeVisible();
			await write(page.getByRole('searchbox', { name: 'Find an element' }), 'Which one');
			const box = page.getByRole('treeitem', { name: /^Which one Container/ }).first();
			// The tree shows the searched element below the page.
			await expect(shown.nth(1)).toHaveAccessibleName(/^Which one Container/);
			if (name === 'keyboard') {
				// Tab moves the focus into the tree, arrow keys move it inside.
				await tabTo(page.locator('[role=treeitem][tabindex="0"]'));
				await page.keyboard.press('Home');
				await page.keyboard.press('ArrowDown');
				await expect(box).toBeFocused();
				await page.keyboard.press('Enter');
			} else {
				await press(box);
			}
			const panel = page.getByRole('region', { name: 'Settings' });
			await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Which one');
			const id = await panel.locator('code').first().innerText();
			const sticky = panel
				.getByRole('group')
				.filter({ has: page.locator('summary', { hasText: /^Sticky/ }) });
			await press(sticky.locator('summary'));
			await select(sticky.getByRole('combobox', { name: 'Sticky' }), 'Top');
			const position = () =>
				page
					.frameLocator('iframe')
					.locator(`.elementor-element-${id}`)
					.first()
					.evaluate((element) => getComputedStyle(element).position);
			await expect.poll(position).toBe('sticky');
			await press(page.getByRole('button', { name: 'Undo' }));
			await expect.poll(position).not.toBe('sticky');
		},
	},
};
