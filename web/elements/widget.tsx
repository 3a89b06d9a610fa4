import { type ReactNode, Suspense } from 'react';
import { safeParse } from 'valibot';
import type { ElementNode, ElementSettings } from '../../domain/element-tree';
import { Markup } from '../ui/markup';
import { browserSettingsOf, pickControls } from './browser-settings';
import type { WidgetDefinition } from './define-widget';
import { resolveDynamicSettings } from './dynamic-tags';
import { elementAttributes } from './element-attributes';
import { Elements } from './elements';
import { useRender } from './render-context';
import { addElementStyles } from './styles/add-element-styles';
import { WIDGET_CONTROLS } from './styles/widget-controls';

/** One widget: the builder's wrapper around what the registry renders for its type. */
export function Widget({ element }: { element: ElementNode }) {
	const render = useRender();
	const type = element.widgetType ?? '';
	const definition = render.registry.get(type);
	const settings = resolveDynamicSettings(element.settings, render.resolveDynamic);
	if (!definition) {
		render.warn(`No widget renders the type "${type}"`, { widgetType: type, element: element.id });
		return element.renderedHtml ? (
			<WidgetFrame element={element} settings={settings}>
				<Markup html={element.renderedHtml} className="elementor-widget-container" />
			</WidgetFrame>
		) : null;
	}
	const parsed = parseSettings(definition, settings);
	if (definition.isEmpty?.(parsed)) return null;
	const { Markup: Content } = definition;
	const content = (
		<Content settings={parsed} element={{ ...element, settings }}>
			{element.children.length > 0 && <Elements nodes={element.children} inside={element} />}
		</Content>
	);
	return (
		<WidgetFrame
			element={element}
			settings={settings}
			definition={definition}
			classes={definition.wrapperClasses?.(parsed)}
		>
			<div className="elementor-widget-container">
				{render.isolateErrors ? (
					<Suspense fallback={<RenderedHtml element={element} />}>{content}</Suspense>
				) : (
					content
				)}
			</div>
		</WidgetFrame>
	);
}

function WidgetFrame({
	element,
	settings,
	definition,
	classes = [],
	children,
}: {
	element: ElementNode;
	settings: ElementSettings;
	definition?: WidgetDefinition;
	classes?: readonly (string | undefined | false)[];
	children: ReactNode;
}) {
	const { styles, document, elementBrowserControls } = useRender();
	const type = element.widgetType ?? '';
	for (const [part, css] of Object.entries(definition?.partsCss ?? {})) {
		styles.addCss(`part-${part}`, css);
	}
	if (definition?.css) styles.addCss(definition.types[0] ?? type, definition.css);
	addElementStyles(styles, document.databaseId, { ...element, settings }, [
		...(definition?.styles ?? []),
		...WIDGET_CONTROLS,
	]);
	const width = settings._element_width;
	const attributes = elementAttributes(element, settings, {
		classes: [
			...classes,
			typeof width === 'string' && /^[a-z]+$/.test(width) && `elementor-widget__width-${width}`,
			(settings._position === 'absolute' || settings._position === 'fixed') &&
				`elementor-${settings._position}`,
			'elementor-widget',
			`elementor-widget-${type}`,
		],
		widgetType: `${type}.${skinOf(settings)}`,
		browserSettings: {
			...(definition && browserSettingsOf(definition, settings)),
			...pickControls(settings, elementBrowserControls),
		},
	});
	return <div {...attributes}>{children}</div>;
}

function RenderedHtml({ element }: { element: ElementNode }) {
	return element.renderedHtml ? <Markup html={element.renderedHtml} /> : null;
}

/** The parsed settings; those of an empty bag where a schema has no fallback for what it was given. */
function parseSettings(definition: WidgetDefinition, settings: ElementSettings): object {
	const parsed = safeParse(definition.settings, settings);
	if (parsed.success) return parsed.output;
	const defaults = safeParse(definition.settings, {});
	return defaults.success ? defaults.output : {};
}

function skinOf(settings: ElementSettings): string {
	const skin = settings._skin;
	return typeof skin === 'string' && /^[\w-]+$/.test(skin) ? skin : 'default';
}
