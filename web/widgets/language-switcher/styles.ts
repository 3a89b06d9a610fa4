import { color, type StyleControl, typography } from '../../elements/styles/factories';

const LANGUAGE = ' .cpel-switcher__lang a';

export const languageSwitcherStyles: readonly StyleControl[] = [
	...typography('language_typography', LANGUAGE),
	color('language_text_color', LANGUAGE),
	color('language_text_color_hover', `${LANGUAGE}:hover`),
];
