import { plainObjectOf } from '@outrigger/rules/values/plain-object';

/** The settings that a page contains for the builder's script. Our handlers read them from `<body>`. */
export interface BuilderSettings {
	/** Device → bound in px, for the breakpoints that are in use. */
	breakpoints: Readonly<Record<string, number>>;
	/** True if links to pictures open in the lightbox. */
	opensPictures: boolean;
	/** Selector of the element whose width stretched sections get; empty for the width of the page. */
	stretchedIn: string;
	/**
	 * The kit's settings for the lightbox that differ from the usual settings; null if none
	 * differs.
	 */
	lightbox: Readonly<Record<string, boolean | readonly string[]>> | null;
}

/**
 * The breakpoints of a site whose editor chose none. They also apply if a plugin keeps the settings of a page
 * elsewhere.
 */
export const USUAL_BREAKPOINTS: BuilderSettings['breakpoints'] = { mobile: 767, tablet: 1024 };

const CONFIG = /\belementorFrontendConfig\s*=\s*(?=\{)/;

/**
 * Reads `elementorFrontendConfig` out of an inline script.
 * @returns null for a script that does not set it, or sets it to a value that is no JSON
 */
export function builderSettings(script: string): BuilderSettings | null {
	const found = CONFIG.exec(script);
	if (!found) return null;
	const config = parseObject(objectAt(script, found.index + found[0].length));
	if (!config) return null;
	const kit = plainObjectOf(config.kit);
	return {
		breakpoints: breakpointsOf(plainObjectOf(config.responsive)),
		opensPictures: kit.global_image_lightbox !== '' && kit.global_image_lightbox !== false,
		stretchedIn: trimmed(kit.stretched_section_container),
		lightbox: lightboxOf(kit),
	};
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The breakpoints in use. The page lists all breakpoints of the builder and marks those in use. */
function breakpointsOf(responsive: Record<string, unknown>): BuilderSettings['breakpoints'] {
	const all = Object.entries(plainObjectOf(responsive.breakpoints));
	const bounds = all.flatMap(([device, stored]): [string, number][] => {
		const { value, is_enabled: isOn } = plainObjectOf(stored);
		const bound = Number(value);
		return isOn === true && /^[a-z_]{1,30}$/.test(device) && Number.isFinite(bound) && bound > 0
			? [[device, bound]]
			: [];
	});
	return bounds.length > 0 ? Object.fromEntries(bounds) : USUAL_BREAKPOINTS;
}

/** A kit with lightbox settings has `yes` for each part that is on, and no value for a part that is off. */
function lightboxOf(kit: Record<string, unknown>): BuilderSettings['lightbox'] {
	if (!Object.keys(kit).some((name) => name.startsWith('lightbox_'))) return null;
	const off = ['counter', 'fullscreen', 'zoom', 'share'].filter(
		(part) => kit[`lightbox_enable_${part}`] !== 'yes',
	);
	if (off.length === 0) return null;
	return Object.fromEntries(off.map((part) => [part, part === 'share' ? [] : false]));
}

/** The text of the object that begins at a position, up to the brace that closes it. */
function objectAt(text: string, start: number): string {
	let depth = 0;
	let isText = false;
	for (let at = start; at < text.length; at += 1) {
		const character = text[at];
		if (character === '\\' && isText) at += 1;
		else if (character === '"') isText = !isText;
		else if (isText) continue;
		else if (character === '{') depth += 1;
		else if (character === '}') {
			depth -= 1;
			if (depth === 0) return text.slice(start, at + 1);
		}
	}
	return '';
}

function parseObject(text: string): Record<string, unknown> | null {
	try {
		return plainObjectOf(JSON.parse(text));
	} catch {
		return null;
	}
}
