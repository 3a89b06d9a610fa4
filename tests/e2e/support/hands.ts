import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';

/** One way to use a page. */
export interface Hand {
	name: 'mouse' | 'keyboard' | 'touch' | 'no script';
	context: BrowserContextOptions;
	/** Follows a link or presses a button. */
	press(target: Locator): Promise<void>;
	/** Chooses one radio of a group. */
	choose(target: Locator): Promise<void>;
	/** Chooses an option of a list by its name. */
	select(list: Locator, option: string): Promise<void>;
	/** Writes into a field that is empty or whose text may be overwritten. */
	write(field: Locator, text: string): Promise<void>;
}

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
/** The largest number of Tab presses, more than any page of the demonstration needs. */
const MOST_TABS = 150;

/**
 * Returns true if the element has the focus; null if the page has replaced the element, or has put another one into the
 * tab order instead.
 */
const hasFocus = (element: HTMLElement | SVGElement) =>
	element.isConnected && element.tabIndex >= 0 ? element === document.activeElement : null;

/**
 * Moves the focus to a target with the Tab key. It finds the target once, and again if the page loses it: a search by
 * role and name after each Tab takes longer than the key press.
 */
export async function tabTo(target: Locator): Promise<void> {
	const { keyboard } = target.page();
	let found = await target.elementHandle();
	for (let tabs = 0; ; tabs += 1) {
		let isThere = (await found?.evaluate(hasFocus)) ?? null;
		if (isThere === null) {
			found = await target.elementHandle();
			isThere = (await found?.evaluate((element) => element === document.activeElement)) ?? null;
		}
		if (isThere) return;
		if (tabs > MOST_TABS) throw new Error(`${MOST_TABS} tabs do not lead to ${target}.`);
		await keyboard.press('Tab');
	}
}

const pointing = (press: (target: Locator) => Promise<void>) => ({
	press,
	choose: press,
	async select(list: Locator, option: string) {
		await list.selectOption(option);
	},
	async write(field: Locator, text: string) {
		await press(field);
		await field.fill(text);
	},
});

/** Four ways to use a page: a mouse on a desktop, only the keyboard, a thumb on a phone, and a phone without script. */
export const HANDS: readonly Hand[] = [
	{ name: 'mouse', context: DESK, ...pointing((target) => target.click()) },
	{
		name: 'keyboard',
		context: DESK,
		async press(target) {
			await tabTo(target);
			await target.page().keyboard.press('Enter');
		},
		async choose(target) {
			// Tab moves the focus into a group of radios, arrow keys move it inside the group.
			const { keyboard } = target.page();
			const name = await target.getAttribute('name');
			await tabTo(target.page().locator(`input[type="radio"][name="${name}"]`).first());
			await keyboard.press('Space');
			for (let steps = 0; !(await target.isChecked()) && steps < MOST_TABS; steps += 1) {
				await keyboard.press('ArrowDown');
			}
		},
		async select(list, option) {
			// In a closed list, typing an option's name chooses the option.
			await tabTo(list);
			await list.page().keyboard.type(option);
		},
		async write(field, text) {
			await tabTo(field);
			// The keys for a date field differ between browsers, so the value is filled in.
			if ((await field.getAttribute('type')) === 'date') return field.fill(text);
			const { keyboard } = field.page();
			await keyboard.press('ControlOrMeta+a');
			await keyboard.type(text);
		},
	},
	{ name: 'touch', context: PHONE, ...pointing((target) => target.tap()) },
	{
		name: 'no script',
		context: { ...PHONE, javaScriptEnabled: false },
		...pointing((target) => target.tap()),
	},
];

/** Opens an address for the first time in a browser. */
export async function firstVisit(
	browser: Browser,
	{ context }: Hand,
	address: string,
): Promise<Page> {
	const page = await (await browser.newContext(context)).newPage();
	await page.goto(address, { waitUntil: 'domcontentloaded' });
	return page;
}
