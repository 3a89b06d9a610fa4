import type { Toolbar, ToolbarPlace } from '@outrigger/rules/wordpress/toolbar';
import { useCurrentPage } from '../elements/context/current-page';
import { useTexts } from '../ui/texts';

/**
 * The bar of a logged-in user: the name of the site, the editor's view of this page, the pages for staff that the
 * user's role allows, and the logout. It has the id of WordPress's own bar, by which sticky elements find it.
 */
export function ToolbarNav({ toolbar }: { toolbar: Toolbar }) {
	const say = useTexts();
	const { site, path, kind } = useCurrentPage();
	const names: Record<ToolbarPlace, string> = {
		submissions: say('toolbar.submissions'),
		orders: say('account.orders'),
		outbox: say('toolbar.outbox'),
		graphiql: 'GraphiQL',
	};
	const links = toolbar.places.map(({ place, path: href }) => ({ href, text: names[place] }));
	if (toolbar.mayEdit && kind !== 'not-found')
		links.unshift({ href: `${path}?elementor-preview`, text: say('toolbar.edit') });
	return (
		<nav id="wpadminbar" aria-label={say('toolbar.label')} lang={say.lang}>
			<ul>
				<li lang={site.language}>
					<a href={site.frontPath}>{site.title}</a>
				</li>
				{links.map(({ href, text }) => (
					<li key={href}>
						<a href={href} rel="nofollow">
							{text}
						</a>
					</li>
				))}
				<li>{toolbar.user}</li>
				<li>
					<a href={toolbar.logOut} rel="nofollow">
						{say('common.logOut')}
					</a>
				</li>
			</ul>
		</nav>
	);
}
