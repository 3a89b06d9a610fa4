import { useTexts } from '../../ui/texts';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';

/** Links to the login for editors, to the feeds, and to WordPress. */
export function MetaWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const links = [
		{ href: '/wp-login.php', label: say('common.logIn') },
		{ href: '/feed/', label: say('wordpress.feed') },
		{ href: 'https://wordpress.org/', label: 'WordPress.org' },
	];
	return (
		<>
			<WidgetTitle instance={instance} usual={say('wordpress.meta')} />
			<ul>
				{links.map(({ href, label }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ul>
		</>
	);
}
