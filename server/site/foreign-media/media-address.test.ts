import { isPicturePath } from '@outrigger/rules/address/picture-path';
import { describe, expect, it } from 'vitest';
import { createMediaAddresses, type MediaReference, PICTURE_WIDTHS } from './media-address';

const SECRET = 'a secret of this site';
const addresses = createMediaAddresses(() => SECRET);
const picture: MediaReference = {
	address: 'https://cdn.example/2026/bay%20view.jpg?x=1&y=é',
	kind: 'picture',
	width: 768,
};

describe('an own path for a picture of another host', () => {
	it('is read by every host with the same secret, and by no other', () => {
		const path = addresses.write(picture);
		expect(path).toMatch(/^\/foreign-media\/[\w-]{22}\/[\w-]+\/768\/bay-view\.jpg$/);
		expect(createMediaAddresses(() => SECRET).read(path)).toEqual(picture);
		expect(createMediaAddresses(() => 'another secret').read(path)).toBeNull();
	});

	it.each([...PICTURE_WIDTHS, null])('holds the width %s', (width) => {
		expect(addresses.read(addresses.write({ ...picture, width }))).toEqual({ ...picture, width });
	});

	it('cannot be made by a visitor, with any change of it', () => {
		const path = addresses.write(picture);
		const [, , signature = '', encoded = ''] = path.split('/');
		const other = Buffer.from('http://169.254.169.254/').toString('base64url');
		const last = signature.endsWith('A') ? 'B' : 'A';
		for (const changed of [
			path.replace(encoded, other),
			path.replace(signature, `${signature.slice(0, -1)}${last}`),
			path.replace(signature, ''),
			path.replace(signature, signature.slice(0, -1)),
			path.replace(encoded, `${encoded}=`),
			path.replace('/768/', '/769/'),
			path.replace('/768/', '/film/'),
			path.replace('bay-view', 'cliff'),
			`${path}/`,
			path.slice(1),
			'/foreign-media/',
			'/foreign-media///full/',
		]) {
			expect(addresses.read(changed), changed).toBeNull();
		}
	});

	it('is signed for a picture or for a film', () => {
		const film = addresses.write({ address: picture.address, kind: 'film', width: null });
		expect(addresses.read(film)?.kind).toBe('film');
		expect(addresses.read(film.replace('/film/', '/full/'))).toBeNull();
	});

	it('ends like a picture, which lightboxes look at', () => {
		const nameOf = (address: string) =>
			addresses
				.write({ ...picture, address })
				.split('/')
				.at(-1) ?? '';
		expect(nameOf('https://cdn.example/photo?id=3')).toBe('photo.jpg');
		expect(nameOf('https://cdn.example/')).toBe('picture.jpg');
		expect(nameOf('https://cdn.example/a/..%2f..%2fetc')).toBe('etc.jpg');
		expect(isPicturePath(nameOf(`https://cdn.example/${'a'.repeat(300)}.webp`))).toBe(true);
		expect(nameOf(`https://cdn.example/${'a'.repeat(300)}.webp`)).toHaveLength(80);
	});
});
