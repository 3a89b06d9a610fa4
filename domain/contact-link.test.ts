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

describe('a way to reach somebody', () => {
	it.each<[Partial<Contact>, string]>([
		[{ platform: 'WhatsApp', number: '+39 000 111-222' }, 'https://wa.me/39000111222'],
		[{ platform: 'Messenger', username: 'sette nodi' }, 'https://m.me/sette%20nodi'],
		[{ platform: 'SMS', number: '+39 (0)00' }, 'sms:+39000'],
		[{ platform: 'Telephone', number: '0039 00' }, 'tel:003900'],
		[{ platform: 'Skype', username: 'live:nodi' }, 'skype:live%3Anodi?chat'],
		[{ platform: 'Viber', number: '+39 1' }, 'viber://chat?number=%2B391'],
		[{ platform: 'VIBER', number: '39 1', viberAction: 'contact' }, 'viber://contact?number=391'],
		[{ platform: 'Waze', location: 'https://waze.com/ul/x' }, 'https://waze.com/ul/x'],
		[{ platform: 'Url', url: ' /fleet/ ' }, '/fleet/'],
		[{ platform: 'Facebook', url: 'https://facebook.example/a' }, 'https://facebook.example/a'],
		[{ platform: 'unheard-of', url: '/a/' }, '/a/'],
		[{ platform: 'WhatsApp', url: '/chat/' }, '/chat/'],
		[{ platform: 'Email', mail: 'a@b.example' }, 'mailto:a@b.example'],
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

it('a platform has a name, an icon and a word for classes', () => {
	expect(contactPlatform('VIBER')).toEqual({ name: 'Viber', icon: 'fab fa-viber' });
	expect(contactPlatform('Apple Music').name).toBe('Apple Music');
	expect(contactPlatform('Semaphore')).toEqual({ name: 'Semaphore', icon: 'fas fa-link' });
	expect(contactPlatform(' ').name).toBe('Link');
	expect(platformSlug('File Download"')).toBe('filedownload');
});
