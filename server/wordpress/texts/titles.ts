import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import { decodeEntities } from './entities';
import { texturize } from './texturize';
import type { Typography } from './typography';

/**
 * A title as REST gives it: texturized, ampersands as `&#038;`, tags kept.
 * @param raw the title as stored
 */
export function renderTitleRest(raw: string, typography: Typography): string {
	return texturize(raw, typography).trim();
}

/**
 * A title as WPGraphQL gives it: texturized, then every entity decoded; tags are NOT stripped, so the result is plain
 * text and must never be used as HTML.
 */
export function renderTitle(raw: string, typography: Typography): string {
	return decodeEntities(renderTitleRest(raw, typography));
}

/** A term's name as WPGraphQL gives it: decoded. */
export function renderTermName(raw: string): string {
	return decodeEntities(raw);
}

/** A term's name as REST gives it: `Amalfi &amp; Capri`, not texturized. */
export function renderTermNameRest(raw: string): string {
	return escapeText(decodeEntities(raw));
}

/** A term's description as WPGraphQL and REST give it, encoded; '' without one (WPGraphQL then gives null). */
export function renderTermDescription(raw: string): string {
	return raw.includes('<') ? raw : escapeText(decodeEntities(raw));
}

/**
 * Site title and tagline. WordPress stores them encoded, and WPGraphQL and REST give them encoded: `Boats &amp; bays`.
 */
export function renderSettingText(raw: string): string {
	return escapeMarkup(decodeEntities(raw));
}
