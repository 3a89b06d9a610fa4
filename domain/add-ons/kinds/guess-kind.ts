import type { ElementSettings } from '../../builder/element-tree';
import { animatedHeadline } from './animated-headline';
import { type BagRoles, rolesOf } from './bag-roles';
import { isBuilderWidget } from './builder-widgets';
import { kindOfList } from './kinds-of-lists';
import { kindOfOne, person } from './kinds-of-one';
import { kindOfPage } from './kinds-of-pages';
import { rowsOf } from './rows';

/** A widget of an add-on as one of the builder's. */
export interface Kind {
	widgetType: string;
	/** The builder's controls; they stand over what the add-on stored. */
	settings: ElementSettings;
}

/** What a kind is recognised by. */
export interface Clues {
	/** The add-on's name for its widget, in small letters with hyphens: `eael-team-member`. */
	name: string;
	settings: ElementSettings;
	own: BagRoles;
	/** The rows of its largest repeater. */
	rows: readonly BagRoles[];
}

/**
 * Recognises a widget that nobody here has written by its name, its controls and their values, and says which of the
 * builder's widgets shows the same. Colours, typography and alignment come along where their names follow the builder's
 * groups.
 *
 * @returns null for the builder's own widgets, and where the settings say nothing that can be recognised
 */
export function guessKind(widgetType: string, settings: ElementSettings): Kind | null {
	if (isBuilderWidget(widgetType)) return null;
	const clues: Clues = {
		name: widgetType.toLowerCase().replace(/_/g, '-'),
		settings,
		own: rolesOf(settings),
		rows: rowsOf(settings),
	};
	// Their content stands in another document.
	if (/off-?canvas|modal|popup/.test(clues.name)) return null;
	const kind =
		kindOfPage(clues) ??
		animatedHeadline(clues) ??
		person(clues) ??
		kindOfList(clues) ??
		kindOfOne(clues);
	return kind && { widgetType: kind.widgetType, settings: { ...settings, ...kind.settings } };
}
