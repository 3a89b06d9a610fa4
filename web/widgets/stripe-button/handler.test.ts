// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attach } from './handler';

vi.mock('../../browser/address', () => ({
	currentAddress: () => new URL('https://boats.example/bay/?x=1'),
	goToAddress: vi.fn(),
}));
const { goToAddress } = await import('../../browser/address');
const URL_TO_PAY = 'https://checkout.stripe.com/c/pay/cs_1';
const GOOD = JSON.stringify({ response: { code: 200 }, body: JSON.stringify({ url: URL_TO_PAY }) });
const REFUSED = JSON.stringify({
	response: { code: 401 },
	body: '{"error":{"message":"<b>No key</b>"}}',
});

const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const opened = vi.fn();
let element: HTMLElement;
let leave = () => {};

beforeEach(() => {
	vi.clearAllMocks();
	opened.mockReturnValue(tab);
	asked.mockImplementation(async () => new Response(GOOD));
	vi.stubGlobal('open', opened);
	vi.stubGlobal('fetch', asked);
});
afterEach(() => {
	leave();
	vi.unstubAllGlobals();
});

async function place(settings: object = {}) {
	document.body.innerHTML = `<div><form><input type="hidden" name="postId" value="7"><input type="hidden" name="widgetId" value="ab12"><input type="hidden" name="nonce" value="n1"><button>Pay</button></form></div>`;
	element = document.body.firstElementChild as HTMLElement;
	leave = await attach(element, settings, { attach: () => {}, detach: () => {} });
}
const press = () =>
	element.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const said = () => element.querySelector('[role=alert]')?.textContent;

it('calls WordPress with the data of the button, and pays in the tab that the press opened', async () => {
	await place();
	press();
	expect(opened).toHaveBeenCalledTimes(1);
	expect(tab.opener).toBeNull();
	await settle();
	const [address, init] = asked.mock.calls[0] ?? [];
	expect(address).toBe('/wp-admin/admin-ajax.php');
	expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
		action: 'submit_stripe_form',
		postId: '7',
		widgetId: 'ab12',
		nonce: 'n1',
		pageUrl: 'https://boats.example/bay/?x=1',
	});
	expect(tab.location.replace).toHaveBeenCalledWith(URL_TO_PAY);
	expect(said()).toBeUndefined();
});

it('goes there itself where the editor wants that, or the browser gives no tab', async () => {
	await place({ open_in_new_window: 'no' });
	press();
	await settle();
	expect(opened).not.toHaveBeenCalled();
	expect(goToAddress).toHaveBeenCalledWith(URL_TO_PAY);
	leave();
	opened.mockReturnValue(null);
	await place();
	press();
	await settle();
	expect(goToAddress).toHaveBeenCalledTimes(2);
});

it('sends one call, however often the visitor presses while it waits', async () => {
	let answer = (_: Response) => {};
	asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
	await place();
	for (let times = 0; times < 3; times++) press();
	expect([asked.mock.calls.length, opened.mock.calls.length]).toEqual([1, 1]);
	expect(element.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
	answer(new Response(GOOD));
	await settle();
	expect(tab.location.replace).toHaveBeenCalledTimes(1);
	press();
	expect(asked).toHaveBeenCalledTimes(2);
});

it.each([
	['<!doctype html><h1>Fatal error</h1>', {}, 'Something went wrong'],
	['0', { custom_messages: 'yes', error_message_global: 'Please call us.' }, 'Please call us.'],
	['0', { error_message_global: 'Please call us.' }, 'Something went wrong'],
	[REFUSED, {}, '<b>No key</b>'],
	[REFUSED, { custom_messages: 'yes', error_message_payment: 'Another card?' }, 'Another card?'],
])('shows the fault with %s', async (text, settings, words) => {
	asked.mockImplementation(async () => new Response(text, { status: 500 }));
	await place(settings);
	press();
	await settle();
	expect(said()).toBe(words);
	expect(tab.close).toHaveBeenCalledTimes(1);
	expect(element.querySelector('form')?.hasAttribute('aria-busy')).toBe(false);
	press();
	expect(said()).toBeUndefined();
});

it('shows a fault without a network, and nothing once the handler has gone', async () => {
	asked.mockRejectedValue(new TypeError('no network'));
	await place();
	press();
	await settle();
	expect(said()).toBe('Something went wrong');
	press();
	leave();
	await settle();
	expect(said()).toBeUndefined();
	expect(tab.close).toHaveBeenCalledTimes(2);
});
