import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { parseDocument } from 'yaml';
import { quoteValue } from './content-error';
import type { Report } from './report';

/** A text file with settings on top. */
export interface FrontMatter {
	fields: Record<string, unknown>;
	body: string;
}

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/**
 * Splits a file into the YAML between two lines of `---` at its start and the text below. A file without these lines is
 * all text. Broken YAML is reported with line and column and gives `null`.
 */
export function parseFrontMatter(text: string, file: string, report: Report): FrontMatter | null {
	const match = FENCED.exec(text);
	if (!match) {
		if (!/^---[ \t]*\r?\n/.test(text)) return { fields: {}, body: text };
		report.problem(file, 'line 1', 'front matter without an end', 'a second line of --- after it');
		return null;
	}
	const document = parseDocument(match[1] ?? '');
	for (const error of document.errors) {
		const start = error.linePos?.[0];
		const place = start ? `line ${start.line + 1}, column ${start.col}` : '';
		const [summary = error.code] = error.message.split(/ at line \d+|\n/);
		report.problem(file, place, summary, 'YAML between the lines of ---');
	}
	if (document.errors.length > 0) return null;
	const fields: unknown = document.toJS() ?? {};
	if (isPlainObject(fields))
		return { fields: withoutEmpty(fields), body: text.slice(match[0].length) };
	report.problem(file, 'front matter', quoteValue(fields), 'YAML with name: value lines');
	return null;
}

/** A line without a value (`tags:`) counts as absent. */
function withoutEmpty(fields: object): Record<string, unknown> {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
