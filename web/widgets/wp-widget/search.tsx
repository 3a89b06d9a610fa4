import { plainText } from '@outrigger/rules/text/plain-text';
import { useId } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import { textOf } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';

/** WordPress's own search form. */
export function SearchWidget({ instance }: { instance: Instance }) {
	const { search } = useCurrentPage();
	const field = useId();
	return (
		<>
			<WidgetTitle instance={instance} />
			{/* biome-ignore lint/a11y/useSemanticElements: WordPress's own markup, which sheets know */}
			<form
				className="search-form"
				role="search"
				action="/"
				method="get"
				aria-label={plainText(textOf(instance, 'title')) || 'Search this site'}
			>
				<label className="screen-reader-text elementor-screen-only" htmlFor={field}>
					Search for:
				</label>
				<input
					className="search-field"
					id={field}
					type="search"
					name="s"
					placeholder="Search …"
					defaultValue={search?.trim() || undefined}
				/>
				<button className="search-submit" type="submit">
					Search
				</button>
			</form>
		</>
	);
}
