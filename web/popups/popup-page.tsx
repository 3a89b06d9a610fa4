import { useElementTrees } from '../elements/atomic/use-element-trees';
import { BuilderDocument } from '../elements/tree/builder-document';
import { treeOfPopup, usePopups } from './use-popups';

/** A popup as the content of a page, for visitors whose browser cannot open it. It looks like the open popup. */
export function PopupPage({ databaseId, title }: { databaseId: number; title: string }) {
	const [popup] = usePopups([databaseId]);
	const [nodes = []] = useElementTrees(popup ? [treeOfPopup(popup)] : []);
	if (!popup) return null;
	return (
		<div className={`elementor-popup-page elementor-popup-${databaseId}`}>
			<h1 className="screen-reader-text">{title}</h1>
			<div className="dialog-widget-content">
				<div className="dialog-message">
					<BuilderDocument
						document={{ databaseId, type: 'popup' }}
						nodes={nodes}
						pageSettings={popup.elementorPageSettings ?? {}}
						classes={['elementor-location-popup']}
					/>
				</div>
			</div>
		</div>
	);
}
