import { expect, test } from '@playwright/test';
import { logIn } from '../support/log-in';
import { accessibilityViolations, watchErrors } from '../support/page-health';
import { inspectorOf } from './inspector-page';

test.beforeEach(({ page }) => {
	test.slow();
	return logIn(page);
});

test('sticky, an entrance and backgrounds that wait act at once, each for its device', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const view = inspectorOf(page);
	await view.open('/widgets/motion-scroll/');
	const box = 'b10000c';
	await view.choose(box);

	const sticky = await view.group('Sticky');
	const wrapper = view.wrapper(box);
	const position = () => wrapper.evaluate((element) => getComputedStyle(element).position);
	expect(await position()).not.toBe('sticky');
	await sticky.getByRole('combobox', { name: 'Sticky' }).selectOption('top');
	await expect.poll(position).toBe('sticky');
	await expect(wrapper).toHaveClass(/elementor-sticky/);
	const offset = sticky.getByRole('spinbutton', { name: 'Offset, as a number', exact: true });
	await offset.fill('40');
	const top = () => wrapper.evaluate((element) => getComputedStyle(element).top);
	await expect.poll(top).toBe('40px');

	// The phone has a value of its own; the value of other devices does not change.
	await view.device('Mobile').check();
	await expect(sticky.getByText('from desktop')).toBeVisible();
	await offset.fill('10');
	await expect.poll(top).toBe('10px');
	expect(await view.frame.locator('body').evaluate(() => innerWidth)).toBe(390);
	await view.device('Desktop').check();
	await expect.poll(top).toBe('40px');
	await expect(offset).toHaveValue('40');
	await sticky.getByRole('checkbox', { name: 'Desktop' }).uncheck();
	await expect.poll(position).not.toBe('sticky');
	await expect(wrapper).not.toHaveClass(/elementor-sticky/);
	for (let times = 0; times < 4; times += 1) await view.button('Undo').click();
	await expect.poll(position).not.toBe('sticky');
	await expect(view.button('Undo')).toBeDisabled();

	const entrance = await view.group('Entrance');
	await entrance.getByRole('combobox', { name: /^Entrance/ }).selectOption('fadeInUp');
	await expect(wrapper).toHaveAttribute('data-settings', /"animation":"fadeInUp"/);
	await expect(wrapper).toHaveClass(/animated.*fadeInUp/);
	await expect(page.getByText('changed')).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);

	await page.evaluate(() => sessionStorage.clear());
	await view.button('Undo').click();
	await view.open('/widgets/lazy-backgrounds/');
	const waiting = view.frame.locator('[data-lazy-background]:not(.e-lazyloaded)').last();
	const id = (await waiting.getAttribute('data-id')) as string;
	/** Returns true if a picture is behind the element or behind its content. */
	const hasPicture = () =>
		view
			.wrapper(id)
			.evaluate((element) =>
				[element, ...element.querySelectorAll('*')].some((one) =>
					[null, '::before'].some((part) =>
						getComputedStyle(one, part).backgroundImage.includes('url('),
					),
				),
			);
	expect(await hasPicture()).toBe(false);
	await view.find.fill(id);
	await expect(page.locator(`[data-row$=" ${id}"]`)).toBeVisible();
	// Near the tree's chosen element, the page shows it; the switch is visible from far away.
	await view.scrollTo(0);
	await page.locator(`[data-row$=" ${id}"]`).click();
	const background = await view.group('Background');
	await background.getByRole('checkbox', { name: 'Fetch its backgrounds at once' }).check();
	await expect(view.wrapper(id)).toHaveClass(/e-no-lazyload/);
	await expect.poll(hasPicture).toBe(true);
	expect(errors).toEqual([]);
});

test('a popup is opened from the list with the reasons of its rules, and changed while it is open', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const view = inspectorOf(page);
	await view.open('/widgets/popups/devices/');
	await page.getByRole('tab', { name: /^Popups \(/ }).click();
	const list = page.getByRole('tabpanel', { name: /^Popups/ });
	// A short list does not change the size of the page in its frame.
	const parts = await page.getByRole('main').boundingBox();
	expect((parts?.y ?? 0) + (parts?.height ?? 0)).toBe(page.viewportSize()?.height);
	await expect(list.getByText(/^devices: /)).toBeVisible();
	await expect(list.getByText('State: hidden').first()).toBeVisible();
	await expect(list.getByText(/not armed/).first()).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	await list.getByRole('button', { name: 'Open' }).first().click();
	const dialog = view.frame.locator('dialog.elementor-popup-modal[data-state=shown]');
	await expect(dialog).toBeVisible();
	await list.getByRole('button', { name: 'Settings' }).first().click();
	const close = dialog.getByRole('button', { name: 'Close' });
	await expect(close).toBeVisible();
	await view.panel.getByRole('checkbox', { name: 'Close button' }).uncheck();
	await expect(dialog).toBeVisible();
	await expect(close).toHaveCount(0);
	await view.button('Undo').click();
	await expect(close).toBeVisible();
	await list.getByRole('button', { name: 'Close' }).first().click();
	await expect(dialog).toHaveCount(0);

	// A changed rule applies at once; triggers wait until the editor presses the button.
	const popup = list
		.getByRole('listitem')
		.filter({ has: page.getByText(/^devices: /), hasText: 'State' });
	await popup.getByRole('button', { name: 'Settings' }).click();
	await expect(popup.getByText('Its rules keep it away')).toBeVisible();
	const rules = await view.group('Rules');
	const devices = rules.getByRole('group', { name: 'Devices' });
	await devices.getByRole('checkbox', { name: 'Desktop' }).check();
	await expect(popup.getByText('Its rules let it show')).toBeVisible();
	const triggers = await view.group('Triggers');
	await triggers.getByRole('checkbox', { name: 'On page load' }).uncheck();
	await triggers.getByRole('checkbox', { name: 'On click', exact: true }).check();
	await expect(popup.getByText('Triggers: click (not armed)')).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	await popup.getByRole('button', { name: 'Arm triggers' }).click();
	await expect(popup.getByText('Triggers: click (armed)')).toBeVisible();
	// The editor stored the number of clicks while the trigger was off.
	const heading = view.frame.getByRole('heading', { level: 1 });
	for (let times = 0; times < 2; times += 1) await heading.click();
	await expect(dialog).toHaveCount(0);
	await heading.click();
	await expect(dialog).toBeVisible();
	for (let times = 0; times < 3; times += 1) await view.button('Undo').click();
	await expect(popup.getByText('Triggers: page_load')).toBeVisible();
	await expect(popup.getByText('Its rules keep it away')).toBeVisible();
	expect(errors).toEqual([]);
});

test('a change outlives the end of the login and a reload', async ({ page, context }) => {
	const view = inspectorOf(page);
	await view.open('/widgets/motion-scroll/');
	await view.choose('b100001');
	const motion = await view.group('Motion effects');
	await motion
		.getByRole('combobox', { name: 'Vertical scroll: direction' })
		.selectOption('negative');
	const cookies = await context.cookies();
	await context.clearCookies();
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	const notice = page.getByRole('status').filter({ hasText: 'Your login has ended' });
	await expect(notice).toContainText('kept in this tab');
	expect(await accessibilityViolations(page)).toEqual([]);
	await expect(view.button('Download motion-scroll.json')).toBeEnabled();

	await context.addCookies(cookies);
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(notice).toHaveCount(0);
	page.on('dialog', (dialog) => dialog.accept());
	await page.reload();
	await expect(page.getByText('One change from before the reload is back.')).toBeVisible();
	await expect(view.wrapper('b100001')).toHaveAttribute('data-settings', /"negative"/);
	await view.button('Discard').click();
	await expect(view.wrapper('b100001')).not.toHaveAttribute('data-settings', /"negative"/);
});

test('on a phone, by keys: the tree is walked, an element is picked on the page', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const view = inspectorOf(page);
	await view.open('/widgets/taxonomy-filter/');
	expect(await accessibilityViolations(page)).toEqual([]);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(overflow).toBe(390);
	const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-row'));
	await page.getByRole('treeitem').first().focus();
	const first = await focused();
	await page.keyboard.press('ArrowDown');
	const second = await focused();
	expect(second).not.toBe(first);
	await page.keyboard.press('ArrowUp');
	expect(await focused()).toBe(first);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowLeft');
	expect(await focused()).toBe(second);
	await page.keyboard.press('ArrowLeft');
	expect(await focused()).not.toBe(second);
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'false');
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('End');
	expect(await focused()).not.toBe(first);
	await page.keyboard.press('Home');
	expect(await focused()).toBe(first);
	await page.keyboard.press('End');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(1);

	await view.button('Pick on the page').click();
	await view.frame.getByRole('heading', { level: 1 }).first().click();
	await expect(view.panel.getByText('Heading', { exact: true })).toBeVisible();
});

test('on a phone, the settings of a chosen element stand below the page, and turn it in view', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const view = inspectorOf(page);
	await view.open('/fleet/');
	const line = page.getByRole('treeitem').filter({ hasText: /^Side by side.*Heading$/ });
	await line.scrollIntoViewIfNeeded();
	await line.click();
	const shown = page.locator('.canvas');
	const edges = async () => {
		const [above, below] = [await shown.boundingBox(), await view.panel.boundingBox()];
		return Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0));
	};
	await expect.poll(edges).toBeLessThan(2);
	await view.panel.getByText('Motion effects').click();
	await view.panel.getByText('Scrolling effects').click();
	await view.panel.getByText('Vertical scroll', { exact: true }).click();
	const speed = view.panel.getByRole('slider').first();
	await speed.fill('10');
	await expect(speed).toBeInViewport();
	await expect(shown).toBeInViewport({ ratio: 1 });
	await expect(view.frame.getByRole('heading', { name: 'Side by side' })).toBeInViewport();
});

test('an element of version 4 has its properties, each with where it comes from on a device', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const view = inspectorOf(page);
	await view.open('/evening/');
	await view.choose('1e98ee1');
	const row = (property: string) =>
		view.panel
			.getByRole('region', { name: 'Properties' })
			.getByRole('row')
			.filter({
				has: page.getByRole('rowheader', { name: property, exact: true }),
			});
	await expect(row('background-color')).toContainText('var(--evening-lamp)');
	await expect(row('background-color')).toContainText(
		'class evening-button, variable evening-lamp',
	);
	await expect(row('display')).toContainText('base');
	await expect(row('width')).toHaveCount(0);
	await view.device('Mobile').check();
	await expect(row('width')).toContainText('class evening-button, mobile');
	await view.choose('ad5daac');
	await expect(row('font-size')).toContainText('own');
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});
