/**
 * `/robots.txt`: robots may read all pages, and nothing that is no page.
 * @param siteUrl public origin without a slash at the end
 */
export function robots(siteUrl: string): string {
	return [
		'User-agent: *',
		'Disallow: /wp-admin/',
		'Disallow: /wp-login.php',
		'Disallow: /graphql',
		'Disallow: /wp-json/',
		'',
		`Sitemap: ${siteUrl}/sitemap.xml`,
		'',
	].join('\n');
}
