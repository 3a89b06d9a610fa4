import { plainPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { type PassedReport, passedReportParts, passedSummary } from './passed-lines';

/**
 * The report of an address as one HTML file that an agency can send on.
 *
 * @param site its address
 * @param comparison the file of `outrigger parity`, with pictures, weight and time of pages; null if no browser is
 * installed
 */
export async function passedReportPage(
	site: string,
	report: PassedReport,
	comparison: string | null,
): Promise<string> {
	const parts = passedReportParts(report).map(
		({ heading, rows }) =>
			`<h2>${escapeMarkup(heading)}</h2>\n<ul>${rows.map((row) => `<li>${escapeMarkup(row)}</li>`).join('\n')}</ul>`,
	);
	const summary = `<p role="status">${escapeMarkup(passedSummary(report))}</p>\n${parts.join('\n')}`;
	if (comparison !== null) {
		return comparison.replace('<table>', () => `${summary}\n<h2>Before and after</h2>\n<table>`);
	}
	const title = `${site} with Outrigger`;
	const main = `<h1>${escapeMarkup(title)}</h1>\n${summary}\n<p>Pictures, weight and time of pages come with a browser: npm install playwright, npx playwright install chromium.</p>`;
	return plainPage({ title, language: 'en', isWide: true, main }).text();
}
