import { useCurrentPage } from '../../elements/context/current-page';
import { linkAttributes } from '../../ui/link';
import { isTicked } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';

/** Polylang's language switcher as a widget: links to the page in each language, in Polylang's markup. */
export function LanguagesWidget({ instance }: { instance: Instance }) {
	const { languages = [] } = useCurrentPage();
	const shown = languages.filter(
		({ isCurrent, isTranslated }) =>
			!(isCurrent && isTicked(instance, 'hide_current')) &&
			(isTranslated || !isTicked(instance, 'hide_if_no_translation')),
	);
	if (shown.length === 0) return null;
	return (
		<>
			<WidgetTitle instance={instance} />
			<ul>
				{shown.map(({ slug, tag, name, path, isCurrent }) => (
					<li
						key={slug}
						className={`lang-item lang-item-${slug}${isCurrent ? ' current-lang' : ''}`}
					>
						<a
							{...linkAttributes(path)}
							lang={tag}
							hrefLang={tag}
							aria-current={isCurrent ? 'true' : undefined}
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
