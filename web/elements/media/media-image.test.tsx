import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { object } from 'valibot';
import { describe, expect, it } from 'vitest';
import { RenderProvider, useRender } from '../context/render-context';
import { imageSizeSettings } from '../settings/image-size';
import { mediaSetting } from '../settings/media';
import { storedMedia } from '../testing/answer-media';
import { renderOnServer } from '../testing/render-on-server';
import { BuilderDocument } from '../tree/builder-document';
import { defineWidget } from '../tree/define-widget';
import { createImageQueue } from './image-priority';
import { MediaImage } from './media-image';

const picture = defineWidget({
	types: ['picture'],
	settings: object({ image: mediaSetting(), ...imageSizeSettings('image', 'large') }),
	Markup: ({ settings }) => (
		<MediaImage
			image={settings.image}
			size={settings.image_size}
			custom={settings.image_custom_dimension}
		/>
	),
});

function element(settings: Record<string, unknown>, index = 0): ElementNode {
	return {
		id: `e${index}`,
		elType: 'widget',
		widgetType: 'picture',
		settings,
		renderedHtml: null,
		children: [],
	};
}

/** Renders picture widgets over a library that has every id below 900; returns the markup and the requested ids. */
async function render(settings: Record<string, unknown>[], type = 'wp-page') {
	const asked: string[][] = [];
	const tree = (
		<WithQueue>
			<BuilderDocument document={{ databaseId: 7, type }} nodes={settings.map(element)} />
		</WithQueue>
	);
	const html = await renderOnServer(tree, {
		widgets: [picture],
		execute: async ({ variables }) => {
			const ids = variables.ids as string[];
			asked.push(ids);
			const nodes = ids.map(Number).filter((id) => id < 900);
			return {
				data: {
					mediaItems: { nodes: nodes.map((databaseId) => storedMedia({ databaseId })) },
				},
			};
		},
	});
	return { images: html.match(/<img[^>]*>/g) ?? [], asked };
}

function WithQueue({ children }: { children: React.ReactNode }) {
	const render = useRender();
	return <RenderProvider value={{ ...render, images }}>{children}</RenderProvider>;
}
let images = createImageQueue(0);

const image = (id: number | string) => ({ id, url: '/stored.jpg' });

describe('MediaImage', () => {
	it('shows the chosen size with its measures, its text and every file of the same shape', async () => {
		const { images } = await render([{ image: image(12) }]);
		expect(images).toEqual([
			'<img src="/bay-1024x683.jpg" srcSet="/bay-1024x683.jpg 1024w, /bay-300x200.jpg 300w" sizes="auto, (max-width: 1024px) 100vw, 1024px" width="1024" height="683" alt="A bay" loading="lazy" decoding="async"/>',
		]);
	});

	it('shows the address if the id belongs to another picture here', async () => {
		const url = 'https://kit.example/wp-content/uploads/2021/03/hero.jpg';
		const { images } = await render([{ image: { id: 12, url, alt: 'A hero' } }]);
		expect(images[0]).toContain(`src="${url}"`);
		expect(images[0]).toContain('alt="A hero"');
	});

	it('offers no file of another shape for a cropped size', async () => {
		const { images } = await render([{ image: image(12), image_size: 'thumbnail' }]);
		expect(images[0]).toContain('src="/bay-150x150.jpg" width="150" height="150"');
		expect(images[0]).not.toContain('srcSet');
	});

	it('shows the original where a size was not made', async () => {
		const { images } = await render([{ image: image(12), image_size: 'poster' }]);
		expect(images[0]).toContain('src="/bay.jpg"');
		expect(images[0]).toContain('width="2400" height="1600"');
	});

	it('gives typed measures to the original, one following from the other, and room to be cropped', async () => {
		const { images } = await render([
			{
				image: image(12),
				image_size: 'custom',
				image_custom_dimension: { width: '300', height: '' },
			},
			{
				image: image(12),
				image_size: 'custom',
				image_custom_dimension: { width: 300, height: 400 },
			},
		]);
		expect(images[0]).toContain('width="300" height="200"');
		expect(images[1]).toContain(
			'sizes="auto, (max-width: 600px) 100vw, 600px" width="300" height="400"',
		);
	});

	it('requests all pictures of a document at once', async () => {
		const { images, asked } = await render([
			{ image: image(12) },
			{ image: image('3') },
			{ image: image(12) },
			{ rows: [{ image: image(40) }], background_image: image(50) },
		]);
		expect(asked).toEqual([['3', '12', '40']]);
		expect(images).toHaveLength(3);
	});

	it('requests a hundred at a time, the largest page of WordPress', async () => {
		const { images, asked } = await render(
			Array.from({ length: 130 }, (_, index) => ({ image: image(index + 1) })),
		);
		expect(asked.map((ids) => ids.length).sort()).toEqual([100, 30]);
		expect(images).toHaveLength(130);
	});

	it('shows the stored address where the library has nothing, and sends no request without an id', async () => {
		const { images, asked } = await render([
			{ image: image(901) },
			{ image: { id: '', url: '/elsewhere.png', alt: 'A buoy' } },
		]);
		expect(images[0]).toContain('src="/stored.jpg"');
		expect(images[1]).toContain('src="/elsewhere.png" alt="A buoy"');
		expect(asked).toEqual([['901']]);
	});

	it('loads the first pictures at once, the first wide one before all others', async () => {
		images = createImageQueue(2);
		const found = await render([
			{ image: image(12), image_size: 'thumbnail' },
			{ image: image(12) },
			{ image: image(12) },
		]);
		expect(found.images.map((img) => /loading="lazy"/.test(img))).toEqual([false, false, true]);
		expect(found.images[1]).toContain('fetchPriority="high"');
		// The first wide one: on a screen of three dots a pixel a file for two is enough.
		expect(found.images[1]).toContain(
			'sizes="(max-width: 1024px) and (min-resolution: 2.5dppx) 67vw, (max-width: 1024px) 100vw, 1024px"',
		);
	});

	it('loads pictures of a footer when they come near: it stands below the first screen', async () => {
		images = createImageQueue(2);
		const found = await render([{ image: image(12) }], 'footer');
		expect(found.images[0]).toContain('loading="lazy"');
		const page = await render([{ image: image(12) }]);
		expect(page.images[0]).not.toContain('loading="lazy"');
	});

	it.each([
		{},
		{ image: [] },
		{ image: 7 },
		{ image: { id: 0, url: '' } },
		{ image: { url: 'javascript:alert(1)' } },
	])('is nothing for %j', async (settings) => {
		expect((await render([settings])).images).toEqual([]);
	});
});
