import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { ComparedPage, Side } from './compare-page';

/** The largest number of missing words, and of additional words, that are listed. */
const MOST_WORDS = 60;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
const time = (ms: number | null) => (ms === null ? '–' : `${ms} ms`);
const broken = ({ brokenPictures, brokenLinks }: Side) =>
	brokenPictures.length + brokenLinks.length;

/** Returns the cells of a page's row in the table, one text per column. */
function cells(page: ComparedPage): string[] {
	const { theirs, ours, words, pictures } = page;
	return [
		`${theirs.status} → ${ours.status}`,
		percent(words.share),
		`${broken(theirs)} → ${broken(ours)}`,
		...pictures.map(({ of }) => percent(of.share)),
		pictures.map(({ places: { same, all } }) => `${same}/${all}`).join(' '),
		`${kilobytes(theirs.scriptBytes)} → ${kilobytes(ours.scriptBytes)}`,
		`${kilobytes(theirs.totalBytes)} → ${kilobytes(ours.totalBytes)}`,
		`${theirs.requests} → ${ours.requests}`,
		`${time(theirs.largestPaintMs)} → ${time(ours.largestPaintMs)}`,
		`${time(theirs.blockingMs)} → ${time(ours.blockingMs)}`,
	];
}

/** Writes one line per page for a terminal. */
export function consoleTable(pages: readonly ComparedPage[]): string {
	return pages.map((page) => `${page.path}  ${page.fault ?? cells(page).join('  ')}`).join('\n');
}

/** Writes the report as one HTML file that needs no other file. */
export function reportPage(options: {
	wordpress: string;
	frontEnd: string;
	pages: readonly ComparedPage[];
}): string {
	const { wordpress, pages } = options;
	const heads = [
		...['Page', 'Status', 'Words missing', 'Broken', 'Differs at 390', 'At 768'],
		...['At 1440', 'In place', 'Script', 'Everything', 'Requests', 'Largest paint', 'Blocked'],
	];
	return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parity of ${escapeMarkup(wordpress)}</title><style>${STYLE}</style>
<h1>${escapeMarkup(wordpress)} beside ours</h1>
<p>${pages.length} pages, the furthest from each other first. Each figure is the site's own, then ours. Words are compared at 1440 pixels, weight and paint at 390 on a first visit. In place are elements of the builder that stand within 2 pixels, at 390, 768 and 1440.</p>
<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>
${pages.map(row).join('\n')}
</tbody></table>
${pages.map((page, index) => section(page, index, options)).join('\n')}
</html>`;
}

function row(page: ComparedPage, index: number): string {
	const link = `<td><a href="#page-${index}">${escapeMarkup(page.path)}</a></td>`;
	if (page.fault !== null)
		return `<tr>${link}<td colspan="12">${escapeMarkup(page.fault)}</td></tr>`;
	const isOther = page.theirs.status !== page.ours.status;
	return `<tr${isOther ? ' class="other"' : ''}>${link}${cells(page)
		.map((text) => `<td>${escapeMarkup(text)}</td>`)
		.join('')}</tr>`;
}

function section(
	page: ComparedPage,
	index: number,
	{ wordpress, frontEnd }: { wordpress: string; frontEnd: string },
): string {
	const link = (site: string, label: string) =>
		`<a href="${escapeMarkup(new URL(page.path, `${site}/`).href)}">${label}</a>`;
	const pictures = page.pictures.map(
		({ width, of }) =>
			`<h3>${width} pixels, ${percent(of.share)} differs</h3><div class="pictures">${[
				['The site', of.theirs],
				['Ours', of.ours],
				['What differs', of.difference],
			]
				.map(
					([label, address]) =>
						`<figure><figcaption>${label}</figcaption><img loading="lazy" alt="" src="${address}"></figure>`,
				)
				.join('')}</div>`,
	);
	return `<section id="page-${index}"><h2>${escapeMarkup(page.path)}</h2><p>${link(wordpress, 'The site')} · ${link(frontEnd, 'Ours')}</p>
${list('Words missing here', page.words.missing)}${list('Words only here', page.words.added)}
${list('Pictures broken here', page.ours.brokenPictures)}${list('Links broken here', page.ours.brokenLinks)}
${list('Pictures broken there', page.theirs.brokenPictures)}${list('Links broken there', page.theirs.brokenLinks)}
${pictures.join('')}</section>`;
}

function list(label: string, items: readonly string[]): string {
	if (items.length === 0) return '';
	const more = items.length > MOST_WORDS ? ` and ${items.length - MOST_WORDS} more` : '';
	const shown = items.slice(0, MOST_WORDS).map(escapeMarkup).join(' · ');
	return `<p><b>${label} (${items.length}):</b> ${shown}${more}</p>`;
}

const STYLE = `body{margin:2rem auto;max-width:1500px;padding:0 1.5rem;font:16px/1.5 system-ui,sans-serif;color:#17212b}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.875rem}
th,td{padding:.5rem .75rem;border-bottom:1px solid #dfe2e1;text-align:left;vertical-align:top}
thead th{position:sticky;top:0;background:#fff}.other{background:#fdecea}
section{margin-top:4rem;border-top:2px solid #17212b}section p{overflow-wrap:anywhere}
.pictures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem;max-height:80vh;overflow:auto;align-items:start}
figure{margin:0}figcaption{position:sticky;top:0;background:#fff;font-size:.875rem}img{width:100%;border:1px solid #dfe2e1}a{color:#0a5c66}`;
