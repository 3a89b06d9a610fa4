import { fields } from '@outrigger/rules/atomic/envelope';
import { flag, words } from '@outrigger/rules/atomic/values/scalars';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { createContext, use } from 'react';
import type { InferOutput } from 'valibot';
import type { AtomicProps } from '../../elements/atomic/define-atomic';

/** The settings of an accordion. */
export const accordionSettings = fields({
	default_state: words('first_expanded'),
	max_expanded: words('one'),
	show_icon: flag(true),
});
/** No settings: a part of an accordion has only classes. */
export const partSettings = fields({});

interface AccordionAround {
	/** The name that items share if only one of them may be open; undefined if several may be open. */
	name: string | undefined;
	/** The item that is open at first. */
	open: ElementNode | undefined;
	hasIcons: boolean;
}

const Around = createContext<AccordionAround>({ name: undefined, open: undefined, hasIcons: true });

/** Items that a visitor opens and closes; the browser does this without script. */
export function Accordion({
	settings: { default_state, max_expanded, show_icon = true },
	element,
	attributes,
	children,
}: AtomicProps<InferOutput<typeof accordionSettings>>) {
	const first = element.children.find(({ elType }) => elType === 'e-accordion-item');
	return (
		<Around
			value={{
				name: max_expanded === 'multiple' ? undefined : `accordion-${element.id}`,
				open: default_state === 'all_collapsed' ? undefined : first,
				hasIcons: show_icon,
			}}
		>
			<div {...attributes}>{children}</div>
		</Around>
	);
}

/** One item. */
export function AccordionItem({ element, attributes, children }: AtomicProps<object>) {
	const { name, open } = use(Around);
	return (
		<details {...attributes} name={name} open={open === element}>
			{children}
		</details>
	);
}

/** The header of an item, which a visitor presses to open it. */
export function AccordionHeader({ attributes, children }: AtomicProps<object>) {
	return <summary {...attributes}>{children}</summary>;
}

/** The text of a header. */
export function AccordionTitle({ attributes, children }: AtomicProps<object>) {
	return <span {...attributes}>{children}</span>;
}

/** The icon of a header. */
export function AccordionIcon({ attributes, children }: AtomicProps<object>) {
	return use(Around).hasIcons ? (
		<span {...attributes} aria-hidden>
			{children}
		</span>
	) : null;
}

/** The content of an open item. */
export function AccordionContent({ attributes, children }: AtomicProps<object>) {
	return <div {...attributes}>{children}</div>;
}
