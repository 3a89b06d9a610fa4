import { expect, type Page } from '@playwright/test';

/** The editor's view, with the functions of an editor who uses it. */
export function inspectorOf(page: Page) {
	const frame = page.frameLocator('iframe');
	const panel = page.getByRole('region', { name: 'Settings' });
	return {
		frame,
		panel,
		tree: page.getByRole('tree', { name: 'Elements of this page' }),
		find: page.getByRole('searchbox', { name: 'Find an element' }),
		button: (name: string | RegExp) => page.getByRole('button', { name }),
		device: (name: string) => page.getByRole('radio', { name, exact: true }),
		/** Opens a page and waits until the editor can change it. */
		async open(path: string) {
			await page.goto(`${path}?elementor-preview`);
			await expect(page.getByRole('treeitem').first()).toBeVisible();
		},
		/** Chooses an element by its id. */
		async choose(id: string) {
			await this.find.fill(id);
			// The rows move while the tree searches for the typed text, so the click is tried again.
			await expect(async () => {
				await page.locator(`[data-row$=" ${id}"]`).click();
				await expect(panel.getByText(id, { exact: true })).toBeVisible({ timeout: 1_000 });
			}).toPass();
		},
		/** Opens a group of controls. */
		async group(name: string) {
			const group = panel
				.locator('details', { has: page.locator('summary', { hasText: new RegExp(`^${name}`) }) })
				.first();
			if (!(await group.evaluate((details: HTMLDetailsElement) => details.open))) {
				await group.locator('summary').click();
			}
			return group;
		},
		wrapper: (id: string) => frame.locator(`.elementor-element-${id}`).first(),
		/** Scrolls the page in the frame. */
		scrollTo: (top: number) =>
			frame.locator('body').evaluate(
				(_, y) =>
					new Promise<void>((resolve) => {
						window.scrollTo({ top: y, behavior: 'instant' });
						requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
					}),
				top,
			),
	};
}
