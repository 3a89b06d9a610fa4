import type { Findings, Result } from './run-suite';

const MARKS = { kept: '✓', untried: '–', broken: '✗' };

function line({ promised, outcome }: Result): string {
	const head = `  ${MARKS[outcome.kind]} ${promised.says}`;
	if (outcome.kind === 'kept') return head;
	if (outcome.kind === 'untried') return `${head}: not tried, ${outcome.why}`;
	return `${head}\n      ${outcome.what}\n      → ${promised.remedy}`;
}

/** Writes the findings as text: a line for each promise, with the remedy below each broken promise. */
export function report(place: string, { has, results }: Findings): string {
	const of = (kind: Result['outcome']['kind']) =>
		results.filter(({ outcome }) => outcome.kind === kind).length;
	const plugin = has.extension
		? 'with the companion plugin'
		: 'without the companion plugin: templates, popups and elements of the builder are left out';
	return [
		`${place}, ${plugin}${has.shop ? '; with WooGraphQL' : ''}${has.languages ? '; in several languages' : ''}`,
		'',
		...results.map(line),
		'',
		`${of('kept')} kept, ${of('broken')} broken, ${of('untried')} not tried.`,
	].join('\n');
}
