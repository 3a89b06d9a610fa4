import tripadvisor from 'simple-icons/icons/tripadvisor.svg?raw';
import { fontAwesomeIcon, type IconStyle } from './font-awesome';
import { ADD_ON_NAMES, BUILDER_NAMES } from './icon-names';
import { type SheetIcon, sheet } from './icon-sheets';

/** A drawing and how it is painted. */
export interface Drawing {
	viewBox: string;
	/** The content of the `svg` element. */
	shapes: string;
	paint: Readonly<Record<string, string | number>>;
}

const LINE_PAINT = {
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 2,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
} as const;
const FILLED_PAINT = { fill: 'currentColor' } as const;
const VIEW_BOX = '0 0 24 24';

/** The drawing that replaces an icon without a drawing: it is as large as any other icon, so that cards stay equal. */
export const NEUTRAL_MARK: Drawing = {
	viewBox: VIEW_BOX,
	shapes: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="1.5" fill="currentColor"/>',
	paint: LINE_PAINT,
};

/** Drawings of the builder's own font that are filled shapes. */
const FILLED: ReadonlySet<string> = new Set('star heart circle square'.split(' '));

/** Icons of brands that editors chose in version 5 of FontAwesome and that later versions no longer contain. */
const GONE_MARKS: Readonly<Record<string, SheetIcon>> = {
	tripadvisor: { viewBox: VIEW_BOX, shapes: shapesOf(tripadvisor) },
};

/** A class that names an icon: `fa-star`, `eicon-star`, `lucide-star`. */
const NAME = /^(fa|eicon|lucide)-(.+)$/;

/** FontAwesome's classes for a style, a size or an animation, not for an icon. */
const NO_NAME =
	/^fa-(?:solid|regular|light|thin|duotone|sharp|classic|brands|fw|spin|pulse|lg|sm|xs|\d{1,2}x)$/;
const STYLES: Readonly<Record<string, IconStyle>> = {
	fab: 'brands',
	'fa-brands': 'brands',
	far: 'regular',
	'fa-regular': 'regular',
	fal: 'regular',
	'fa-light': 'regular',
};
const ALL_STYLES: readonly IconStyle[] = ['solid', 'brands', 'regular'];

/**
 * Matches endings in the names of add-ons' icons that mark variants of one drawing: `phone-call-light`, `envelope2`.
 */
const SHADE = /(?:[-_](?:light|solid|line|regular|filled|bold|outline|alt))$|[-_]?\d+$/;
const PREFIX = /^[a-z]+[-_]/;

/** Returns true if the name is one of FontAwesome's, of the builder's font or of Lucide's, not of an add-on's. */
export function isOwnIconName(value: string): boolean {
	return ownClass(classesOf(value)) !== undefined;
}

/**
 * Returns the drawing for an icon's classes: FontAwesome's for `fas fa-star`, Lucide's for `lucide lucide-star`, and
 * Lucide's similar drawing for the builder's own font, `eicon-star`. The function looks up the words in a name of
 * another library (`ekiticons`' `icon icon-phone1` is a phone).
 * @returns undefined if no set has a drawing
 */
export function findDrawing(value: string): Drawing | undefined {
	const classes = classesOf(value);
	const [, set, name = ''] = NAME.exec(ownClass(classes) ?? '') ?? [];
	if (set === 'fa') return fontAwesomeDrawing(name, classes) ?? lineDrawing(name);
	if (set === 'lucide') return lineDrawing(name);
	if (set === 'eicon') {
		const likeness = lookUp(BUILDER_NAMES, name);
		return lineDrawing(likeness, FILLED.has(name)) ?? fontAwesomeDrawing(name, []);
	}
	return foreignDrawing(classes.at(-1) ?? '');
}

function ownClass(classes: readonly string[]): string | undefined {
	return classes.filter((one) => NAME.test(one) && !NO_NAME.test(one)).at(-1);
}

function fontAwesomeDrawing(name: string, classes: readonly string[]): Drawing | undefined {
	const style = classes.map((one) => STYLES[one]).find(Boolean) ?? 'solid';
	const icon =
		fontAwesomeIcon(name, [style, ...ALL_STYLES], classes.includes('fa')) ??
		(Object.hasOwn(GONE_MARKS, name) ? GONE_MARKS[name] : undefined);
	return icon && { ...icon, paint: FILLED_PAINT };
}

/** Words in the names of add-ons' icons that mean a variant, a side or nothing, but no icon. */
const NO_WORD: ReadonlySet<string> = new Set(
	'light solid line regular filled bold outline alt of to the a in on and with for three full empty text double site page left right up down top bottom square circle multiple new button content'.split(
		' ',
	),
);

/**
 * Finds the drawing for the words in another library's class: for the whole name, else for the longest run of words.
 */
function foreignDrawing(className: string): Drawing | undefined {
	let name = className.toLowerCase().replace(':', '-').replace(PREFIX, '').replaceAll('_', '-');
	for (let tries = 0; tries < 4 && name !== ''; tries++) {
		const drawing = drawingOfWord(name);
		if (drawing) return drawing;
		const shorter = name.replace(SHADE, '');
		if (shorter === name) break;
		name = shorter;
	}
	return drawingOfWords(name.split('-').map((word) => word.replace(/(?<=\D)\d+$/, '')));
}

/** A longer phrase is more exact than a shorter one, and of two phrases the first one names the icon's subject. */
function drawingOfWords(words: readonly string[]): Drawing | undefined {
	for (let length = words.length; length > 0; length--) {
		for (let start = 0; start + length <= words.length; start++) {
			const phrase = words.slice(start, start + length).join('-');
			if (phrase === '' || NO_WORD.has(phrase)) continue;
			const drawing = drawingOfWord(phrase);
			if (drawing) return drawing;
		}
	}
	return undefined;
}

function drawingOfWord(word: string): Drawing | undefined {
	const name = lookUp(ADD_ON_NAMES, word);
	return fontAwesomeDrawing(name, []) ?? lineDrawing(name);
}

function lineDrawing(name: string, isFilled = false): Drawing | undefined {
	const icon = sheet('lucide').get(name);
	return (
		icon && { ...icon, paint: isFilled ? { ...LINE_PAINT, fill: 'currentColor' } : LINE_PAINT }
	);
}

/** Returns the content of the `svg` element, without the drawing's title, because an icon is beside its name. */
function shapesOf(file: string): string {
	return file
		.replace(/<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|<\/?svg[^>]*>/g, '')
		.replace(/\s*\n\s*/g, '');
}

function classesOf(value: string): string[] {
	return value.trim().split(/\s+/);
}

function lookUp(table: Readonly<Record<string, string>>, name: string): string {
	return (Object.hasOwn(table, name) ? table[name] : undefined) ?? name;
}
