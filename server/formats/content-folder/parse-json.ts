import { findJsonError } from './json-error-place';
import type { Report } from './report';

/** Parses a JSON file; broken JSON is reported with line and column and gives `undefined`. */
export function parseJson(text: string, file: string, report: Report): unknown {
	try {
		return JSON.parse(text);
	} catch {
		const place = findJsonError(text);
		report.problem(
			file,
			place ? `line ${place.line}, column ${place.column}` : '',
			place?.found ?? 'broken JSON',
			place?.wanted ?? 'JSON',
		);
		return undefined;
	}
}
