import { baseHeaders, REPORTS_PATH } from '../answers/security-headers';
import type { AllowedScripts } from './page-scripts';

/**
 * Headers of a page that was passed through. The policy allows our scripts and the kept ones, by address or by hash,
 * and the pictures, sheets, fonts and frames in the site's own HTML. Without foreign scripts only our own policies may
 * create markup (Trusted Types).
 *
 * @param origins of this site: a policy names its files by whole addresses
 */
export function passedPageHeaders(
	{ files, hashes }: AllowedScripts,
	{ siteUrl, origins }: { siteUrl: string; origins: readonly string[] },
): Record<string, string> {
	const isOurs = files.length === 0 && hashes.length === 0;
	// A page of an https site loads nothing over plain HTTP.
	const web = siteUrl.startsWith('https:') ? ['https:'] : ['https:', 'http:'];
	const foreign = files.flatMap((file) => originOf(file));
	const directives: Record<string, readonly string[]> = {
		'default-src': ["'self'"],
		'script-src': [
			...origins.map((origin) => `${origin}/assets/`),
			"'inline-speculation-rules'",
			...new Set(files.flatMap((file) => sourcesOf(file, origins))),
			...new Set(hashes.map((hash) => `'${hash}'`)),
		],
		'style-src': ["'self'", "'unsafe-inline'", ...web],
		'img-src': ["'self'", 'data:', 'blob:', ...web],
		'media-src': ["'self'", 'data:', 'blob:', ...web],
		'font-src': ["'self'", 'data:', ...web],
		'frame-src': ["'self'", ...web],
		'connect-src': foreign.length > 0 ? ["'self'", 'https:'] : ["'self'"],
		'form-action': ["'self'", 'https:'],
		'object-src': ["'none'"],
		'base-uri': ["'self'"],
		'frame-ancestors': ["'self'"],
		...(isOurs
			? {
					'require-trusted-types-for': ["'script'"],
					'trusted-types': ['outrigger', 'html', "'allow-duplicates'"],
				}
			: {}),
		'report-to': ['default'],
	};
	const policy = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
	return {
		...baseHeaders({ siteUrl }),
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy': policy.join('; '),
		'reporting-endpoints': `default="${REPORTS_PATH}"`,
	};
}

/**
 * The policy's sources for a file: a file of this host by its path under each origin, a file of another host by that
 * host.
 */
function sourcesOf(file: string, origins: readonly string[]): string[] {
	if (!file.startsWith('/') || file.startsWith('//')) return originOf(file);
	return origins.map((origin) => {
		// Browsers compare the path that they request, without `./`; a comma would end the policy.
		const { pathname } = new URL(file, origin);
		return origin + pathname.replace(/[;,]/g, encodeURIComponent);
	});
}

function originOf(file: string): string[] {
	const address = file.startsWith('//') ? `https:${file}` : file;
	return URL.canParse(address) ? [new URL(address).origin] : [];
}
