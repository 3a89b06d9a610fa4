import { useCurrentPage } from '../../elements/current-page';
import { linkAttributes } from '../../ui/link';

/**
 * The way from the front page to here. Always a navigation landmark with a list in it, whatever tag the editor
 * chose: that is what assistive technology knows as breadcrumbs.
 */
export function Breadcrumbs() {
	const { breadcrumbs } = useCurrentPage();
	if (breadcrumbs.length < 2) return null;
	return (
		<nav className="elementor-breadcrumbs" aria-label="Breadcrumbs">
			<ol>
				{breadcrumbs.map(({ label, uri }, index) => {
					const link = uri === null ? undefined : linkAttributes(uri);
					const isHere = index === breadcrumbs.length - 1;
					return (
						<li key={uri ?? label}>
							{link ? (
								<a {...link}>{label}</a>
							) : (
								<span aria-current={isHere ? 'page' : undefined}>{label}</span>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
