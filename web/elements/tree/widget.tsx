import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { plainWordsOf } from '@outrigger/rules/builder/plain-words';
import type { Say } from '@outrigger/rules/texts/text';
import { type ReactNode, Suspense } from 'react';
import { safeParse } from 'valibot';
import { Markup } from '../../ui/markup';
import { hasRules, useRender } from '../context/render-context';
import { inWordsOf } from '../settings/word';
import { addSharedName, sharedName } from '../styles/shared-name';
import { addWidgetStyles } from './add-tree-styles';
import { behaviourSettingsOf } from './behaviour-settings';
import { browserSettingsOf } from './browser-settings';
import type { WidgetDefinition } from './define-widget';
import { elementAttributes } from './element-attributes';
import { Elements } from './elements';
import { LazyWhenHidden } from './lazy-when-hidden';
import { PlainWords } from './plain-words';
import plainWordsCss from './plain-words.css?inline';
import { resolveSettings } from './resolve-settings';
import { showsNothing } from './shows-nothing';

/** One widget: the builder's wrapper around the markup that the registry renders for its type. */
export function Widget({ element }: { element: ElementNode }) {
	const { isolateErrors } = useRender();
	const widget = <Known element={element} />;
	return isolateErrors ? (
		<Suspense fallback={<Failed element={element} />}>{widget}</Suspense>
	) : (
		widget
	);
}

function Known({ element }: { element: ElementNode }) {
	const render = useRender();
	const { registry } = render;
	const definition = registry.get(element.widgetType ?? '');
	const settings = resolveSettings(element, render);
	if (!definition) return <Unknown element={element} settings={settings} />;
	if (definition.needsContainers && render.hasContainers === false) {
		render.warn('A widget that needs containers is left out: the kit has that feature off', {
			widgetType: element.widgetType,
		});
		render.noteHidden?.(render.document.databaseId, element.id, 'feature-off');
		return null;
	}
	if (definition.needsRental && !render.hasRental) {
		render.warn('The rental form is left out: this WordPress has no rental data', {
			widgetType: element.widgetType,
		});
		render.noteHidden?.(render.document.databaseId, element.id, 'empty');
		return null;
	}
	if (definition.needsShop && !render.hasShop) {
		return <Rendered element={element} settings={settings} />;
	}
	const parsed = parseSettings(definition, settings, render.say);
	if (definition.isEmpty?.(parsed)) {
		render.noteHidden?.(render.document.databaseId, element.id, 'empty');
		return null;
	}
	const { Markup: Content } = definition;
	return (
		<WidgetFrame
			element={element}
			settings={settings}
			definition={definition}
			classes={definition.wrapperClasses?.(parsed)}
		>
			<LazyWhenHidden settings={settings}>
				<div className="elementor-widget-container">
					<Content settings={parsed} element={{ ...element, settings }}>
						{element.children.length > 0 && <Elements nodes={element.children} inside={element} />}
					</Content>
				</div>
			</LazyWhenHidden>
		</WidgetFrame>
	);
}

/** The answer of a refresh call for a widget with a special form for that; empty for all others. */
export function RefreshedWidget({ element }: { element: ElementNode }) {
	const render = useRender();
	const definition = render.registry.get(element.widgetType ?? '');
	if (!definition?.Refreshed) return null;
	const settings = resolveSettings(element, render);
	const { Refreshed } = definition;
	return (
		<Refreshed
			settings={parseSettings(definition, settings, render.say)}
			element={{ ...element, settings }}
		/>
	);
}

/**
 * A widget whose type does not exist here: it shows the markup of WordPress, or else its children with the titles that
 * it gives them, or else the plain text of its settings, or else nothing.
 */
function Unknown({ element, settings }: { element: ElementNode; settings: ElementSettings }) {
	const { warn, noteUnshown, noteHidden, styles, document } = useRender();
	const { widgetType, id, renderedHtml, children } = element;
	warn(`No widget renders the type "${widgetType ?? ''}"`, { widgetType, element: id });
	if (renderedHtml) return <Rendered element={element} settings={settings} />;
	const words = plainWordsOf(settings);
	if (showsNothing(element, words)) {
		noteUnshown?.(widgetType ?? '');
		noteHidden?.(document.databaseId, id, 'unknown');
		return null;
	}
	styles.addCss('part-plain-words', plainWordsCss);
	return (
		<WidgetFrame element={element} settings={inFlow(settings)}>
			<div className="elementor-widget-container e-plain-words">
				<PlainWords
					words={words}
					parts={children.map((child) => (
						<Elements key={child.id} nodes={[child]} inside={element} />
					))}
				/>
			</div>
		</WidgetFrame>
	);
}

/** Controls that put an element over others, or give it a height that cuts text off. */
const OUT_OF_FLOW = /^_(?:position|offset_|z_index|element_(?:custom_)?width)/;

/** Plain text needs more space than the add-on's widget, so it is in the normal flow, with its own height. */
function inFlow(settings: ElementSettings): ElementSettings {
	return Object.fromEntries(
		Object.entries(settings).filter(([control]) => !OUT_OF_FLOW.test(control)),
	);
}

/**
 * The markup that WordPress rendered for a widget, in the widget's frame; nothing if it rendered
 * nothing.
 */
function Rendered({ element, settings }: { element: ElementNode; settings: ElementSettings }) {
	if (!element.renderedHtml) return null;
	return (
		<WidgetFrame element={element} settings={settings}>
			<Markup html={element.renderedHtml} className="elementor-widget-container" />
		</WidgetFrame>
	);
}

/**
 * What is shown of a widget whose code threw an error. Its wrapper may be the part that failed, so only its names
 * remain.
 */
function Failed({ element }: { element: ElementNode }) {
	const { id, widgetType, renderedHtml } = element;
	const { noteHidden, document } = useRender();
	if (!renderedHtml) noteHidden?.(document.databaseId, id, 'failed');
	return renderedHtml ? (
		<Markup
			html={renderedHtml}
			className={`elementor-element elementor-element-${id} elementor-widget elementor-widget-${widgetType}`}
		/>
	) : null;
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
	const render = useRender();
	const type = element.widgetType ?? '';
	if (!hasRules(render)) {
		addWidgetStyles(render.styles, render.document.databaseId, element, definition, settings);
	}
	addSharedName(render.styles, sharedName(settings._attributes));
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
			...(definition && browserSettingsOf(definition, settings, render.say)),
			...behaviourSettingsOf(element, settings),
		},
	});
	return <div {...attributes}>{children}</div>;
}

/**
 * The parsed settings. If a schema has no fallback for a stored value, the result is the settings of an empty object.
 */
function parseSettings(definition: WidgetDefinition, settings: ElementSettings, say: Say): object {
	return inWordsOf(say, () => {
		const parsed = safeParse(definition.settings, settings);
		if (parsed.success) return parsed.output;
		const defaults = safeParse(definition.settings, {});
		return defaults.success ? defaults.output : {};
	});
}

function skinOf(settings: ElementSettings): string {
	const skin = settings._skin;
	return typeof skin === 'string' && /^[\w-]+$/.test(skin) ? skin : 'default';
}
