// @vitest-environment happy-dom

import {
	parseUrlAction,
	type UrlActionSettings,
	writeUrlAction,
} from '@outrigger/rules/builder/url-action';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLightbox } from './lightbox';
import { runLightbox } from './run-lightbox';

vi.mock('./lightbox', () => ({ openLightbox: vi.fn() }));

type Settings = UrlActionSettings<'lightbox'>;
const action = (settings: object) =>
	writeUrlAction({ name: 'lightbox', settings: settings as Settings });

/** A link as the server writes it: it has an address, and the action in an attribute. */
const link = (settings: { url: string }, attributes = '', inside = '') =>
	`<a href="${settings.url}" data-elementor-action="${action(settings)}" ${attributes}>${inside}</a>`;
const member = (url: string, place = '') =>
	`<a href="${url}" data-elementor-lightbox-slideshow="g1" ${place && `data-elementor-lightbox-index="${place}"`}></a>`;

/** Follows the last link of this markup; returns the arguments with which the lightbox was opened. */
async function click(html: string) {
	document.body.innerHTML = html;
	const element = [...document.querySelectorAll('a')].at(-1) as HTMLAnchorElement;
	const parsed = parseUrlAction(element.dataset.elementorAction);
	const isDone = await runLightbox(parsed?.settings as Settings, { element });
	const [slides = [], start] = vi.mocked(openLightbox).mock.lastCall ?? [];
	return { isDone, slides, start, files: slides.map(({ src }) => src.split('/').at(-1)) };
}

beforeEach(() => {
	vi.clearAllMocks();
	Object.assign(location, { href: 'https://boats.example/fleet/' });
});

describe('a link to a picture', () => {
	it('opens it by itself, under its declared title', async () => {
		const title =
			'data-elementor-lightbox-title="The bay" data-elementor-lightbox-description="At noon."';
		const { slides, isDone } = await click(link({ url: '/bay.jpg' }, title, '<img alt="A bay">'));
		expect(slides).toMatchObject([
			{ kind: 'picture', title: 'The bay', description: 'At noon.', name: 'The bay' },
		]);
		expect(isDone).toBe(true);
	});

	it.each([
		['its picture’s text', '<img alt="A bay">', 'A bay'],
		['its own text', 'See the bay', 'See the bay'],
		['what it is', '', 'Picture'],
	])('that declares no title is called by %s', async (_, inside, name) => {
		expect((await click(link({ url: '/bay.jpg' }, '', inside))).slides[0]).toMatchObject({
			title: '',
			name,
		});
	});

	it('on another site is left to the browser, which pages load nothing from', async () => {
		expect((await click(link({ url: 'https://elsewhere.example/bay.jpg' }))).isDone).toBe(false);
		expect(openLightbox).not.toHaveBeenCalled();
	});
});

describe('a link with an action beside its address', () => {
	it('shows the file at its address, which the server rewrote to this host', async () => {
		const hash = action({ url: 'https://cms.example/wp-content/uploads/bay.jpg', id: 3 });
		document.body.innerHTML = `<a href="/wp-content/uploads/bay.jpg" data-e-action-hash="${hash}"></a>`;
		const element = document.querySelector('a') as HTMLAnchorElement;
		expect(await runLightbox(parseUrlAction(hash)?.settings as Settings, { element })).toBe(true);
		expect(vi.mocked(openLightbox).mock.lastCall?.[0]).toMatchObject([
			{ src: 'https://boats.example/wp-content/uploads/bay.jpg' },
		]);
	});

	it('belongs to the slideshow in its attribute, where its action names none', async () => {
		document.body.innerHTML = `${member('/a.jpg')}${member('/b.jpg')}<div class="swiper-slide-duplicate">${member('/a.jpg')}</div>`;
		const element = document.querySelectorAll('a')[1] as HTMLAnchorElement;
		await runLightbox({ url: '/b.jpg' } as Settings, { element });
		const [slides = [], start] = vi.mocked(openLightbox).mock.lastCall ?? [];
		expect([slides.length, start]).toEqual([2, 1]);
	});
});

describe('a slideshow', () => {
	const asked = (url: string) =>
		link({ url, slideshow: 'g1' } as { url: string }, 'data-elementor-lightbox-slideshow="g1"');

	it('has its members on the page, by their places and then in order, from the opened one', async () => {
		const other = '<a href="/x.jpg" data-elementor-lightbox-slideshow="g2"></a>';
		const { files, start } = await click(
			member('/d.jpg') +
				other +
				member('/b.jpg', '2') +
				member('/a.webp?x=1', '1') +
				asked('/c.jpg'),
		);
		expect(files).toEqual(['a.webp?x=1', 'b.jpg', 'd.jpg', 'c.jpg']);
		expect(start).toBe(3);
	});

	it('holds pictures of the site only: no page, no download, no other site’s', async () => {
		const strays =
			member('/fleet/') +
			member('https://elsewhere.example/a.jpg') +
			member('javascript:alert(1)//.jpg') +
			'<a href="/e.jpg" download data-elementor-lightbox-slideshow="g1"></a>';
		expect((await click(strays + asked('/c.jpg'))).files).toEqual(['c.jpg']);
	});

	it('begins with the last that shows the picture of a link beside it, or with that picture', async () => {
		const beside = (url: string) => link({ url, slideshow: 'g1' } as { url: string });
		const group = member('/a.jpg') + member('/b.jpg') + member('/b.jpg');
		expect((await click(group + beside('/b.jpg'))).start).toBe(2);
		expect(await click(group + beside('/z.jpg'))).toMatchObject({
			start: 0,
			files: ['z.jpg', 'a.jpg', 'b.jpg', 'b.jpg'],
		});
	});
});

describe('a link to a film', () => {
	const video = (videoType: string, url: string) =>
		link({ type: 'video', videoType, url } as { url: string });

	it('opens its player, or the site’s own file', async () => {
		const service = await click(video('vimeo', 'https://vimeo.com/235215203'));
		expect(service.slides).toMatchObject([{ kind: 'frame', name: 'Film' }]);
		expect((await click(video('hosted', '/film.mp4'))).slides).toMatchObject([{ kind: 'file' }]);
	});

	it('does nothing without a player for the film', async () => {
		expect((await click(video('metacafe', 'https://www.metacafe.com/watch/1/x'))).isDone).toBe(
			true,
		);
		expect((await click(video('youtube', 'https://evil.example/embed/XHOmBV4js_E'))).isDone).toBe(
			true,
		);
		expect(openLightbox).not.toHaveBeenCalled();
	});
});
