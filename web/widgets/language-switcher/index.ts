import { defineWidget } from '../../elements/tree/define-widget';
import { LanguageSwitcher } from './language-switcher';
import css from './language-switcher.css?inline';
import { LanguageSwitcherSettings } from './settings';
import { languageSwitcherStyles } from './styles';

export const languageSwitcher = defineWidget({
	types: ['polylang-language-switcher'],
	settings: LanguageSwitcherSettings,
	Markup: LanguageSwitcher,
	styles: languageSwitcherStyles,
	css,
});
