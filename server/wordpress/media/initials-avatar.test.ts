import { describe, expect, it } from 'vitest';
import { avatarAddress, sendInitialsAvatar } from './initials-avatar';

const drawn = async (path: string) =>
	sendInitialsAvatar(new Request(`http://site.test${path}`))?.text();

describe('the picture of a person', () => {
	it.each([
		['Mara Author', 'MA'],
		['ann', 'A'],
		['Jean-Luc van der Berg', 'JB'],
		['Ελένη Κ.', 'ΕΚ'],
		['日本 太郎', '日太'],
		['طاقم المرفأ', 'طا'],
		['ßrot', 'ß'],
		['<b>"&', 'B'],
		['𝒜da', '𝒜'],
	])('of %s is drawn with the initials %s', async (name, initials) => {
		const address = avatarAddress(name, '');
		expect(address).toBe(`/wp-content/avatars/${encodeURIComponent(initials)}.svg`);
		expect(await drawn(address)).toContain(`>${initials}</text>`);
	});

	it('has a figure where the name has no letters', async () => {
		for (const name of ['', '…', '⛵']) {
			expect(avatarAddress(name, '')).toBe('/wp-content/avatars/_.svg');
		}
		expect(await drawn('/wp-content/avatars/_.svg')).toContain('<circle');
	});

	it('is the one that the content names', () => {
		expect(avatarAddress('Mara', '/m.png')).toBe('/m.png');
	});

	it.each(['ABC', '%3Cs', '%22', '', '%', 'A/B', '..'])('is not drawn for %s', async (initials) => {
		expect(await drawn(`/wp-content/avatars/${initials}.svg`)).toBeUndefined();
	});

	it('may be kept for a year and runs nothing', () => {
		const answer = sendInitialsAvatar(new Request('http://site.test/wp-content/avatars/MA.svg'));
		expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(answer?.headers.get('content-type')).toBe('image/svg+xml');
	});
});
