// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { attach } from './handler';

const entry = () => document.querySelector('.has-child') as HTMLElement;
const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));
const isDismissed = () => 'dismissed' in entry().dataset;

describe('an entry of a navigation block with others below it', () => {
	beforeEach(() => {
		document.body.innerHTML =
			'<ul class="wp-block-navigation"><li class="has-child"><a href="#a">Boats</a><ul><li><a href="#b">Tern</a></li></ul></li></ul><a id="after" href="#c">After</a>';
	});
	const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

	it('closes by Escape while the focus is inside, and opens again once it was elsewhere', () => {
		const detach = attach(entry());
		focus('.has-child a');
		press('ArrowDown');
		expect(isDismissed()).toBe(false);
		press('Escape');
		expect(isDismissed()).toBe(true);
		focus('#after');
		expect(isDismissed()).toBe(false);
		detach();
	});

	it('stays closed while the focus moves inside of it', () => {
		const detach = attach(entry());
		focus('.has-child a');
		press('Escape');
		focus('.has-child ul a');
		expect(isDismissed()).toBe(true);
		detach();
		expect(isDismissed()).toBe(false);
	});

	it('ignores Escape elsewhere, and after it was detached', () => {
		const detach = attach(entry());
		focus('#after');
		press('Escape');
		expect(isDismissed()).toBe(false);
		detach();
		focus('.has-child a');
		press('Escape');
		expect(isDismissed()).toBe(false);
	});
});
