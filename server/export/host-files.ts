import type { RedirectRule } from '@outrigger/rules/address/redirects';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';

/** The facts for hosts of plain files. */
export interface HostFacts {
	/** Rules of the site, and addresses that redirected when the export requested them. */
	redirects: readonly RedirectRule[];
	/** Paths of feeds, `/feed/`, and of the files that answer them. */
	feeds: readonly (readonly [path: string, file: string])[];
	/** Headers of every page, lower-case names. */
	headers: Readonly<Record<string, string>>;
	/** The path at which the folder is served, `/site`; empty at the root of its host. */
	basePath: string;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const RSS = 'application/rss+xml; charset=utf-8';
const OWN_POLICY = "frame-ancestors 'self'";
/** Names and values that need no escapes in a host's configuration file; the others are omitted. */
const PLAIN = /^[^\s"'`;{}\\]+$/;

/** Files beside the pages, by their names: for Netlify, Cloudflare and their like, for nginx and for Caddy. */
export function hostFiles(facts: HostFacts): Record<string, string> {
	const { basePath } = facts;
	const placed = (path: string) => (path.startsWith('/') ? basePath + path : path);
	const redirects = facts.redirects
		.filter(
			({ from, to }) => PLAIN.test(from) && (to === null || PLAIN.test(to)) && !from.includes('?'),
		)
		.map((rule) => ({ ...rule, from: placed(rule.from), to: rule.to && placed(rule.to) }));
	const feeds = facts.feeds.map(([path, file]) => [placed(path), placed(file)] as const);
	const headers = { ...facts.headers, 'content-security-policy': OWN_POLICY };
	const hosted: HostFacts = { basePath, redirects, feeds, headers };
	return {
		_redirects: [
			...feeds.map(([path, file]) => `${path} ${file} 200`),
			...redirects.map(({ from, to, status }) =>
				to === null
					? `${from} ${basePath}/404.html 410`
					: `${from} ${to.replace('*', ':splat')} ${status}`,
			),
			'',
		].join('\n'),
		_headers: [
			`${basePath}/*`,
			...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
			`${basePath}/assets/*`,
			`  Cache-Control: ${IMMUTABLE}`,
			...feeds.flatMap(([, file]) => [file, `  Content-Type: ${RSS}`]),
			'',
		].join('\n'),
		'nginx.include.conf': nginx(hosted),
		'Caddyfile.include': caddy(hosted),
	};
}

/** The page at a moved address, for hosts without redirects. */
export function movedPage(to: string): string {
	const href = escapeMarkup(to);
	return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${href}</title><link rel="canonical" href="${href}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${href}"></head><body><p><a href="${href}">${href}</a></p></body></html>`;
}

/** Makes the lines for nginx, for the inside of `server { root …; }`. */
function nginx({ basePath, redirects, feeds, headers }: HostFacts): string {
	const named = (indent: string) =>
		Object.entries(headers).map(
			([name, value]) => `${indent}add_header ${name} "${value}" always;`,
		);
	return [
		basePath === ''
			? '# include it in server { root /path/to/this/folder; }'
			: `# include it in server { root /a/folder; } where this folder lies as /a/folder${basePath}`,
		...named(''),
		'index index.html;',
		`error_page 404 ${basePath}/404.html;`,
		'gzip_static on;',
		'# brotli_static on;  with the module ngx_brotli',
		`location ${basePath}/assets/ {`,
		...named('\t'),
		`\tadd_header cache-control "${IMMUTABLE}";`,
		'}',
		...feeds.map(([, file]) => `location = ${file} { types {} default_type "${RSS}"; }`),
		...feeds.map(
			([path, file]) =>
				`location = ${path} { default_type "${RSS}"; types {} try_files ${file} =404; }`,
		),
		...redirects.map(({ from, to, status }) => {
			const pattern = `^${from.split('*').map(escapePattern).join('(.*)')}$`;
			const answer = to === null ? 'return 410;' : `return ${status} ${to.replace('*', '$1')};`;
			return `location ~ "${pattern}" { ${answer} }`;
		}),
		'',
	].join('\n');
}

/** Makes the lines for Caddy, for the inside of a site block. */
function caddy({ basePath, redirects, feeds, headers }: HostFacts): string {
	return [
		basePath === ''
			? '# import it in a site block with root * /path/to/this/folder'
			: `# import it in a site block with root * /a/folder where this folder lies as /a/folder${basePath}`,
		'header {',
		...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
		'}',
		`header ${basePath}/assets/* Cache-Control "${IMMUTABLE}"`,
		...feeds.map(([, file]) => `header ${file} Content-Type "${RSS}"`),
		...feeds.map(([path, file]) => `rewrite ${path} ${file}`),
		...redirects.flatMap(({ from, to, status }, index) => [
			`@moved${index} path_regexp moved${index} "^${from.split('*').map(escapePattern).join('(.*)')}$"`,
			to === null
				? `respond @moved${index} 410`
				: `redir @moved${index} ${to.replace('*', `{re.moved${index}.1}`)} ${status}`,
		]),
		'file_server {\n\tprecompressed br gzip\n}',
		`handle_errors {\n\trewrite * ${basePath}/404.html\n\tfile_server\n}`,
		'',
	].join('\n');
}

function escapePattern(text: string): string {
	return text.replace(/[.+?^$()[\]|]/g, '\\$&');
}
