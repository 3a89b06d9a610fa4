import { popupText } from '@outrigger/rules/popups/parse-popup';
import { OPENED_POPUP } from '@outrigger/rules/popups/popup';
import { useElementTrees } from '../elements/atomic/use-element-trees';
import { RenderProvider, useRender } from '../elements/context/render-context';
import { BuilderDocument } from '../elements/tree/builder-document';
import { type PopupPlace, readPopup } from './read-popup';
import { treeOfPopup, usePopups } from './use-popups';

export interface PagePopupsProps {
	/** The database ids of all popups that one request fetches. */
	ids: readonly number[];
	/** The ids of the popups to render; all by default. */
	only?: readonly number[];
	placeOf: (id: number) => PopupPlace;
}

/**
 * The popups of a page, each in a `<template>`, so that a closed popup loads nothing, takes no focus and is not read by
 * screen readers. A popup's pictures do not count as the page's early pictures, and its backgrounds load when it opens.
 */
export function PagePopups({ ids, only = ids, placeOf }: PagePopupsProps) {
	const { images, ...context } = useRender();
	const render = { ...context, mayLazyLoadBackgrounds: false };
	const popups = usePopups(ids).filter(({ databaseId }) => only.includes(databaseId));
	const trees = useElementTrees(popups.map(treeOfPopup));
	return (
		<RenderProvider value={render}>
			{popups.map((stored, at) => (
				<template
					key={stored.databaseId}
					id={`elementor-popup-${stored.databaseId}`}
					{...(placeOf(stored.databaseId).isPreview ? { [OPENED_POPUP]: '' } : {})}
					data-elementor-popup={popupText(readPopup(stored, placeOf(stored.databaseId)))}
				>
					<BuilderDocument
						document={{ databaseId: stored.databaseId, type: 'popup' }}
						nodes={trees[at] ?? []}
						pageSettings={stored.elementorPageSettings ?? {}}
						classes={['elementor-location-popup']}
					/>
				</template>
			))}
		</RenderProvider>
	);
}
