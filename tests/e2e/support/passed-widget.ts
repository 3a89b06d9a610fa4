import type { Locator, Page } from '@playwright/test';

/** The widgets of a type on a page in the builder's own markup, whatever their skin. */
export const widget = (page: Page, type: string): Locator =>
	page.locator(`[data-widget_type^="${type}."]`);
