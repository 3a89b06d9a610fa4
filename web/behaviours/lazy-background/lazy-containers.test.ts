import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import {
	type ElementNode,
	type FlatElement,
	storedElementTree,
} from '@outrigger/rules/builder/element-tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lazyContainers } from './lazy-containers';

type Settings = Record<string, unknown>;

const PICTURE: Settings = { background_image: { url: '/a.jpg', id: 1 } };
const tall = (size: number, unit = 'px'): Settings => ({ min_height: { size, unit } });

function flatContainer(id: string, settings: Settings = {}): FlatElement {
	return {
		id,
		parentId: null,
		elType: 'container',
		widgetType: null,
		settings,
		renderedHtml: null,
	};
}

/** Returns the viewport limits of a document's top-level containers, in their order. */
function boundsOf(containers: readonly Settings[]): (number | undefined)[] {
	const flat = containers.map((settings, index) => flatContainer(`c${index}`, settings));
	const nodes = storedElementTree(flat);
	const lazy = lazyContainers(nodes, DEFAULT_BREAKPOINTS);
	return nodes.map((node) => lazy.get(node));
}

describe('containers that may fetch their backgrounds late', () => {
	it('are containers that the elements above push below the first screen', () => {
		expect(boundsOf([{ ...tall(700), ...PICTURE }, PICTURE, tall(500), PICTURE])).toEqual([
			undefined,
			600,
			undefined,
			1080,
		]);
	});

	it('lie below any screen where a whole screen stands above', () => {
		expect(boundsOf([tall(100, 'vh'), PICTURE])).toEqual([undefined, 4320]);
		expect(boundsOf([tall(50, 'vh'), tall(300), PICTURE])).toEqual([undefined, undefined, 600]);
	});

	it('are measured on the device on which they are lowest', () => {
		const lower = { ...tall(2000), min_height_mobile: { size: 200, unit: 'px' } };
		expect(boundsOf([lower, PICTURE])).toEqual([undefined, undefined]);
	});

	it('do not count elements that are hidden, out of the flow or styled by hand', () => {
		for (const doubtful of [
			{ hide_mobile: 'hidden-mobile' },
			{ position: 'absolute' },
			{ custom_css: 'selector{height:0}' },
			{ min_height: { size: 2000, unit: '%' } },
		]) {
			expect(boundsOf([{ ...tall(2000), ...doubtful }, PICTURE])[1]).toBeUndefined();
		}
		expect(boundsOf([tall(2000), { ...PICTURE, position: 'fixed' }])[1]).toBeUndefined();
		expect(
			boundsOf([tall(2000), { ...PICTURE, margin: { top: '-1900', unit: 'px' } }])[1],
		).toBeUndefined();
		expect(
			boundsOf([tall(2000), { ...PICTURE, margin: { top: '-50', unit: 'vh' } }])[1],
		).toBeUndefined();
	});

	describe('inside another one', () => {
		/**
		 * Returns the viewport limits of the elements in a first container: of its second child, whether or not the
		 * child's picture may wait.
		 */
		const secondInside = (parent: Settings, first: Settings, second: Settings = PICTURE) => {
			const inside = (id: string, settings: Settings) => ({
				...flatContainer(id, settings),
				parentId: 'p',
			});
			const [node] = storedElementTree([
				flatContainer('p', parent),
				inside('a', first),
				inside('b', second),
			]);
			const lazy = lazyContainers(node ? [node] : [], DEFAULT_BREAKPOINTS);
			return lazy.get(node?.children[1] as ElementNode);
		};

		it('are pushed down by earlier siblings where they stand in a column on every device', () => {
			expect(secondInside({}, tall(1000))).toBe(960);
			expect(secondInside({ flex_direction: 'column' }, tall(480))).toBe(480);
			expect(secondInside({}, tall(479))).toBeUndefined();
		});

		it.each<Settings>([
			{ flex_direction: 'row' },
			{ flex_direction: 'column-reverse' },
			{ flex_direction_mobile: 'row' },
			{ container_type: 'grid' },
			{ custom_css: 'selector{columns:2}' },
		])('are not in a container of %j', (parent) => {
			expect(secondInside(parent, tall(1000))).toBeUndefined();
		});

		it.each<Settings>([
			{ ...PICTURE, _flex_order: 'start' },
			{ ...PICTURE, _flex_order_mobile: 'custom' },
			{ ...PICTURE, margin: { top: '-100', unit: 'px' } },
			{ ...PICTURE, position: 'absolute' },
		])('are not where they are moved: %j', (second) => {
			expect(secondInside({}, tall(1000), second)).toBeUndefined();
		});

		it('push down the elements after their parent, all of them together', () => {
			const children = ['a', 'b', 'c'].map((id) => ({
				...flatContainer(id, tall(300)),
				parentId: 'p',
			}));
			const nodes = storedElementTree([
				flatContainer('p'),
				...children,
				flatContainer('after', PICTURE),
			]);
			expect(lazyContainers(nodes, DEFAULT_BREAKPOINTS).get(nodes[1] as ElementNode)).toBe(840);
		});
	});

	it('have a background picture, on some device, dynamic, or inside a row', () => {
		for (const picture of [
			{ background_overlay_image: { id: 3 } },
			{ background_image_mobile: { url: '/b.jpg' } },
			{ background_slideshow_gallery: [{ id: 4 }] },
			{ slides: [{ background_image: { url: '/c.jpg' } }] },
			{ bg_image: { url: '/d.jpg' } },
			{ __dynamic__: { background_image: '[elementor-tag]' } },
		]) {
			expect(boundsOf([tall(2000), picture])[1]).toBe(1600);
		}
		for (const none of [
			{},
			{ background_image: { url: '', id: '' } },
			{ background_color: '#fff', image: { url: '/e.jpg' } },
		]) {
			expect(boundsOf([tall(2000), none])[1]).toBeUndefined();
		}
	});

	it('check every element once, at any depth and with any number of devices', () => {
		const readsAt = (depth: number) => {
			let reads = 0;
			const chain = (level: number): ElementNode =>
				({
					...storedElementTree([flatContainer(`e${level}`)])[0],
					get settings() {
						reads += 1;
						return {};
					},
					children: level === 0 ? [] : [chain(level - 1)],
				}) as ElementNode;
			lazyContainers([chain(depth)], DEFAULT_BREAKPOINTS);
			return reads;
		};
		const [one, two, three] = [10, 20, 30].map(readsAt) as [number, number, number];
		expect(three - two).toBe(two - one);
	});

	it('count a size that is not a readable number as none', () => {
		const odd = { size: { toString: 1 }, unit: 'px' };
		expect(boundsOf([{ min_height: odd, padding: { top: odd, unit: 'px' } }, PICTURE])).toEqual([
			undefined,
			undefined,
		]);
	});

	it('stay unchanged under junk', () => {
		const junk = fc.oneof(fc.anything(), fc.record({ size: fc.anything(), unit: fc.anything() }));
		fc.assert(
			fc.property(
				fc.dictionary(fc.constantFrom('min_height', 'padding', 'margin'), junk),
				(own) => {
					const [, bound] = boundsOf([own, PICTURE]);
					expect(bound === undefined || Number.isInteger(bound)).toBe(true);
				},
			),
		);
	});
});
