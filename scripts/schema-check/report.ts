import type { DocumentSet } from './documents';
import { mayRun, type Verdict } from './judge';
import type { Remedy } from './missing-parts';

const HEADINGS: Record<DocumentSet, string> = {
	core: 'Core documents: what every page needs',
	extension: 'Extension documents: templates, popups and elements of the builder',
	shop: 'Shop documents: products, carts and orders',
	languages: 'Language documents: sites in several languages',
};

const REMEDIES: Record<Remedy, string> = {
	'companion-plugin':
		'The builder extension is missing. Install the companion plugin, or go without: pages then show the content that WordPress rendered, without templates and popups.',
	wpgraphql:
		'Something of WPGraphQL itself is missing. Install WPGraphQL, or bring it up to version 2.20 or later.',
	woographql:
		'The shop is missing. Install WooGraphQL (WPGraphQL for WooCommerce), or go without: shop widgets then show what WordPress rendered.',
	polylang:
		'The languages are missing. Install the Polylang extension of WPGraphQL if the site has several languages.',
	'site-names':
		'A name of a taxonomy, menu place, picture size or template is not registered on that site. Register it there, and run `npm run codegen -- <SDL file or URL>`.',
	'front-end':
		'A document is wrong whatever the schema. Correct it, then run `npm run codegen` and this command again.',
};

/**
 * Writes the findings as text: one document after the other, then the remedies.
 * @param place the file or address that was checked
 */
export function report(place: string, verdicts: readonly Verdict[]): string {
	const sets: DocumentSet[] = ['core', 'extension', 'shop', 'languages'];
	const parts = sets.flatMap((set) => {
		const own = verdicts.filter(({ document }) => document.set === set);
		return own.length === 0 ? [] : [`${HEADINGS[set]}\n${own.map(line).join('\n')}`];
	});
	return [`Checked against ${place}`, ...parts, advice(verdicts), summary(verdicts)]
		.filter(Boolean)
		.join('\n\n');
}

function line({ document, missing, differing, untried }: Verdict): string {
	const mark = untried !== undefined ? '?' : missing.length > 0 ? '✗' : '✓';
	return [
		`  ${mark} ${document.name}  ${document.file}:${document.line}`,
		...missing.map(({ part }) => `      lacks ${part}`),
		...differing.map(
			({ field, here, there }) => `      differs: ${field} is ${there} there, ${here} here`,
		),
		...(untried === undefined ? [] : [`      ${untried}`]),
	].join('\n');
}

function advice(verdicts: readonly Verdict[]): string {
	const needed = new Set(verdicts.flatMap(({ missing }) => missing.map(({ remedy }) => remedy)));
	const lines = [...needed].map((remedy) => `  - ${REMEDIES[remedy]}`);
	if (verdicts.some(({ differing }) => differing.length > 0))
		lines.push(
			'  - Some types differ. Run `npm run codegen -- <SDL file or URL>` and let `npm run check:types` show what it touches.',
		);
	return lines.length === 0 ? '' : `What to do\n${lines.join('\n')}`;
}

function summary(verdicts: readonly Verdict[]): string {
	const count = (set: DocumentSet) => {
		const own = verdicts.filter(({ document }) => document.set === set);
		return `${own.filter((one) => mayRun([one])).length} of ${own.length}`;
	};
	const core = verdicts.filter(({ document }) => document.set === 'core');
	return `${count('core')} core documents, ${count('extension')} extension documents, ${count('shop')} shop documents and ${count('languages')} language documents can be answered. ${
		mayRun(core) ? 'The site can run.' : 'The site cannot run on this schema.'
	}`;
}
