import { expect, type Locator, type Page } from '@playwright/test';

/** The widgets of a type in the builder's own markup on a page, whatever their skin is. */
export const widget = (page: Page, type: string): Locator =>
	page.locator(`[data-widget_type^="${type}."]`);

/**
 * Presses a key on an element until an element is visible. A busy browser may attach the handlers of a page after the
 * first press, and only clicks are kept until then.
 */
export async function pressUntilShown(
	element: Locator,
	key: string,
	shown: Locator,
): Promise<void> {
	await expect(async () => {
		await element.press(key);
		await expect(shown).toBeVisible({ timeout: 3_000 });
	}).toPass();
}

/**
 * Brings the pointer to an element until another element is visible. Parts above it may load meanwhile and move it away
 * from the pointer.
 */
export async function hoverUntilShown(element: Locator, shown: Locator): Promise<void> {
	await expect(async () => {
		await element.hover();
		await expect(shown).toBeVisible({ timeout: 3_000 });
	}).toPass();
}
