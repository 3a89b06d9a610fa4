// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { decide, forgetConsent } from '../../consent/consent';
import { attach } from './handler';

const POST = 'https://twitter.com/ann/status/123';
const QUOTE = (href: string) =>
	`<blockquote class="twitter-tweet" data-consent-purpose="social"><p>Wind.</p><a class="e-network-post__facade" href="${href}" data-frame-src="https://evil.example/" data-frame-sandbox="allow-top-navigation">Show this post from X</a></blockquote>`;

const quote = () => document.querySelector('blockquote') as HTMLElement;
const frame = () => document.querySelector('iframe');
const press = () => {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true });
	document.querySelector('a')?.dispatchEvent(event);
	return event.defaultPrevented;
};

beforeEach(() => {
	localStorage.clear();
	forgetConsent();
	document.body.innerHTML = QUOTE(POST);
});

it('shows the post as X does after a press, in a frame that the text cannot configure', () => {
	const detach = attach(quote());
	expect(frame()).toBeNull();
	expect(press()).toBe(true);
	expect(frame()?.src).toBe('https://platform.twitter.com/embed/Tweet.html?id=123&dnt=true');
	expect(frame()?.title).toBe('A post on X');
	expect(frame()?.sandbox.contains('allow-top-navigation')).toBe(false);
	expect(quote().textContent).toContain('Wind.');
	detach();
	expect(frame()).toBeNull();
	expect(press()).toBe(false);
});

it('shows it at once to a visitor who has allowed social networks, until the visitor withdraws that', () => {
	decide({ social: true });
	const detach = attach(quote());
	expect(frame()).not.toBeNull();
	decide({ social: false });
	expect(frame()).toBeNull();
	detach();
});

it('leaves a link to anything else a link', () => {
	document.body.innerHTML = QUOTE('https://evil.example/ann/status/123');
	decide({ social: true });
	attach(quote())();
	expect(frame()).toBeNull();
	expect(press()).toBe(false);
});
