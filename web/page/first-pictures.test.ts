import { describe, expect, it } from 'vitest';
import { firstPictures, withOneHero } from './first-pictures';

const HERO =
	'<img class="a" src="/hero.jpg?w=1&amp;h=2" srcSet="/hero-2.jpg 800w" sizes="100vw" fetchPriority="high"/>';

const heroPicture = (html: string) => firstPictures(html)[0] ?? null;

describe('the hero picture', () => {
	it('is the first with a high fetch priority', () => {
		expect(
			heroPicture(`<img src="/logo.png"/>${HERO}<img src="/b.jpg" fetchpriority="high">`),
		).toEqual({
			src: '/hero.jpg?w=1&h=2',
			srcSet: '/hero-2.jpg 800w',
			sizes: '100vw',
		});
	});

	it('is null where it has no address, or where it may wait', () => {
		expect(heroPicture('<img fetchpriority="high" src=""/>')).toBeNull();
		expect(heroPicture('<img fetchpriority="high" loading="lazy" src="/a.jpg"/>')).toBeNull();
		expect(heroPicture('<p>&lt;img src="/a" fetchpriority="high"&gt;</p>')).toBeNull();
	});

	it('is null behind the main part, where a picture has no priority either', () => {
		const page = `<main><p>Fleet</p></main><footer>${HERO}</footer>`;
		expect(heroPicture(page)).toBeNull();
		expect(withOneHero(page)).toBe(page.replace(' fetchPriority="high"', ''));
		const first = `<main>${HERO}</main><footer>${HERO}</footer>`;
		expect(heroPicture(first)).toMatchObject({ src: '/hero.jpg?w=1&h=2' });
		expect(withOneHero(first).match(/fetchPriority/g)).toHaveLength(1);
	});

	it('may stand in the header', () => {
		expect(heroPicture(`<header>${HERO}</header><main><p>Fleet</p></main>`)).toMatchObject({
			src: '/hero.jpg?w=1&h=2',
		});
	});

	it('is the file of the first source of a choice, for its media query', () => {
		const choice = (source: string) =>
			`<picture><source media="print" srcset="/p.jpg"></picture><picture>${source}${HERO}</picture>`;
		expect(
			heroPicture(choice('<source media="(max-width: 767px)" srcset="/a.jpg 768w" sizes="9vw">')),
		).toEqual({
			src: undefined,
			srcSet: '/a.jpg 768w',
			sizes: '9vw',
			media: '(max-width: 767px)',
		});
		expect(heroPicture(choice('<source type="image/avif" srcset="/a.avif">'))).toBeNull();
		expect(
			heroPicture(choice('<source media="print" type="image/avif" srcset="/a.avif">')),
		).toBeNull();
		expect(heroPicture(choice(''))).toMatchObject({ src: '/hero.jpg?w=1&h=2' });
		expect(heroPicture(`${choice('<source srcset="/a.jpg">')}`)).toBeNull();
	});

	it('is alone: later pictures wait, and texts stay unchanged', () => {
		const text = '<p>fetchpriority="high"</p>';
		expect(withOneHero(`${HERO}<img src="/b.jpg" fetchPriority="high"/>${text}`)).toBe(
			`${HERO}<img src="/b.jpg"/>${text}`,
		);
	});
});

describe('the first pictures of a page without an urgent one', () => {
	const picture = (name: string, more = '') =>
		`<img src="/${name}.jpg" srcSet="/${name}-480.jpg 480w" sizes="50vw"${more}/>`;
	const names = (html: string) => firstPictures(html).map(({ src }) => src);

	it('are the early ones of the main part, three at most', () => {
		const main = ['a', 'b', 'c', 'd'].map((name) => picture(name)).join('');
		const html = `<header>${picture('logo')}</header><main>${main}</main><footer>${picture('sun')}</footer>`;
		expect(names(html)).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
		expect(firstPictures(html)[0]).toEqual({
			src: '/a.jpg',
			srcSet: '/a-480.jpg 480w',
			sizes: '50vw',
		});
	});

	it('leave out the late ones, those without a file, and all where one is urgent', () => {
		const late = picture('late', ' loading="lazy"');
		const written = '<img src="data:image/svg+xml,x"/><img alt=""/>';
		expect(names(`<main>${late}${written}${picture('a')}</main>`)).toEqual(['/a.jpg']);
		expect(names(`<main>${picture('a')}${HERO}</main>`)).toEqual(['/hero.jpg?w=1&h=2']);
		expect(names('<main><p>Words</p></main>')).toEqual([]);
	});

	it('are those of a body without a main part', () => {
		expect(names(picture('a'))).toEqual(['/a.jpg']);
	});
});
