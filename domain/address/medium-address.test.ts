import { describe, expect, it } from 'vitest';
import { isAddressOfMedium } from './medium-address';

const SITE = 'https://boats.example';
const BAY = '/wp-content/uploads/2026/05/bay.jpg';
const isBay = (url: string, sourceUrl = BAY) => isAddressOfMedium(url, sourceUrl, SITE);

describe('the address beside an id', () => {
	it('leaves it to the id where it is empty', () => {
		expect(isBay('')).toBe(true);
	});

	it('is trusted on this site, by path, by host, and on the host that keeps the uploads', () => {
		expect(isBay('/wp-content/uploads/2020/01/renamed.jpg')).toBe(true);
		expect(isBay('http://boats.example/any.jpg')).toBe(true);
		expect(isBay('https://cdn.example/other.jpg', 'https://cdn.example/2026/05/bay.jpg')).toBe(
			true,
		);
	});

	it('names the medium where the same file lies in the uploads of another host', () => {
		for (const file of [
			'2026/05/bay.jpg',
			'2026/05/bay-300x200.jpg',
			'2026/05/bay-scaled.jpg',
			'2026/05/bay-e1600000000000-1024x683.JPG',
			'2026/05/bay-rotated.jpg',
			'2026/05/bay-e1600000000.jpg',
			'2026/05/bay-12345x12345.jpg',
			'2026/05/bay-1x1.jpg',
			'sites/3/2026/05/bay.jpg',
			'sites/31/2026/05/bay.jpg',
		]) {
			expect(isBay(`https://old.example/blog/wp-content/uploads/${file}`)).toBe(true);
		}
	});

	it('is a stranger where the file is another, or in another month', () => {
		for (const url of [
			'https://kit.example/wp-content/uploads/2026/05/hero.jpg',
			'https://kit.example/wp-content/uploads/2021/05/bay.jpg',
			'https://kit.example/wp-content/uploads/2026/05/bay-2.jpg',
			'https://kit.example/wp-content/uploads/2026/05/bay-123456x1.jpg',
			'https://kit.example/wp-content/uploads/2026/05/bay-scaled.old.jpg',
			'https://kit.example/wp-content/uploads/2026/05/bay-e160.jpg',
			'https://kit.example/wp-content/uploads/sites/x/2026/05/bay.jpg',
			'https://kit.example/bay.jpg',
			'https://',
		]) {
			expect(isBay(url)).toBe(false);
		}
	});

	it('is empty for a medium whose own address cannot be read', () => {
		expect(isBay('/any.jpg', 'https://')).toBe(false);
		expect(isBay('', 'https://')).toBe(true);
	});
});
