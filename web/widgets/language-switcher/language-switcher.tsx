import { type InferOutput, object } from 'valibot';
import { type PageLanguage, useCurrentPage } from '../../elements/context/current-page';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';

/** The controls that Connect Polylang for Elementor stores. */
export const LanguageSwitcherSettings = object({
	layout: choiceSetting(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
	/** If on, the widget omits the page's own language. */
	hide_current: switchSetting(false),
	/**
	 * If on, the widget omits languages without a translation of the page. If off, their links lead to the language's
	 * front page.
	 */
	hide_missing: switchSetting(false),
	show_language_name: switchSetting(true),
	show_language_code: switchSetting(false),
	uppercase_language_code: switchSetting(false),
});
export type LanguageSwitcherSettings = InferOutput<typeof LanguageSwitcherSettings>;

/**
 * Links to the page in the other languages of the site, each with its name in that language. The widget renders nothing
 * on a site in one language. A drop-down is a `details` element, which opens without script.
 */
export function LanguageSwitcher({ settings }: WidgetProps<LanguageSwitcherSettings>) {
	const say = useTexts();
	const { languages = [] } = useCurrentPage();
	const shown = languages.filter(
		({ isCurrent, isTranslated }) =>
			!(isCurrent && settings.hide_current) && (isTranslated || !settings.hide_missing),
	);
	if (languages.length < 2 || shown.length === 0) return null;
	const current = languages.find(({ isCurrent }) => isCurrent);
	const list = (
		<ul className="cpel-switcher__list">
			{shown.map((language) => (
				<Language key={language.slug} language={language} settings={settings} />
			))}
		</ul>
	);
	return (
		<nav
			className={`cpel-switcher__nav cpel-switcher--layout-${settings.layout}`}
			aria-label={say('page.languages')}
		>
			{settings.layout === 'dropdown' ? (
				<details className="cpel-switcher__dropdown">
					<summary lang={current?.tag}>
						{current ? labelOf(current, settings) : say('page.languages')}
					</summary>
					{list}
				</details>
			) : (
				list
			)}
		</nav>
	);
}

function Language({
	language,
	settings,
}: {
	language: PageLanguage;
	settings: LanguageSwitcherSettings;
}) {
	const { tag, path, isCurrent } = language;
	return (
		<li className={`cpel-switcher__lang${isCurrent ? ' cpel-switcher__lang--active' : ''}`}>
			<a
				{...linkAttributes(path)}
				lang={tag}
				hrefLang={tag}
				aria-current={isCurrent ? 'page' : undefined}
			>
				{labelOf(language, settings)}
			</a>
		</li>
	);
}

/**
 * The text of a link. The language's name is the text even if the editor shows neither name nor code, because a link
 * needs a text.
 */
function labelOf({ name, slug }: PageLanguage, settings: LanguageSwitcherSettings): string {
	const code = settings.uppercase_language_code ? slug.toUpperCase() : slug;
	if (!settings.show_language_code) return name;
	return settings.show_language_name ? `${name} (${code})` : code;
}
