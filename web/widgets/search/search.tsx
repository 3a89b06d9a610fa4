import { useId } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { useSearchFocus } from '../../elements/context/search-focus';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useLoopTemplates } from '../../loops/markup/loop-template';
import { hasIcon, Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import searchButtonsCss from './search-buttons.css?inline';
import type { SearchSettings } from './settings';

/**
 * A search form that sends the words to WordPress by a plain GET. Its handler shows results while the visitor types.
 */
export function Search({ settings }: WidgetProps<SearchSettings>) {
	const say = useTexts();
	const { search, site } = useCurrentPage();
	const { document, styles } = useRender();
	const field = useId();
	const takesFocus = useSearchFocus();
	styles.addCss('search-buttons', searchButtonsCss, 'kit');
	// Results arrive without CSS rules, so the rules of their template must already be on the page.
	useLoopTemplates(settings.live_results ? [settings.template_id] : []);
	const hasSign = hasIcon(settings.icon_search);
	const hasButton = settings.submit_trigger !== 'key_enter';
	return (
		<div className="e-search">
			<form
				className="e-search-form"
				// Only the form in the header is a landmark; forms within a page would be further landmarks with the same name.
				role={document.type === 'header' ? 'search' : undefined}
				action={site.homePath ?? '/'}
				method="get"
			>
				<label className="e-search-label elementor-screen-only" htmlFor={field}>
					{say('search.search')}
				</label>
				<div className="e-search-input-wrapper">
					{hasSign && (
						// A press on the icon moves the focus to the field; the label before it already contains the
						// field's name.
						<label className="e-search-icon" htmlFor={field}>
							<Icon icon={settings.icon_search} />
						</label>
					)}
					<input
						className="e-search-input"
						id={field}
						type="search"
						name="s"
						placeholder={settings.search_input_placeholder_text || undefined}
						defaultValue={search?.trim() || undefined}
						autoComplete={settings.autocomplete ? 'on' : 'off'}
						// biome-ignore lint/a11y/noAutofocus: without words the field is the purpose of the page
						autoFocus={takesFocus}
					/>
					<button className="e-search-clear" type="button" aria-label={say('search.clear')} hidden>
						<Icon icon={settings.icon_clear} />
					</button>
				</div>
				<button
					className={
						hasButton
							? `e-search-submit ${settings.submit_hover_animation}`.trim()
							: 'elementor-screen-only'
					}
					type="submit"
					// The Enter key does the same, so a hidden button would be a useless tab stop.
					tabIndex={hasButton ? undefined : -1}
				>
					{hasButton && hasIcon(settings.icon_submit) && (
						<span className="e-search-submit-icon">
							<Icon icon={settings.icon_submit} />
						</span>
					)}
					{/* A button with only an icon has an accessible name. */}
					{settings.submit_button_text.trim() ? (
						<span>{settings.submit_button_text}</span>
					) : (
						<span className={hasIcon(settings.icon_submit) ? 'elementor-screen-only' : undefined}>
							{say('search.search')}
						</span>
					)}
				</button>
			</form>
			{settings.live_results && (
				<>
					<div
						className="e-search-results-container"
						data-template-id={settings.template_id}
						hidden
					/>
					<p className="e-search-status elementor-screen-only" />
				</>
			)}
		</div>
	);
}
