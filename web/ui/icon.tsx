import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { findDrawing, isOwnIconName, NEUTRAL_MARK } from './icons/find-drawing';
import { type MarkupContextValue, useMarkup } from './markup-context';

export interface IconProps {
	/** The builder's icon value `{value: 'fas fa-star', library: 'fa-solid'}`, or an uploaded svg `{value: {url}}`. */
	icon: unknown;
	className?: string;
}

/**
 * An icon as an inline svg in the colour and size of its text (`e-icon`), hidden from assistive technology. Renders
 * nothing for an empty value, and for `svg`, which means that an editor wanted to upload a drawing. An icon without a
 * drawing becomes a neutral mark of the same size, with a warning: one warning for each name of FontAwesome, but only
 * one for a whole library of an add-on.
 */
export function Icon({ icon, className }: IconProps) {
	const { warn } = useMarkup();
	const { value, library } = plainObjectOf(icon);
	const classes = ['e-icon', className].filter(Boolean).join(' ');
	const url = safeMediaUrl(plainObjectOf(value).url);
	if (url)
		return <img className={classes} src={url} alt="" width={24} height={24} loading="lazy" />;
	if (!isClasses(value) || value === 'svg') return null;
	const drawing = findDrawing(value);
	if (!isOwnIconName(value)) warnOfLibrary(warn, value, library);
	else if (!drawing) warn(`There is no icon for "${value}"`, { icon: value });
	const { viewBox, shapes, paint } = drawing ?? NEUTRAL_MARK;
	return (
		<svg
			className={classes}
			viewBox={viewBox}
			aria-hidden="true"
			{...paint}
			dangerouslySetInnerHTML={{ __html: shapes }}
		/>
	);
}

/** Returns true if an icon value names an icon that `Icon` shows. */
export function hasIcon(icon: unknown): boolean {
	const { value } = plainObjectOf(icon);
	if (isClasses(value)) return true;
	return safeMediaUrl(plainObjectOf(value).url) !== undefined;
}

/**
 * Returns true if a value is the name of an icon: `fas fa-star`, or `mdi:home` as Iconify names
 * them.
 */
function isClasses(value: unknown): value is string {
	return typeof value === 'string' && /^\s*[\w-]+(?::[\w-]+|(?:\s+[\w-]+)*)\s*$/.test(value);
}

function warnOfLibrary(warn: MarkupContextValue['warn'], value: string, library: unknown): void {
	const name = typeof library === 'string' && library !== '' ? library : value.trim();
	warn(
		`The icon library "${name}" is not carried: its icons are drawn by the words of their names, or as a neutral mark`,
		{ icon: value },
	);
}
