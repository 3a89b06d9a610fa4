import { read } from '@outrigger/rules/atomic/envelope';
import { type References, withReferences } from '@outrigger/rules/atomic/references';
import { safeClassName } from '@outrigger/rules/atomic/styles/class-names';
import { readStyle, type Style } from '@outrigger/rules/atomic/styles/style';
import {
	classSelector,
	rulesOfStyle,
	type StyleRule,
} from '@outrigger/rules/atomic/styles/style-rules';
import { classes as classList } from '@outrigger/rules/atomic/values/lists';
import { type Breakpoints, mediaOf } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { ownValue } from '@outrigger/rules/values/own-value';
import type { PlacedClass } from '../styles/class-rules';
import type { StyleCollector } from '../styles/style-collector';
import atomicCss from './atomic.css?inline';
import type { AtomicDefinition, BaseRule } from './define-atomic';
import { addInteractionStyles } from './interaction-styles';

/** A class that an element names. */
interface NamedClass {
	/** The class name as markup and sheet contain it. */
	name: string;
	/** The rules of the class; undefined for a name that belongs to no class of the element or the site. */
	style?: { place: Pick<PlacedClass, 'layer' | 'order'>; read: Style };
}

/** The options for reading the classes of an element. */
interface AtomicStyleOptions {
	/** What a class can refer to in its values. */
	references: References;
	/** Receives each property whose value cannot be read. */
	unread?: (property: string) => void;
	/** True where pictures are not known yet: the element's rendering replaces the rules that are added here. */
	isProvisional?: boolean;
}

/** The classes that an element names, in the element's order, spelled as in markup. */
export function atomicClassNames(element: ElementNode): string[] {
	return namedClasses(element, 0).map(({ name }) => name);
}

/**
 * Adds the rules that one element of version 4 needs in the sheet: the base classes of its type, the site's classes and
 * its own.
 */
export function addAtomicStyles(
	styles: StyleCollector,
	documentId: number,
	element: ElementNode,
	definition: AtomicDefinition,
	{ references, unread, isProvisional = false }: AtomicStyleOptions,
): void {
	if (styles.isClosed) return;
	const { breakpoints } = styles;
	addInteractionStyles(styles, documentId, element);
	if (definition.isContainer) styles.addCss('e-atomic', atomicCss, 'base');
	if (definition.css) styles.addCss(definition.type, definition.css, 'base');
	styles.addClass({ layer: 'base', key: definition.type, order: 0 }, () =>
		(definition.base ?? []).flatMap((rule) => baseRule(rule, breakpoints)),
	);
	for (const { name, style } of namedClasses(element, styles.orderOf(documentId, element.id))) {
		if (!style) continue;
		styles.addClass({ ...style.place, key: name, isProvisional }, () =>
			rulesOfStyle(name, withResolved(style.read, references), breakpoints, unread),
		);
	}
}

/**
 * The classes of an element, with their rules. @param order the position of the element's own classes among the classes
 * of the page
 */
export function namedClasses({ settings, atomic }: ElementNode, order: number): NamedClass[] {
	const named = read(classList, settings.classes) ?? [];
	return [...new Set(named)].flatMap((id): NamedClass[] => {
		const own = ownValue(atomic?.styles ?? {}, id);
		const local = own === undefined ? undefined : readStyle(id, own);
		if (local) return withName(local.cssName ?? id, { layer: 'local', order }, local);
		const shared = atomic?.classes.find((one) => one.id === id);
		const style = shared && readStyle(id, shared.style);
		if (!shared || !style) return withName(id);
		const place = { layer: 'global' as const, order: -shared.order };
		return withName(style.cssName ?? shared.label, place, style);
	});
}

function withName(
	label: string,
	place?: Pick<PlacedClass, 'layer' | 'order'>,
	style?: Style,
): NamedClass[] {
	const name = safeClassName(label);
	return name === '' ? [] : [{ name, ...(place && style && { style: { place, read: style } }) }];
}

/** A class with every reference in its values resolved. */
export function withResolved(style: Style, references: References): Style {
	return {
		...style,
		variants: style.variants.map((variant) => ({
			...variant,
			props: withReferences(variant.props, references) as typeof variant.props,
		})),
	};
}

function baseRule(
	{ name, more = '', device, body }: BaseRule,
	breakpoints: Breakpoints,
): StyleRule[] {
	const media = device ? mediaOf(device, breakpoints) : '';
	return media === undefined ? [] : [{ media, selector: classSelector(name) + more, body }];
}
