import type { FolderTally } from './export-folder';

/** The result of an export. */
export interface ExportReport extends FolderTally {
	/** Pages that were written. */
	pages: number;
	/** Pages that could not be made, with the reason. */
	failed: readonly { address: string; reason: string }[];
	/** Addresses that pages name although they have no answer. */
	nowhere: readonly string[];
	/** Names of forms that cannot be sent. */
	closedForms: readonly string[];
	/** Pages of a shop, which are left out. */
	shopPages: number;
	/** Pages that the search finds. */
	searched: number;
	seconds: number;
}

/** The facts that a report has beside figures. */
interface ReportPlaces {
	out: string;
	siteUrl: string;
	/** The path at which the folder is served; empty at the root of its host. */
	basePath: string;
	actionsUrl: string | null;
	/** True if the export closed comments that were open. */
	hasClosedComments: boolean;
	/** True if the operator named the public address. */
	isNamed: boolean;
}

const MOST_OF_A_KIND = 10;
const MEGABYTE = 1024 * 1024;

/** A report as lines for a terminal. */
export function exportText(report: ExportReport, places: ReportPlaces): string {
	const { pages, files, bytes, unchanged, removed, seconds } = report;
	const { out, siteUrl, basePath, actionsUrl, isNamed, hasClosedComments } = places;
	const lines = [
		`${out}: ${count(pages, 'page')}, ${count(files, 'file')}, ${(bytes / MEGABYTE).toFixed(1)} MB written in ${seconds.toFixed(1)} s.`,
	];
	if (unchanged > 0) lines.push(`${count(unchanged, 'file')} had not changed and stayed.`);
	if (removed > 0) lines.push(`${count(removed, 'file')} of the last export went.`);
	lines.push(`The search finds ${count(report.searched, 'page')}.`);
	if (!isNamed) {
		lines.push(
			`Feeds, the sitemap and canonical links begin with ${siteUrl}; --base-url names the public address.`,
		);
	}
	if (basePath !== '') lines.push(`Its pages work below ${siteUrl}${basePath}/ alone.`);
	if (report.closedForms.length > 0) {
		const names = report.closedForms.map((name) => `"${name}"`);
		const advice = actionsUrl === null ? '; --actions-url names an Outrigger that takes them' : '';
		lines.push(...listed(`Forms that say that they cannot be sent${advice}:`, names));
	}
	if (hasClosedComments) lines.push('Comments are shown, and closed.');
	if (actionsUrl !== null) {
		lines.push(
			`Forms and comments go to ${actionsUrl}, which must be started with CORS_ORIGINS=${siteUrl}.`,
		);
	}
	if (report.shopPages > 0) {
		const links =
			actionsUrl === null ? 'links to them are not there' : `links to them lead to ${actionsUrl}`;
		lines.push(`The shop is left out (${count(report.shopPages, 'page')}): ${links}.`);
	}
	lines.push(...listed('Addresses that pages name and that lead nowhere:', report.nowhere));
	lines.push(
		...listed(
			'Pages that failed:',
			report.failed.map(({ address, reason }) => `${address} (${reason})`),
		),
	);
	return lines.map((line) => `${line}\n`).join('');
}

function listed(title: string, items: readonly string[]): string[] {
	if (items.length === 0) return [];
	const further = items.length - MOST_OF_A_KIND;
	return [
		title,
		...items.slice(0, MOST_OF_A_KIND).map((item) => `  ${item}`),
		...(further > 0 ? [`  and ${further} more`] : []),
	];
}

function count(number: number, thing: string): string {
	return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}
