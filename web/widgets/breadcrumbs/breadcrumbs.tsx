import { type InferOutput, object } from 'valibot';
import { useCurrentPage } from '../../elements/context/current-page';
import { choiceSetting } from '../../elements/settings/choice';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';

export const BreadcrumbsSettings = object({
	html_tag: choiceSetting(['', 'p', 'div', 'nav', 'span'], ''),
});
export type BreadcrumbsSettings = InferOutput<typeof BreadcrumbsSettings>;

/**
 * The path from the front page to this page: a list in a navigation landmark, unless the editor chose another tag, e.g.
 * for a second widget on the same page.
 */
export function Breadcrumbs({ settings }: WidgetProps<BreadcrumbsSettings>) {
	const say = useTexts();
	const { breadcrumbs } = useCurrentPage();
	if (breadcrumbs.length < 2) return null;
	const isLandmark = settings.html_tag === '' || settings.html_tag === 'nav';
	const Tag = isLandmark ? 'nav' : 'div';
	return (
		<Tag
			className="elementor-breadcrumbs"
			aria-label={isLandmark ? say('page.breadcrumbs') : undefined}
		>
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
		</Tag>
	);
}
