import { atom, plain, rich } from '../atomic';
import type { CataloguePage } from '../page';

const QUESTIONS = [
	['Is the fuel in the price?', 'The first tank is. What you burn beyond it you pay at the pump.'],
	['Do we need a licence?', 'For boats of more than 40 hp, yes.'],
] as const;

function accordion(settings: Record<string, unknown>) {
	const items = QUESTIONS.map(([question, answer]) =>
		atom('e-accordion-item', {}, {}, [
			atom('e-accordion-item-header', {}, {}, [
				atom('e-accordion-item-title', {}, {}, [
					atom('e-paragraph', { paragraph: rich(question), tag: plain('span') }),
				]),
				atom('e-accordion-item-icon', {}, {}, []),
			]),
			atom('e-accordion-item-content', {}, {}, [atom('e-paragraph', { paragraph: rich(answer) })]),
		]),
	);
	return atom('e-accordion', settings, {}, items);
}

export const page: CataloguePage = {
	title: 'Accordion of version 4',
	purpose: 'sections',
	picture: 'H5 -/t/H5 +',
	kind: 'version-4',
	sentence: 'Items that open. The browser does it, without script.',
	variations: {
		'As it comes': accordion({}),
		'All closed at first, several may be open': accordion({
			default_state: plain('all_collapsed'),
			max_expanded: plain('multiple'),
		}),
	},
};
