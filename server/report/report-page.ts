import { plainPage, refusedPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { SiteReport } from '../site/backend/reported-site';
import { reportParts, reportSummary } from './report-lines';

/** The path of the report in which editors read how the host shows their site. */
export const REPORT_PATH = '/wp-admin/outrigger';

/** The report as a page. */
export function reportPage(report: SiteReport, language: string): Response {
	const parts = reportParts(report).map(
		({ heading, rows }) => `<h2>${escapeMarkup(heading)}</h2>
<ul>${rows.map(({ text, pages }) => `<li>${escapeMarkup(text)}<br>${pages.map(pageMarkup).join(', ')}</li>`).join('\n')}</ul>`,
	);
	const main = `<h1>How this site is shown</h1>
<p role="status">${escapeMarkup(reportSummary(report))}</p>
${parts.join('\n')}`;
	return plainPage({ title: 'How this site is shown', language, isWide: true, main });
}

/** The answer for a visitor without the rights of an editor: it names the users who may read the report. */
export function refusedReport(isLoggedIn: boolean, language: string): Response {
	return refusedPage({
		title: 'How this site is shown',
		realm: 'Report',
		reason: 'The report is shown to editors, with an application password.',
		language,
		isLoggedIn,
	});
}

function pageMarkup(page: string): string {
	const text = escapeMarkup(page);
	return page.startsWith('/') ? `<a href="${text}">${text}</a>` : text;
}
