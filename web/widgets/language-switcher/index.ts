import { color, type StyleControl, typography } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { LanguageSwitcher, LanguageSwitcherSettings } from './language-switcher';
import css from './language-switcher.css?inline';

const LANGUAGE = ' .cpel-switcher__lang a';

const languageSwitcherStyles: readonly StyleControl[] = [
	...typography('language_typography', LANGUAGE),
	color('language_text_color', LANGUAGE),
	color('language_text_color_hover', `${LANGUAGE}:hover`),
];

export const languageSwitcher = defineWidget({
	types: ['polylang-language-switcher'],
	settings: LanguageSwitcherSettings,
	Markup: LanguageSwitcher,
	styles: languageSwitcherStyles,
	css,
});
