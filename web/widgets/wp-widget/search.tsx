import { plainText } from '@outrigger/rules/text/plain-text';
import { useId } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import { useTexts } from '../../ui/texts';
import { storedText } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';

/** WordPress's own search form. */
export function SearchWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const { search, site } = useCurrentPage();
	const field = useId();
	return (
		<>
			<WidgetTitle instance={instance} />
			{/* biome-ignore lint/a11y/useSemanticElements: WordPress's own markup, which sheets know */}
			<form
				className="search-form"
				role="search"
				action={site.homePath ?? '/'}
				method="get"
				aria-label={plainText(storedText(instance, 'title')) || say('search.site')}
			>
				<label className="screen-reader-text elementor-screen-only" htmlFor={field}>
					{say('search.for')}
				</label>
				<input
					className="search-field"
					id={field}
					type="search"
					name="s"
					placeholder={say('search.field')}
					defaultValue={search?.trim() || undefined}
				/>
				<button className="search-submit" type="submit">
					{say('search.search')}
				</button>
			</form>
		</>
	);
}
