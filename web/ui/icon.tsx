import { lookUp } from '../../domain/look-up';
import { plainObjectOf } from '../../domain/plain-object';
import { safeMediaUrl } from '../../domain/safe-url';
import { brandFile, lineFile } from './icons/icon-files';
import { BRAND_NAMES, ICON_NAMES } from './icons/icon-names';
import { useMarkup } from './markup-context';

/** What `Icon` is given. */
export interface IconProps {
	/** The builder's icon value `{value: 'fas fa-star', library: 'fa-solid'}`, or an uploaded svg `{value: {url}}`. */
	icon: unknown;
	className?: string;
}

/** Drawings that are one closed shape: the solid style fills them. */
const FILLED: ReadonlySet<string> = new Set(
	'star star-half heart circle square play bookmark quote flag bell'.split(' '),
);

/** Words in a FontAwesome class that say a style, not an icon. */
const STYLES: ReadonlySet<string> = new Set(['fa-solid', 'fa-regular', 'fa-light', 'fa-brands']);

/**
 * An icon as an inline svg in the colour and size of its text (`e-icon`), hidden from assistive technology.
 * Nothing for an empty value; nothing and a warning for an icon that is not carried.
 */
export function Icon({ icon, className }: IconProps) {
	const { warn } = useMarkup();
	const { value } = plainObjectOf(icon);
	const classes = ['e-icon', className].filter(Boolean).join(' ');
	const url = safeMediaUrl(plainObjectOf(value).url);
	if (url)
		return <img className={classes} src={url} alt="" width={24} height={24} loading="lazy" />;
	if (typeof value !== 'string' || value.trim() === '') return null;
	const drawing = drawingOf(value);
	if (!drawing) {
		warn(`No icon is carried for "${value}"`, { icon: value });
		return null;
	}
	return (
		<svg
			className={classes}
			viewBox="0 0 24 24"
			aria-hidden="true"
			{...drawing.paint}
			dangerouslySetInnerHTML={{ __html: drawing.shapes }}
		/>
	);
}

/** Whether an icon value names something that `Icon` can draw. */
export function hasIcon(icon: unknown): boolean {
	const { value } = plainObjectOf(icon);
	if (typeof value === 'string') return drawingOf(value) !== undefined;
	return safeMediaUrl(plainObjectOf(value).url) !== undefined;
}

const LINE_PAINT = {
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 2,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
} as const;

function drawingOf(value: string) {
	const classes = value.trim().split(/\s+/);
	const name = classes
		.filter((one) => /^(fa|eicon)-/.test(one) && !STYLES.has(one))
		.at(-1)
		?.replace(/^(fa|eicon)-/, '');
	if (!name) return undefined;
	const brand = brandFile(lookUp(BRAND_NAMES, name) ?? name);
	const isBrand = classes.includes('fab') || classes.includes('fa-brands');
	if (isBrand && name === 'twitter')
		return { shapes: shapesOf(lineFile('bird')), paint: LINE_PAINT };
	const plain = name.replace(/-o$/, '');
	const own = lookUp(ICON_NAMES, plain) ?? plain;
	const line = isBrand ? undefined : lineFile(own);
	if (line === undefined) {
		return brand === undefined
			? undefined
			: { shapes: shapesOf(brand), paint: { fill: 'currentColor' } };
	}
	const isOutline =
		classes.includes('far') || classes.includes('fa-regular') || name.endsWith('-o');
	const isFilled = FILLED.has(own) && !isOutline;
	return {
		shapes: shapesOf(line),
		paint: isFilled ? { ...LINE_PAINT, fill: 'currentColor' } : LINE_PAINT,
	};
}

/** What stands inside the `svg` element, without the mark's title: an icon stands beside its name. */
function shapesOf(file = ''): string {
	return file
		.replace(/<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|<\/?svg[^>]*>/g, '')
		.replace(/\s*\n\s*/g, '');
}
