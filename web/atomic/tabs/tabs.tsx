import { fields } from '@outrigger/rules/atomic/envelope';
import { number } from '@outrigger/rules/atomic/values/scalars';
import { use } from 'react';
import type { InferOutput } from 'valibot';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { useRender } from '../../elements/context/render-context';
import { TabPlaces, tabPlaces } from './tab-places';

/** The settings of tabs. */
export const tabsSettings = fields({ 'default-active-tab': number });
/** No settings: a part of tabs has only classes. */
export const partSettings = fields({});

/** Titles and panels; a title shows its panel. */
export function Tabs({
	settings: { 'default-active-tab': active = 0 },
	element,
	attributes,
	children,
}: AtomicProps<InferOutput<typeof tabsSettings>>) {
	const { item } = useRender();
	const id = item ? `${element.id}-${item.databaseId}` : element.id;
	return (
		<TabPlaces value={tabPlaces(element, active, id)}>
			<div {...attributes} data-panels="hidden">
				{children}
			</div>
		</TabPlaces>
	);
}

/** The row of titles. */
export function TabsMenu({ attributes, children }: AtomicProps<object>) {
	return (
		<div {...attributes} role="tablist">
			{children}
		</div>
	);
}

/** A title. */
export function Tab({
	element,
	attributes: { id: _, ...attributes },
	children,
}: AtomicProps<object>) {
	const place = use(TabPlaces).get(element);
	if (!place) return null;
	const { titleId, panelId, isActive, isPaired } = place;
	return (
		<button
			{...attributes}
			type="button"
			role="tab"
			id={titleId}
			className={withSelected(attributes.className, isActive)}
			aria-controls={isPaired ? panelId : undefined}
			aria-selected={isActive}
			tabIndex={isActive ? 0 : -1}
		>
			{children}
		</button>
	);
}

/** The box that holds the panels. */
export function TabsContentArea({ attributes, children }: AtomicProps<object>) {
	return <div {...attributes}>{children}</div>;
}

/** A panel; without script all panels are open. */
export function TabContent({
	element,
	attributes: { id: _, ...attributes },
	children,
}: AtomicProps<object>) {
	const place = use(TabPlaces).get(element);
	if (!place) return null;
	const { titleId, panelId, isActive, isPaired } = place;
	return (
		<div
			{...attributes}
			role="tabpanel"
			id={panelId}
			className={withSelected(attributes.className, isActive)}
			aria-labelledby={isPaired ? titleId : undefined}
			data-hidden={isActive ? undefined : 'until-found'}
		>
			{children}
		</div>
	);
}

function withSelected(className: string, isActive: boolean): string {
	return isActive ? `${className} e--selected` : className;
}
