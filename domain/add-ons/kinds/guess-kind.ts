import type { ElementSettings } from '../../builder/element-tree';
import { animatedHeadline } from './animated-headline';
import { type BagRoles, rolesOf } from './bag-roles';
import { isBuilderWidget } from './builder-widgets';
import { formElsewhere } from './form-kind';
import { kindOfList } from './kinds-of-lists';
import { kindOfOne, person } from './kinds-of-one';
import { kindOfPage } from './kinds-of-pages';
import { rowsOf } from './rows';

/** The translation of an add-on's widget into a widget of the builder. */
export interface Kind {
	widgetType: string;
	/** Controls of the builder; they override the add-on's stored settings. */
	settings: ElementSettings;
}

/** The evidence for a guess. */
export interface Clues {
	/** The add-on's widget type in lower case with hyphens: `eael-team-member`. */
	name: string;
	settings: ElementSettings;
	own: BagRoles;
	/** The rows of the widget's largest repeater. */
	rows: readonly BagRoles[];
	/** Returns a mail address of the document; null without an address. */
	mail(): string | null;
}

/**
 * Guesses the builder's equivalent of a widget that no table describes, from the widget's name, its controls and their
 * values. Colours, typography and alignment stay if their names follow the builder's groups.
 * @param mail finds a mail address in the document, for forms whose fields are stored elsewhere
 * @returns null for the builder's own widgets, and for settings that match no known kind
 */
export function guessKind(
	widgetType: string,
	settings: ElementSettings,
	mail: () => string | null = () => null,
): Kind | null {
	if (isBuilderWidget(widgetType)) return null;
	const clues: Clues = {
		name: widgetType.toLowerCase().replace(/_/g, '-'),
		settings,
		own: rolesOf(settings),
		rows: rowsOf(settings),
		mail,
	};
	// The content of these widgets is in another document.
	if (/off-?canvas|modal|popup/.test(clues.name)) return null;
	const kind =
		kindOfPage(clues) ??
		animatedHeadline(clues) ??
		person(clues) ??
		kindOfList(clues) ??
		kindOfOne(clues) ??
		formElsewhere(clues);
	return kind && { widgetType: kind.widgetType, settings: { ...settings, ...kind.settings } };
}
