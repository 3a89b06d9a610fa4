import { describe, expect, it } from 'vitest';
import { rolesOf } from './bag-roles';

/** The roles that a bag fills. */
const filled = (bag: Record<string, unknown>) =>
	Object.fromEntries(
		Object.entries(rolesOf(bag)).filter(([, value]) => value !== '' && value !== undefined),
	);

describe('the texts that an editor wrote', () => {
	it.each([
		'Seven',
		'Seven!',
		'Über',
		'Rock’n’roll',
		"Rock'n'roll",
		'Fleet2,no.3-x?',
		'seven bays',
		'für',
		'7 bays',
		'7 €',
		'¡Hola!',
		'[shortcode]{"a"}',
		'a https://boats.example/',
		'Write to mailto:a@b.example',
		'in rgb(0,0,0)',
		'mailto: us',
		'tel: us',
		'http: no',
		'Ж',
	])('are read: %s', (text) => {
		expect(filled({ title: text })).toEqual({ title: text });
	});

	it.each([
		'center',
		'seven',
		'7',
		'x',
		'#a1b2c3',
		'12.5px',
		'a/b+c-d:e,f%',
		'A_B',
		'a[b]',
		'http://boats.example/ä',
		'https://boats.example/ä',
		'mailto:ä@boats.example',
		'tel:ä7',
		'var(--e global)',
		'rgb(1, 2, 3)',
		'rgba(1, 2, 3, 0.5)',
		'hsl(1 2 3)',
		'hsla(1 2 3)',
		'– – –',
		'["a b"]',
		'{"a": "b c"}',
	])('differ from choices, addresses, colours, measures and signs: %s', (text) => {
		expect(filled({ title: text })).toEqual({});
	});
});

describe('values whose form shows their role', () => {
	const icon = { value: 'fas fa-anchor', library: 'fa-solid' };

	it.each([
		'https://www.youtube.com/watch?v=abc',
		'https://youtu.be/abc',
		'HTTPS://VIMEO.COM/12',
		'/films/bay.mp4',
		'/films/bay.webm?v=2',
		'/films/bay.m4v',
	])('reads a film: %s', (film) => {
		expect(filled({ any: film })).toEqual({ film });
		expect(filled({ any: film, other: 'https://youtu.be/second' })).toEqual({ film });
		expect(filled({ any: { url: film, is_external: '' }, b: { url: 'x.mp4' } })).toEqual({ film });
		expect(filled({ any: { url: film, id: 7 }, b_link: { url: 'x.mp4' } })).toEqual({ film });
	});

	it.each(['https://youtube.com', 'https://vimeo.com/', '/films/bay.mp4x', 'See /films/bay.mp4'])(
		'reads no film: %s',
		(text) => {
			expect(filled({ link: text }).film).toBeUndefined();
		},
	);

	it.each(['2026-12-24', '2026-12-24 18:00', '2026-12-24T8:00', '2026-12-24 18:00:30'])(
		'reads a date: %s',
		(date) => {
			expect(filled({ any: date, other: '2027-01-01' })).toEqual({ date });
		},
	);

	it.each([
		'12026-12-24',
		'2026-12-245',
		'2026-12-24 18',
		'2026-12-24 18:00:3',
		'2026-12-24x18:00',
	])('reads no date: %s', (text) => {
		expect(filled({ any: text })).toEqual({});
	});

	it.each(['mdi:home', 'my-own-2:two-words', 'mdi2:a1', 'a:b', 'aa-bb-cc:dd-ee-ff'])(
		'reads an icon of Iconify: %s',
		(value) => {
			expect(filled({ my_icon: value, icon_2: 'mdi:second' })).toEqual({
				icon: { value, library: 'iconify' },
			});
			expect(filled({ my_sign: value })).toEqual({});
		},
	);

	it.each([
		'mdi',
		'mdi:',
		':home',
		'mdi:home!',
		'!mdi:home',
		'mdi-:home',
		'mdi:-home',
		'mdi:home-x!',
		'Mdi:home',
	])('reads no icon of Iconify: %s', (value) => {
		expect(filled({ my_icon: value })).toEqual({});
	});

	it('reads an icon of the builder, and none that is empty', () => {
		expect(filled({ any: icon, other: { ...icon, value: 'fas fa-b' } })).toEqual({ icon });
		expect(filled({ any: { value: '', library: '' }, other: icon })).toEqual({ icon });
		expect(filled({ any: { library: 'fa-solid' }, other: { value: 'fas fa-b' } })).toEqual({});
	});

	it('reads a picture of the media library, and no placeholder of an add-on', () => {
		const picture = { url: '/a.jpg', id: 7 };
		const path = '/wp-content/plugins/acme/assets/images/placeholder.png';
		expect(filled({ any: picture, other: { url: '/b.jpg' } })).toEqual({ image: picture });
		expect(filled({ any: { url: '', id: '' } })).toEqual({});
		expect(filled({ any: { url: path } })).toEqual({});
		for (const url of [`${path}?v=1`, '/plugins/a/b/assets/images/placeholder.png']) {
			expect(filled({ any: { url } })).toEqual({ image: { url } });
		}
	});

	it('reads a destination by the form of a link control, and none without an address', () => {
		const link = { url: '/book/', is_external: '' };
		expect(filled({ any: link, link: { url: '/other/' } })).toEqual({ link });
		expect(filled({ any: { url: '', is_external: '' }, link: { url: 7 } })).toEqual({});
	});

	it.each(['http://a.example', 'https://a.example', '/a/', '#a', 'mailto:a@b.example', 'tel:+39'])(
		'reads an address from the control of a link: %s',
		(url) => {
			expect(filled({ link: url, url: '/second/' })).toEqual({
				link: { url, is_external: '', nofollow: '' },
			});
			expect(filled({ any: url })).toEqual({});
		},
	);

	it.each(['yes', 'custom/a', 'x#a', 'xhttps://a.example'])('reads no address: %s', (text) => {
		expect(filled({ link: text })).toEqual({});
	});

	it('reads ratings from 0 to 5', () => {
		for (const text of ['0', '4.5', '3.25', '5']) {
			expect(filled({ rating: text })).toEqual({ rating: Number(text) });
		}
		for (const text of ['6', '45', '4.', '4.x', 'x4', '4 of 5']) {
			expect(filled({ rating: text }).rating).toBeUndefined();
		}
		expect(filled({ rating: 7 })).toEqual({ rating: 5 });
		expect(filled({ rating: { size: 7 } })).toEqual({ rating: 5 });
		expect(filled({ rating: { size: 3 } })).toEqual({ rating: 3 });
		expect(filled({ rating: { size: '' } })).toEqual({});
		expect(filled({ rating: { size: 'x4' } })).toEqual({});
	});

	it('reads numbers that begin with a digit', () => {
		for (const text of ['7', '1.720,5', '1 720']) {
			expect(filled({ number: text })).toEqual({ number: text });
		}
		for (const text of ['x7', '7x', '-7']) expect(filled({ number: text })).toEqual({});
		expect(filled({ number: { size: '' } })).toEqual({});
		expect(filled({ number: { size: 'x7' } })).toEqual({});
	});

	it('reads nothing from lists, empty values and switches', () => {
		expect(filled({ title: ['a'], text: null, link: true, number: undefined })).toEqual({});
	});
});
