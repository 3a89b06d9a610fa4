import { describe, expect, it } from 'vitest';
import { type Contact, contactLink, contactPlatform, platformSlug } from './contact-link';

const contact = (changes: Partial<Contact>): Contact => ({
	platform: '',
	number: '',
	username: '',
	mail: '',
	mailSubject: '',
	mailBody: '',
	viberAction: '',
	location: '',
	url: '',
	...changes,
});

describe('a link for contact', () => {
	it.each<[Partial<Contact>, string]>([
		[{ platform: 'WhatsApp', number: '+39 000 111-222' }, 'https://wa.me/39000111222'],
		[{ platform: 'Messenger', username: 'sette nodi' }, 'https://m.me/sette%20nodi'],
		[{ platform: 'SMS', number: '+39 (0)00' }, 'sms:+39000'],
		[{ platform: 'Telephone', number: '0039 00' }, 'tel:003900'],
		[{ platform: 'Skype', username: 'live:nodi' }, 'skype:live%3Anodi?chat'],
		[{ platform: 'Viber', number: '+39 1' }, 'viber://chat?number=%2B391'],
		[{ platform: 'VIBER', number: '39 1', viberAction: 'contact' }, 'viber://contact?number=391'],
		[{ platform: 'Telephone', number: ' +39 00 ' }, 'tel:+3900'],
		[{ platform: 'Telephone', number: 'Bay+39 00' }, 'tel:3900'],
		[{ platform: 'Messenger', username: ' nodi ' }, 'https://m.me/nodi'],
		[{ platform: 'Waze', location: 'https://waze.com/ul/x' }, 'https://waze.com/ul/x'],
		[{ platform: 'Map', location: 'https://maps.example/x', url: '/b/' }, 'https://maps.example/x'],
		[{ platform: 'Map', url: '/b/' }, '/b/'],
		[{ platform: 'Url', url: ' /fleet/ ' }, '/fleet/'],
		[{ platform: 'Facebook', url: 'https://facebook.example/a' }, 'https://facebook.example/a'],
		[{ platform: 'unheard-of', url: '/a/' }, '/a/'],
		[{ platform: 'WhatsApp', url: '/chat/' }, '/chat/'],
		[{ platform: 'Email', mail: ' ask@b.example ' }, 'mailto:ask@b.example'],
		[
			{ platform: 'Email', mail: 'a@b.example', mailSubject: 'A & b', mailBody: 'Hi\nyou' },
			'mailto:a@b.example?subject=A%20%26%20b&body=Hi%0Ayou',
		],
	])('of %j leads to %s', (changes, address) => {
		expect(contactLink(contact(changes))).toBe(address);
	});

	it.each([
		{},
		{ platform: 'WhatsApp', number: 'call me' },
		{ platform: 'Email', mail: 'a@b.example?bcc=all@b.example' },
		{ platform: 'Email', mail: 'nobody' },
		{ platform: 'Skype' },
		{ platform: 'constructor' },
	])('of %j leads nowhere', (changes) => {
		expect(contactLink(contact(changes))).toBeUndefined();
	});
});

it.each([
	['WhatsApp', 'WhatsApp', 'fab fa-whatsapp'],
	['Messenger', 'Messenger', 'fab fa-facebook-messenger'],
	['Email', 'E-mail', 'far fa-envelope'],
	['SMS', 'SMS', 'fas fa-sms'],
	['Telephone', 'Telephone', 'fas fa-phone-alt'],
	['Skype', 'Skype', 'fab fa-skype'],
	['Waze', 'Waze', 'fab fa-waze'],
	['Map', 'Map', 'fas fa-map-marker-alt'],
	['Url', 'Website', 'fas fa-globe'],
	['Facebook', 'Facebook', 'fab fa-facebook'],
	['Instagram', 'Instagram', 'fab fa-instagram'],
	['X', 'X', 'fab fa-x-twitter'],
	['Twitter', 'X', 'fab fa-x-twitter'],
	['TikTok', 'TikTok', 'fab fa-tiktok'],
	['YouTube', 'YouTube', 'fab fa-youtube'],
	['LinkedIn', 'LinkedIn', 'fab fa-linkedin'],
	['Pinterest', 'Pinterest', 'fab fa-pinterest'],
	['Threads', 'Threads', 'fab fa-threads'],
	['Vimeo', 'Vimeo', 'fab fa-vimeo'],
	['Behance', 'Behance', 'fab fa-behance'],
	['Dribbble', 'Dribbble', 'fab fa-dribbble'],
	['Spotify', 'Spotify', 'fab fa-spotify'],
	['SoundCloud', 'SoundCloud', 'fab fa-soundcloud'],
	['Telegram', 'Telegram', 'fab fa-telegram'],
	['Apple Music', 'Apple Music', 'fas fa-music'],
	['File Download', 'Download', 'fas fa-download'],
])('the platform %s is called %s and shows %s', (platform, name, icon) => {
	expect(contactPlatform(platform)).toEqual({ name, icon });
});

it('a platform has a name, an icon and a word for classes', () => {
	expect(contactPlatform('VIBER')).toEqual({ name: 'Viber', icon: 'fab fa-viber' });
	expect(contactPlatform('Apple Music').name).toBe('Apple Music');
	expect(contactPlatform('Semaphore')).toEqual({ name: 'Semaphore', icon: 'fas fa-link' });
	expect(contactPlatform(' ').name).toBe('Link');
	expect(platformSlug('File Download"')).toBe('filedownload');
});
