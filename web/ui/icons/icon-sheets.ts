import brands from '@fortawesome/fontawesome-free/sprites/brands.svg?raw';
import regular from '@fortawesome/fontawesome-free/sprites/regular.svg?raw';
import solid from '@fortawesome/fontawesome-free/sprites/solid.svg?raw';
import lucide from 'lucide-static/sprite.svg?raw';

/** The server's sheets of drawings: FontAwesome's three free styles, and Lucide's lines. */
export type SheetName = 'solid' | 'regular' | 'brands' | 'lucide';

/** One drawing of a sheet. */
export interface SheetIcon {
	/** `0 0 512 512`. */
	viewBox: string;
	/** The content of the `svg` element. FontAwesome's shapes contain their colour, Lucide's shapes do not. */
	shapes: string;
}

const SHEETS: Readonly<Record<SheetName, string>> = { solid, regular, brands, lucide };
const SYMBOL = /<symbol id="([a-z0-9-]+)" viewBox="([\d. ]+)">\s*([\s\S]*?)\s*<\/symbol>/g;

const indexes = new Map<SheetName, ReadonlyMap<string, SheetIcon>>();

/**
 * Returns the drawings of a sheet by name. Only the server uses it: no browser bundle contains the sheets. The function
 * reads a sheet only once, when its first icon is needed.
 */
export function sheet(name: SheetName): ReadonlyMap<string, SheetIcon> {
	const known = indexes.get(name);
	if (known) return known;
	const icons = new Map<string, SheetIcon>();
	for (const [, id = '', viewBox = '', shapes = ''] of SHEETS[name].matchAll(SYMBOL)) {
		icons.set(id, { viewBox, shapes: shapes.replace(/\s*\n\s*/g, '') });
	}
	indexes.set(name, icons);
	return icons;
}
