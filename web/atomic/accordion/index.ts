import { defineAtomic } from '../../elements/atomic/define-atomic';
import {
	Accordion,
	AccordionContent,
	AccordionHeader,
	AccordionIcon,
	AccordionItem,
	AccordionTitle,
	accordionSettings,
	partSettings,
} from './accordion';

const part = { settings: partSettings };

export const accordion = defineAtomic({
	type: 'e-accordion',
	settings: accordionSettings,
	Markup: Accordion,
	isContainer: true,
});
export const item = defineAtomic({ ...part, type: 'e-accordion-item', Markup: AccordionItem });
export const header = defineAtomic({
	...part,
	type: 'e-accordion-item-header',
	Markup: AccordionHeader,
});
export const title = defineAtomic({
	...part,
	type: 'e-accordion-item-title',
	Markup: AccordionTitle,
});
export const icon = defineAtomic({ ...part, type: 'e-accordion-item-icon', Markup: AccordionIcon });
export const content = defineAtomic({
	...part,
	type: 'e-accordion-item-content',
	Markup: AccordionContent,
});
