import { useId } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { useSearchFocus } from '../../elements/context/search-focus';
import { iconNamed } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Icon } from '../../ui/icon';
import { useTexts } from '../../ui/texts';
import fullScreenCss from './full-screen.css?inline';
import type { SearchFormSettings } from './settings';

/** A form that sends the words to WordPress's own search, by a plain GET to the front page. */
export function SearchForm({ settings }: WidgetProps<SearchFormSettings>) {
	return settings.skin === 'full_screen' ? (
		<FullScreen settings={settings} />
	) : (
		<Form settings={settings} />
	);
}

/**
 * A button that opens the form over the whole screen. The form is a popover, which opens without script; the handler
 * makes a modal dialog of it.
 */
function FullScreen({ settings }: { settings: SearchFormSettings }) {
	const say = useTexts();
	const layer = useId();
	useRender().styles.addCss('search-form-full-screen', fullScreenCss, 'kit');
	return (
		<>
			<button
				className="elementor-search-form__toggle"
				type="button"
				popoverTarget={layer}
				aria-haspopup="dialog"
				aria-label={say('search.search')}
			>
				<Icon icon={iconNamed('fas fa-search')} />
			</button>
			<dialog
				className="elementor-search-form__layer"
				id={layer}
				popover="auto"
				aria-label={say('search.search')}
			>
				<Form settings={settings} />
				<button
					className="elementor-search-form__close"
					type="button"
					popoverTarget={layer}
					popoverTargetAction="hide"
					aria-label={say('common.close')}
				>
					<Icon icon={iconNamed('eicon-close')} />
				</button>
			</dialog>
		</>
	);
}

function Form({ settings }: { settings: SearchFormSettings }) {
	const say = useTexts();
	const { search, site } = useCurrentPage();
	const { document } = useRender();
	const field = useId();
	const takesFocus = useSearchFocus();
	const { skin, placeholder, button_type } = settings;
	const isClassic = skin === 'classic';
	const hasTextButton = isClassic && button_type === 'text' && settings.button_text.trim() !== '';
	return (
		<form
			className="elementor-search-form"
			// Only the form in the header is a landmark; forms within a page would be further landmarks with the same name.
			role={document.type === 'header' ? 'search' : undefined}
			action={site.homePath ?? '/'}
			method="get"
		>
			<div className="elementor-search-form__container">
				<label className="elementor-screen-only" htmlFor={field}>
					{say('search.search')}
				</label>
				{skin === 'minimal' && (
					<span className="elementor-search-form__icon">
						<Icon icon={iconNamed('fas fa-search')} />
					</span>
				)}
				<input
					className="elementor-search-form__input"
					id={field}
					type="search"
					name="s"
					placeholder={placeholder || undefined}
					defaultValue={search?.trim() || undefined}
					// biome-ignore lint/a11y/noAutofocus: where an opened popover puts the focus; a closed one takes none
					autoFocus={skin === 'full_screen' || takesFocus}
				/>
				{isClassic ? (
					<button
						className="elementor-search-form__submit"
						type="submit"
						aria-label={hasTextButton ? undefined : say('search.search')}
					>
						{hasTextButton ? (
							settings.button_text
						) : settings.icon === 'arrow' ? (
							<Icon
								icon={iconNamed('fas fa-arrow-right')}
								className="elementor-search-form__arrow"
							/>
						) : (
							<Icon icon={iconNamed('fas fa-search')} />
						)}
					</button>
				) : (
					<button className="elementor-screen-only" type="submit">
						{say('search.search')}
					</button>
				)}
			</div>
		</form>
	);
}
