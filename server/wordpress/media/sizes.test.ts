import type { MediaFileRecord } from '@outrigger/formats/model/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSize, imageSizes } from './image-sizes';
import { mediaDetails } from './media-details';
import { constrainDimensions, hasSameRatio } from './resize';
import { sizesAttribute, srcSet } from './src-set';
import { mediaUrl, uploadPath, uploadUrl } from './uploads-url';

function picture(width: number, height: number, file = '2026/11/cove.jpg'): MediaFileRecord {
	return {
		file,
		sourcePath: '/nowhere',
		mimeType: file.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg',
		width,
		height,
		altText: '',
		caption: '',
		description: '',
	};
}

const base = 'http://site.test/wp-content/uploads/2026/11/';

describe('image sizes', () => {
	it('of a landscape are those WordPress makes, in its order and with its file names', () => {
		const files = imageSizes(picture(2400, 1600), {}).map((size) => `${size.name} ${size.file}`);
		expect(files).toEqual([
			'medium cove-300x200.jpg',
			'large cove-1024x683.jpg',
			'thumbnail cove-150x150.jpg',
			'medium_large cove-768x512.jpg',
			'1536x1536 cove-1536x1024.jpg',
			'2048x2048 cove-2048x1365.jpg',
		]);
	});

	it('of a portrait are bound by its height', () => {
		expect(imageSize(picture(1600, 2000), {}, 'large').file).toBe('cove-819x1024.jpg');
		expect(imageSize(picture(1600, 2000), {}, '1536x1536').file).toBe('cove-1229x1536.jpg');
	});

	it('larger than the picture are not made, and give the original', () => {
		const small = picture(400, 300);
		expect(imageSizes(small, {}).map((size) => size.name)).toEqual(['medium', 'thumbnail']);
		expect(imageSize(small, {}, 'large').file).toBe('cove.jpg');
	});

	it('of the site itself come after WordPress’s own', () => {
		const own = { card: { width: 600, height: 400, crop: true } };
		expect(imageSizes(picture(2400, 1600), own).at(-1)).toMatchObject({
			name: 'card',
			file: 'cove-600x400.jpg',
			crop: true,
		});
	});

	it('are not made of pictures on another host, which keep their address', () => {
		const foreignUrl = 'https://bay.example/wp-content/uploads/cove.jpg';
		const away = { ...picture(2400, 1600), foreignUrl };
		expect(imageSizes(away, {})).toEqual([]);
		expect(srcSet(away, {}, 'http://site.test', 'large')).toBeNull();
		expect(mediaUrl('http://site.test', away, '2026/11/cove-300x200.jpg')).toBe(foreignUrl);
		expect(mediaUrl('http://site.test', picture(2400, 1600))).toBe(`${base}cove.jpg`);
	});

	it('are not made of drawings that scale by themselves', () => {
		const drawing = picture(400, 300, '2026/11/mark.svg');
		expect(imageSizes(drawing, {})).toEqual([]);
		expect(srcSet(drawing, {}, 'http://site.test', 'full')).toBeNull();
	});

	it('keep the ratio and never grow', () => {
		const side = fc.integer({ min: 1, max: 6000 });
		fc.assert(
			fc.property(side, side, side, side, (width, height, boxWidth, boxHeight) => {
				const to = constrainDimensions({ width, height }, { width: boxWidth, height: boxHeight });
				expect(to.width).toBeLessThanOrEqual(Math.min(width, boxWidth));
				expect(to.height).toBeLessThanOrEqual(Math.min(height, boxHeight));
				expect(Math.min(to.width, to.height)).toBeGreaterThanOrEqual(1);
			}),
		);
	});
});

describe('srcset and sizes', () => {
	it('begin with the requested size and leave out files wider than 2048', () => {
		expect(srcSet(picture(2400, 1600), {}, 'http://site.test', 'large')).toBe(
			[
				`${base}cove-1024x683.jpg 1024w`,
				`${base}cove-300x200.jpg 300w`,
				`${base}cove-768x512.jpg 768w`,
				`${base}cove-1536x1024.jpg 1536w`,
				`${base}cove-2048x1365.jpg 2048w`,
			].join(', '),
		);
	});

	it('end with the original where it is narrow enough', () => {
		expect(srcSet(picture(1920, 1080), {}, 'http://site.test', 'medium')).toMatch(
			/cove-300x169\.jpg 300w, .*, \S+cove\.jpg 1920w$/,
		);
	});

	it('never offer a cropped thumbnail for a whole picture', () => {
		expect(srcSet(picture(2400, 1600), {}, 'http://site.test', 'medium')).not.toContain('150x150');
		expect(srcSet(picture(2400, 1600), {}, 'http://site.test', 'thumbnail')).toBeNull();
	});

	it('name the width of the requested size', () => {
		expect(sizesAttribute(picture(1600, 2000), {}, 'medium')).toBe(
			'(max-width: 240px) 100vw, 240px',
		);
	});

	it('take rounding for the same ratio', () => {
		expect(hasSameRatio({ width: 1024, height: 683 }, { width: 300, height: 200 })).toBe(true);
		expect(hasSameRatio({ width: 1024, height: 683 }, { width: 300, height: 210 })).toBe(false);
	});
});

describe('media details', () => {
	it('give the lengths of sizes as strings and never list the original', () => {
		const details = mediaDetails(picture(2400, 1600), {}, 'http://site.test');
		expect(details).toMatchObject({
			width: 2400,
			height: 1600,
			file: 'cove.jpg',
			filePath: '/wp-content/uploads/2026/11/cove.jpg',
		});
		expect(details.sizes[0]).toMatchObject({
			name: 'medium',
			width: '300',
			height: '200',
			sourceUrl: `${base}cove-300x200.jpg`,
		});
		expect(details.sizes.map((size) => size.name)).not.toContain('full');
	});
});

describe('upload addresses', () => {
	it('come back as the path they were made of', () => {
		const path = '2026/11/Küste & bay.jpg';
		expect(uploadPath(`${uploadUrl('http://site.test/', path)}?x=1`)).toBe(path);
		expect(uploadPath('http://site.test/about/')).toBeNull();
		expect(uploadPath('/wp-content/uploads/%E0%A4%A')).toBeNull();
	});
});
