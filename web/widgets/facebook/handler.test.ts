// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decide, forgetConsent, isAllowed } from '../../consent/consent';
import { attach } from './handler';

const MARKUP = `<div class="e-social-embed" data-consent-purpose="social"><a class="e-click-to-load e-social-embed__facade" data-frame-src="https://www.facebook.com/plugins/page.php?href=x" data-frame-title="A page" data-frame-sandbox="allow-scripts allow-same-origin" data-frame-class="e-social-embed__frame"><span>A page</span></a>
	<p class="e-social-embed__choice"><label><input type="checkbox"></label></p></div>`;
let leaves: (() => void)[] = [];

beforeEach(() => {
	localStorage.clear();
	forgetConsent();
	document.body.innerHTML = `<div>${MARKUP}</div><div>${MARKUP}</div>`;
});
afterEach(() => {
	for (const leave of leaves) leave();
	leaves = [];
});

const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe.e-social-embed__frame');
async function start() {
	for (const element of document.body.children) {
		leaves.push(await attach(element as HTMLElement, {}, { attach: () => {}, detach: () => {} }));
	}
}
const press = (init: MouseEventInit = {}) => {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
	document.querySelector('a span')?.dispatchEvent(event);
	return event.defaultPrevented;
};

it('a press loads this frame, with the permissions that it needs', async () => {
	await start();
	expect(frames()).toHaveLength(0);
	expect(press({ metaKey: true })).toBe(false);
	expect(press()).toBe(true);
	expect(frames()).toHaveLength(1);
	expect(frames()[0]?.src).toBe('https://www.facebook.com/plugins/page.php?href=x');
	expect(frames()[0]?.sandbox.contains('allow-top-navigation')).toBe(false);
	expect(isAllowed('social')).toBe(false);
});

it('the box allows all of them for good, and takes that back', async () => {
	await start();
	const box = document.querySelector('input') as HTMLInputElement;
	box.click();
	expect([frames().length, isAllowed('social')]).toEqual([2, true]);
	box.click();
	expect([frames().length, isAllowed('social')]).toEqual([0, false]);
	expect(document.querySelectorAll('a.e-social-embed__facade')).toHaveLength(2);
});

it('a visitor who allowed it before sees all at once; a consent withdrawn elsewhere removes them', async () => {
	decide({ social: true });
	await start();
	expect(frames()).toHaveLength(2);
	expect(document.querySelector('input')?.checked).toBe(true);
	decide({ social: false });
	expect(frames()).toHaveLength(0);
});

it('leaves the link as it was', async () => {
	const before = document.body.innerHTML;
	await start();
	press();
	for (const leave of leaves) leave();
	expect(document.body.innerHTML).toBe(before);
	expect(press()).toBe(false);
});
