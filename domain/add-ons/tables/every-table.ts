import type { AddOnTable } from '../add-on-table';
import { ELEMENT_PACK } from './element-pack';
import { ELEMENTS_KIT } from './elementskit';
import { ESSENTIAL_ADDONS } from './essential-addons';
import { HAPPY } from './happy';
import { HEADER_FOOTER } from './header-footer';
import { JEG } from './jeg';
import { MET_FORM } from './met-form';
import { PREMIUM } from './premium';
import { ROME_THEME } from './rome-theme';

/** The tables of all add-ons that the project knows. */
export const EVERY_TABLE: readonly AddOnTable[] = [
	ELEMENTS_KIT,
	JEG,
	MET_FORM,
	PREMIUM,
	HAPPY,
	ESSENTIAL_ADDONS,
	HEADER_FOOTER,
	ELEMENT_PACK,
	ROME_THEME,
];
