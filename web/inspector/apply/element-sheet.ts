import {
	type Declaration,
	declarationsOf,
	placeOf,
	removeDeclarations,
	saysSame,
	sheetText,
} from './declarations';

/** The rules of one element in the frame, which may be changed. */
export interface ElementSheet {
	/** Shows the element with a new sheet, which replaces the page's rules for it. */
	show(css: string): void;
}

/** The window of the frame: a document takes only sheets that its own window made. */
export type FrameWindow = NonNullable<Document['defaultView']>;

/**
 * Makes it possible to change the rules of an element. The first change of a declaration moves it from the page's own
 * sheet to a second sheet. Unchanged declarations stay in the page's sheet, with the host's addresses of pictures.
 *
 * @param stored the CSS of the element in the page's sheet
 */
export function elementSheet(frame: FrameWindow, stored: string): ElementSheet {
	const { document } = frame;
	const parse = (css: string) => {
		const sheet = new frame.CSSStyleSheet();
		sheet.replaceSync(css);
		return declarationsOf(sheet);
	};
	const before = new Map(parse(stored).declarations.map((one) => [placeOf(one), one]));
	const taken = new Set<string>();
	const own = new frame.CSSStyleSheet();
	document.adoptedStyleSheets.push(own);

	return {
		show(css) {
			const { declarations, others } = parse(css);
			const wanted = new Map(declarations.map((one) => [placeOf(one), one]));
			const gone = [...before].flatMap(([place, declaration]): Declaration[] => {
				const next = wanted.get(place);
				return taken.has(place) || (next && saysSame(next, declaration)) ? [] : [declaration];
			});
			removeDeclarations([...document.styleSheets], gone);
			for (const declaration of gone) taken.add(placeOf(declaration));
			const added = declarations.filter((declaration) => {
				const place = placeOf(declaration);
				return taken.has(place) || !before.has(place);
			});
			own.replaceSync(sheetText(added, others));
		},
	};
}
