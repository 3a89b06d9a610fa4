import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture';
import {
	bare,
	container,
	heading,
	named,
	section,
	text,
	topLevel,
	untitled,
	widget,
} from './elements';
import { exportsOf, type WidgetFacts } from './index';
import { type CataloguePage, pagesOf } from './page';
import { picture } from './values';

interface Stored {
	id: string;
	elType: string;
	widgetType?: string;
	isInner: boolean;
	settings: Record<string, unknown>;
	elements: Stored[];
}

function contentOf(page: CataloguePage, slug = 'counter'): Stored[] {
	const [content = []] = pagesOf(slug, page).map(
		({ document }) => (document as { content: Stored[] }).content,
	);
	return content;
}

const shape = ({ elType, widgetType, elements }: Stored): unknown => [
	widgetType ?? elType,
	...elements.map(shape),
];

describe('a page of the catalogue', () => {
	it('opens with its title and its sentence', () => {
		const [opening] = contentOf({ title: 'Counter', sentence: 'A number.' });
		expect(opening?.elements.map(({ settings }) => settings)).toEqual([
			{ title: 'Counter', header_size: 'h1' },
			{ editor: '<p>A number.</p>' },
		]);
	});

	it('shows each variation below its name, settings as a widget of its type', () => {
		const variations = { Plain: { ending_number: 7 }, Two: [{}, text('A sentence.')] };
		const [plain, two] = contentOf({ title: 'Counter', variations });
		expect([plain, two].map((one) => one && shape(one))).toEqual([
			['container', ['heading'], ['counter']],
			['container', ['heading'], ['counter'], ['text-editor']],
		]);
		expect(plain?.elements[0]?.settings).toEqual({ title: 'Plain', header_size: 'h2' });
		expect(plain?.elements[1]?.settings).toEqual({ ending_number: 7 });
	});

	it('puts settings of a container beside the settings of the page, or in place of them', () => {
		const variations = {
			Beside: section({ min_height: 'x' }, []),
			Instead: section(bare({ min_height: 'x' }), []),
		};
		const [beside, instead] = contentOf({ title: 'Counter', variations });
		expect(beside?.settings).toMatchObject({ content_width: 'boxed', min_height: 'x' });
		expect(instead?.settings).toEqual({ min_height: 'x' });
	});

	it('leaves out the heading of a variation without a title, and the container of one at the top', () => {
		const variations = {
			Untitled: untitled([heading(3, 'Its own')]),
			Alone: topLevel(widget('image')),
		};
		expect(contentOf({ title: 'Counter', variations }).map(shape)).toEqual([
			['container', ['heading']],
			['image'],
		]);
	});

	it('calls containers in other elements inner ones', () => {
		const [outer] = contentOf({ title: 'Counter', variations: { Inside: container({}, [{}]) } });
		expect([outer?.isInner, outer?.elements[1]?.isInner]).toEqual([false, true]);
		expect(outer?.elements[1]?.elements[0]?.isInner).toBe(false);
	});

	it('has pages below it, at the address of their names', () => {
		const children = { click: { title: 'Clicks' } };
		const files = pagesOf('popups', { title: 'Popups', children }).map(({ file }) => file);
		expect(files).toEqual(['widgets/popups.json', 'widgets/popups/click.json']);
	});
});

describe('an id', () => {
	const page: CataloguePage = { title: 'Counter', variations: { Plain: {}, Other: {} } };
	const idsIn = (elements: readonly Stored[]): string[] =>
		elements.flatMap(({ id, elements: inner }) => [id, ...idsIn(inner)]);

	it('is that of its widget and variation, at any place of the page', () => {
		const turned: CataloguePage = { title: 'Counter', variations: { Other: {}, Plain: {} } };
		const [plain, other] = contentOf(page);
		expect(contentOf(turned)).toEqual([other, plain]);
		expect(idsIn(contentOf(page)).every((id) => /^[0-9a-f]{7}$/.test(id))).toBe(true);
		expect(new Set([...idsIn(contentOf(page)), ...idsIn(contentOf(page, 'timer'))]).size).toBe(12);
	});

	it('is the one that its table gives', () => {
		const variations = { Plain: [named('3281c02', { ending_number: 7 })] };
		const [section] = contentOf({ title: 'Counter', variations });
		expect(section?.elements[1]?.id).toBe('3281c02');
		expect(section?.id).not.toBe('3281c02');
	});

	it('is given to rows of repeaters, and to no picture of a gallery', () => {
		const variations = { Plain: { rows: [{ text: 'One' }], gallery: [picture(130)] } };
		const settings = contentOf({ title: 'Counter', variations })[0]?.elements[1]?.settings;
		expect(settings?.rows).toEqual([{ _id: expect.stringMatching(/^[0-9a-f]{7}$/), text: 'One' }]);
		expect(settings?.gallery).toEqual([{ id: 130, url: '' }]);
	});
});

describe('the stored JSON of a page that the index lists', () => {
	const long = text('x'.repeat(6000));
	const variations = { 'Salt & <b>': { title: 'A < B & "C"' }, Long: [long] };
	const pageOf = (page: CataloguePage) => {
		const documents = exportsOf({ counter: page }).map(({ document }) => document);
		return (documents as { content: Stored[] }[])[1]?.content ?? [];
	};
	const htmlOf = ({ elements: [element] }: Stored) => String(element?.settings.html);

	it('is folded below the variations, escaped, as the file has it; long ones are left out', () => {
		const content = pageOf({ title: 'Counter', purpose: 'proof', kind: 'handler', variations });
		const [plain, , json] = content;
		const html = json ? htmlOf(json) : '';
		const shown = [...html.matchAll(/<summary>(.*?)<\/summary><pre>([^<]*)<\/pre>/g)];
		expect(shown.map(([, name]) => name)).toEqual(['Stored JSON: Salt &amp; &lt;b>']);
		const [[, , words = ''] = []] = shown;
		expect(JSON.parse(words.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))).toEqual(plain);
	});

	it('is on no page without a short variation, and on none that is not listed', () => {
		const listed = { title: 'Counter', purpose: 'proof', kind: 'handler' } as const;
		expect(pageOf({ ...listed, variations: { Long: [long] } })).toHaveLength(2);
		expect(pageOf({ title: 'Counter', variations })).toHaveLength(2);
	});
});

describe('the index', () => {
	const exported = exportsOf({
		tabs: { title: 'Tabs', purpose: 'sections', kind: 'handler' },
		alert: { title: 'Alert', purpose: 'words', kind: 'markup' },
		'e-tabs': { title: 'Tabs of version 4', purpose: 'sections', kind: 'version-4' },
		notices: { title: 'Notices', listedAs: 'A notice', purpose: 'sections', kind: 'handler' },
		hidden: { title: 'Hidden' },
	});

	it('lists tables by their purpose, in alphabetical order, by their chosen names', () => {
		expect(exported[0]?.file).toBe('widgets.json');
		const lists = JSON.stringify(exported[0]?.document).match(/<ul><li.*?<\/ul>/g);
		expect(lists?.map((list) => list.replaceAll('\\', ''))).toEqual([
			'<ul><li class="markup" data-narrowed><a href="/widgets/alert/">Alert</a><small>markup</small></li></ul>',
			'<ul><li class="handler" data-narrowed><a href="/widgets/notices/">A notice</a><small>handler</small></li><li class="handler" data-narrowed><a href="/widgets/tabs/">Tabs</a><small>handler</small></li><li class="version-4" data-narrowed><a href="/widgets/e-tabs/">Tabs of version 4</a></li></ul>',
		]);
	});

	it('is the order in which pages lead to each other; a page that it does not list leads nowhere', () => {
		const waysOf = (slug: string) => {
			const found = exported.find(({ file }) => file === `widgets/${slug}.json`);
			const json = JSON.stringify(found?.document).replaceAll('\\', '');
			return [...json.matchAll(/rel="(\w+)" href="([^"]+)"/g)].map(([, rel, href]) => [rel, href]);
		};
		expect(['alert', 'notices', 'tabs', 'e-tabs', 'hidden'].map(waysOf)).toEqual([
			[['next', '/widgets/notices/']],
			[
				['prev', '/widgets/alert/'],
				['next', '/widgets/tabs/'],
			],
			[
				['prev', '/widgets/notices/'],
				['next', '/widgets/e-tabs/'],
			],
			[['prev', '/widgets/tabs/']],
			[],
		]);
	});
});

describe('the picture of a widget', () => {
	it('is drawn from letters, row by row', () => {
		const picture = drawPicture('i H4/t');
		expect(picture).toMatch(/^<svg aria-hidden="true" viewBox="-1 -1 50 34"/);
		// The shape of the heading is filled; the shapes of the sign and of the line are drawn as lines.
		expect(picture).toMatch(/<path fill="currentColor" d="M12 \S+ ?\S*h36v4h-36z"\/>/);
		expect(picture).toMatch(
			/stroke="currentColor" stroke-width="1.5" d="M0 \S+a[^"]+M0 \S+h48"\/>/,
		);
	});

	it.each(['', 'Q', 'H0', 'H12', 'H//t'])('names “%s”, which draws nothing', (drawing) => {
		expect(() => drawPicture(drawing)).toThrow('draws nothing');
	});
});

describe('the facts of a widget', () => {
	const table: CataloguePage = { title: 'Tabs', purpose: 'words', kind: 'handler', picture: 'H' };
	const htmlOf = (facts: Record<string, WidgetFacts>) =>
		JSON.stringify(
			exportsOf({ tabs: table }, facts).find(({ file }) => file.endsWith('tabs.json')),
		);

	it('stand on its page: its weight, and the controls that it knows', () => {
		const html = htmlOf({
			tabs: { script: { own: 425, all: 7_649 }, sheet: 0, controls: ['title_*', 'type'] },
		});
		expect(html).toContain('<dd>425 bytes once it comes near, 7.6 kB with what it shares</dd>');
		expect(html).toContain('<dd>none of its own</dd>');
		expect(html).toContain('of every element: 2</summary><ul><li>title_*</li><li>type</li></ul>');
	});

	it('omit missing scripts and controls', () => {
		const html = htmlOf({ tabs: { script: null, sheet: 726, controls: [] } });
		expect(html).toContain('<dt>Script</dt><dd>none</dd>');
		expect(html).toContain('<dd>726 bytes</dd>');
		expect(html).toContain('It knows the controls that every element has.');
	});

	it('are left out before a first build', () => {
		expect(htmlOf({})).not.toContain('<dt>');
	});
});
