import { describe, expect, it } from 'vitest';
import { isPictureAddress } from './picture-address';

describe('the address of a picture', () => {
	it.each([
		'/bay.jpg',
		'https://boats.example/wp-content/uploads/BAY.JPEG?ver=2',
		'a.png#top',
		'/b.gif',
		'/c.svg',
		'/d.webp',
		'/e.avif',
	])('ends like one: %s', (address) => {
		expect(isPictureAddress(address)).toBe(true);
	});

	it.each([
		'/fleet/',
		'/bay.jpg/',
		'/show?file=bay.jpg',
		'/#bay.jpg',
		'.jpg',
		'/bay.jpgx',
		'/film.mp4',
	])('does not end like one: %s', (address) => {
		expect(isPictureAddress(address)).toBe(false);
	});
});
