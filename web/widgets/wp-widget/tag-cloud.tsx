import { tagSize } from '@outrigger/rules/lists/tag-size';
import { useRender } from '../../elements/context/render-context';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import { isTicked, storedText } from './instance';
import type { Instance } from './settings';
import { useTerms } from './use-terms';
import { WidgetTitle } from './widget-title';

/** The largest number of tags that WordPress shows in a cloud. */
const MOST_TAGS = 45;

/** The terms of a taxonomy; terms with more posts have larger letters. Renders nothing without terms. */
export function TagCloudWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const { warn } = useRender();
	const taxonomy = storedText(instance, 'taxonomy') || 'post_tag';
	const found = useTerms(taxonomy);
	if (!found) warn(`A tag cloud shows "${taxonomy}", which WordPress does not know`);
	if (!found || found.terms.length === 0) return null;
	const shown = found.terms
		.toSorted((one, other) => other.count - one.count)
		.slice(0, MOST_TAGS)
		.sort((one, other) => one.name.localeCompare(other.name));
	const counts = shown.map(({ count }) => count);
	const hasCount = isTicked(instance, 'count');
	return (
		<>
			<WidgetTitle
				instance={instance}
				usual={taxonomy === 'post_tag' ? say('wordpress.tags') : found.label}
			/>
			<div className="tagcloud">
				{shown.map(({ databaseId, name, uri, count }, index) => {
					const link = linkAttributes(uri);
					const label = { 'aria-label': `${name} (${count} ${count === 1 ? 'item' : 'items'})` };
					const size = `e-tag-size-${tagSize(count, counts)}`;
					return (
						link && (
							<a
								key={databaseId}
								{...link}
								{...label}
								className={`tag-cloud-link tag-link-${databaseId} tag-link-position-${index + 1} ${size}`}
							>
								{name}
								{hasCount && <span className="tag-link-count"> ({count})</span>}
							</a>
						)
					);
				})}
			</div>
		</>
	);
}
