import type { CataloguePage, Kind, Purpose } from './page';

/** The tables of `packages/catalogue/tables` by their names. A table's name is the slug of its page. */
export type Tables = Readonly<Record<string, CataloguePage>>;

/** The groups of the index, in the index's order, with their headings and descriptions. */
export const PURPOSES: Readonly<Record<Purpose, readonly [string, string]>> = {
	words: ['Words', 'Headings, sentences, lists and notes.'],
	pictures: ['Pictures, films and sound', 'From one picture to a wall of them, and what plays.'],
	calls: ['Calls', 'Buttons, boxes, bars and dialogs that ask a visitor to do something.'],
	proof: ['Figures and voices', 'Numbers, prices, ratings and what others say.'],
	navigation: [
		'Ways through the site',
		'Menus, searches, lists of pages and the name of the site.',
	],
	sections: ['Sections', 'Boxes and grids, and what opens, folds and turns within a page.'],
	posts: ['Posts', 'Lists of posts, and the parts of one.'],
	forms: ['Forms', 'Fields that a visitor fills in.'],
	shop: ['Shop', 'Products, the cart and the way to pay.'],
	motion: ['Motion', 'Any element can move, stick, come in or snap.'],
};

/** A link of the index. */
export interface Listed {
	slug: string;
	name: string;
	kind: Kind;
	purpose: Purpose;
	/** The letters of its picture; empty if it has no picture. */
	picture: string;
}

/** The pages that the index lists, in the order of the index: by group, and in alphabetical order within each group. */
export function listedIn(tables: Tables): Listed[] {
	const all = Object.entries(tables).flatMap(
		([slug, { title, listedAs = title, kind, purpose, picture = '' }]) =>
			kind && purpose ? [{ slug, name: listedAs, kind, purpose, picture }] : [],
	);
	const order = Object.keys(PURPOSES);
	return all.sort(
		(a, b) =>
			order.indexOf(a.purpose) - order.indexOf(b.purpose) || a.name.localeCompare(b.name, 'en'),
	);
}
