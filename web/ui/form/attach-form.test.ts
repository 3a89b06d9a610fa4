// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachForm } from './attach-form';

const send = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', send);
	send.mockReset();
	sessionStorage.clear();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('attachForm', () => {
	it('holds a form that the browser filled in at once back until the host takes it for a person’s', async () => {
		send.mockResolvedValue(new Response('{"success":true,"data":{"message":"Thank you."}}'));
		document.body.innerHTML =
			'<form class="elementor-form" method="post"><input name="form_fields[name]" value="Ann"><button>Send</button></form>';
		const form = document.querySelector('form') as HTMLFormElement;
		attachForm(form);
		await vi.advanceTimersByTimeAsync(100);
		form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
		await vi.advanceTimersByTimeAsync(699);
		expect(form.getAttribute('aria-busy')).toBe('true');
		expect(send).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(send).toHaveBeenCalledOnce();
		const sent = send.mock.calls[0]?.[1].body as FormData;
		expect(Number(sent.get('elapsed_ms'))).toBeGreaterThanOrEqual(800);
	});
});
