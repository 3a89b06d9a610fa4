import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';

const LINKS = [
	{ href: '/wp-login.php', label: 'Log in' },
	{ href: '/feed/', label: 'Entries feed' },
	{ href: 'https://wordpress.org/', label: 'WordPress.org' },
];

/** The way in for editors, the feed, and what the site runs on. */
export function MetaWidget({ instance }: { instance: Instance }) {
	return (
		<>
			<WidgetTitle instance={instance} usual="Meta" />
			<ul>
				{LINKS.map(({ href, label }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ul>
		</>
	);
}
