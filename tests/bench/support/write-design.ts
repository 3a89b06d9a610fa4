import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The properties of a generated design. */
export interface DesignShape {
	/** A unique word in the texts, so that no cache has the texts of this design. */
	word?: string;
	/** The number of all elements, containers and widgets. */
	elements: number;
	/** The number of nested containers; 1 is a flat page. */
	depth: number;
}

interface Element {
	id: string;
	elType: 'container' | 'widget';
	widgetType?: string;
	settings: object;
	elements: Element[];
}

const sides = (size: number) => ({
	unit: 'px',
	top: `${size}`,
	right: '0',
	bottom: `${size}`,
	left: '0',
});

/** Settings of containers like those of editors: some values for some devices, and sometimes a background picture. */
const containerSettings = (at: number) => ({
	flex_direction: at % 2 ? 'row' : 'column',
	padding: sides(at % 40),
	padding_mobile: sides(at % 10),
	background_background: 'classic',
	background_color: `#${(at % 4096).toString(16).padStart(3, '0')}`,
	...(at % 10 === 0 && {
		background_image: { url: `/wp-content/uploads/b${at}.jpg`, id: '', size: '', alt: '' },
	}),
});

const WIDGETS: readonly ((at: number, word: string) => Pick<Element, 'widgetType' | 'settings'>)[] =
	[
		// The common settings of all headings come after each heading's own: a rule that shares a group must be found
		// without a search through all groups.
		(at) => ({
			widgetType: 'heading',
			settings: {
				title: `Heading ${at}`,
				header_size: 'h3',
				title_color: `#${at.toString(16).padStart(6, '0')}`,
				_padding: sides(4),
			},
		}),
		(at, word) => ({
			widgetType: 'text-editor',
			settings: { editor: `<p>Words of <b>${word} ${at}</b>.</p>` },
		}),
		(at) => ({
			widgetType: 'button',
			settings: {
				text: `Button ${at}`,
				link: { url: '/fleet/' },
				align: 'center',
				align_mobile: 'left',
			},
		}),
		(at) => ({
			widgetType: 'icon-list',
			settings: { icon_list: [{ _id: `r${at}`, text: `Row ${at}` }] },
		}),
	];

/**
 * A builder export with this number of elements: chains of nested containers, each container with a widget, one chain
 * after the other.
 */
export function design({ elements, depth, word = 'text' }: DesignShape): Element[] {
	let made = 0;
	const make = (elType: Element['elType'], own: object): Element => {
		made += 1;
		return { id: `e${made.toString(16)}`, elType, settings: {}, elements: [], ...own };
	};
	const chain = (levels: number): Element => {
		const container = make('container', { settings: containerSettings(made) });
		const widget = WIDGETS[made % WIDGETS.length];
		if (made < elements && widget) container.elements.push(make('widget', widget(made, word)));
		if (levels > 1 && made < elements) container.elements.push(chain(levels - 1));
		return container;
	};
	const tree: Element[] = [];
	while (made < elements) tree.push(chain(depth));
	return tree;
}

/** Writes a site of designs, each a page named by its key. */
export function writeDesigns(shapes: Readonly<Record<string, DesignShape>>, folder: string): void {
	mkdirSync(join(folder, 'pages'), { recursive: true });
	for (const [name, shape] of Object.entries(shapes)) {
		const page = {
			title: name,
			type: 'page',
			version: '0.4',
			page_settings: [],
			content: design(shape),
		};
		writeFileSync(join(folder, 'pages', `${name}.json`), JSON.stringify(page));
	}
}
