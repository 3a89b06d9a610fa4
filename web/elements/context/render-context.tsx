import type { Variable } from '@outrigger/rules/atomic/variables';
import type { ElementNode, ShowElements } from '@outrigger/rules/builder/element-tree';
import type { CaptchaType } from '@outrigger/rules/forms/captcha';
import type { Clock } from '@outrigger/rules/templates/display-clock';
import type { KnownVisitor } from '@outrigger/rules/templates/display-conditions';
import type { HighlightCode } from '@outrigger/rules/text/code-block';
import type { Say } from '@outrigger/rules/texts/text';
import { createContext, type ReactNode, useContext } from 'react';
import { MarkupProvider } from '../../ui/markup-context';
import { TextsProvider } from '../../ui/texts';
import type { DynamicTag } from '../dynamic/dynamic-tags';
import type { ImageQueue } from '../media/image-priority';
import type { LightboxText } from '../media/lightbox-link';
import type { StyleCollector } from '../styles/style-collector';
import type { Registry } from '../tree/define-widget';

/** The builder document that is being rendered. */
export interface DocumentInfo {
	databaseId: number;
	/** `wp-page`, `header`, `popup`… as in `data-elementor-type`. */
	type: string;
}

/**
 * The reason why an element shows nothing: the host has no such widget, the element's settings are empty, the kit has
 * switched its feature off, the visitor does not meet its display conditions, or its code failed.
 */
export type HiddenReason = 'unknown' | 'empty' | 'feature-off' | 'conditions' | 'failed';

/** An element that shows nothing. */
export interface HiddenElement {
	documentId: number;
	elementId: string;
	reason: HiddenReason;
}

/** The values that every element may read while the server renders it. */
export interface RenderContextValue {
	registry: Registry;
	/** The variables of the site by id. */
	variables?: ReadonlyMap<string, Variable>;
	/** Translates stored elements into the elements that pages render. */
	showElements: ShowElements;
	/** The host's texts in the page's language. */
	say: Say;
	/** Collects the rules of the page's only sheet. */
	styles: StyleCollector;
	document: DocumentInfo;
	/** The elements of the document. */
	nodes?: readonly ElementNode[];
	/** Database ids of the page's documents from top to bottom, popups not among them. */
	documents?: readonly number[];
	/** Ids of the pictures that the document's settings name: one request fetches them all. */
	mediaIds?: readonly number[];
	/** Markup from WordPress → markup that is safe to send. */
	sanitize: (html: string) => string;
	/** Gives colours to codes; without it they are plain. */
	highlight?: HighlightCode;
	/** One structured log line; the same message is logged once. */
	warn: (message: string, details?: Record<string, unknown>) => void;
	/** The value of a dynamic tag (post title, site logo…); undefined leaves the stored literal in place. */
	resolveDynamic?: (tag: DynamicTag) => unknown;
	/** The item of a loop that a template (by its number) is rendered for. */
	item?: { databaseId: number; template: number };
	/**
	 * The sources from which the kit takes the picture's texts in the lightbox; if absent, these are the title and the
	 * description.
	 */
	lightboxTexts?: { title: LightboxText; description: LightboxText };
	/** The logged-in visitor, if the page is made for only one visitor; `unknown` if the host does not know. */
	visitor?: KnownVisitor | 'unknown';
	/** The moment for which the page is made; without it, elements that depend on the clock are shown. */
	clock?: Clock;
	/**
	 * Receives the moment at which the clock may change this content, in milliseconds since 1970: the host does not
	 * keep the page longer than that.
	 */
	changesAt?: (timeMs: number) => void;
	/** Gives the first pictures of the page their early places; without it all pictures are lazy. */
	images?: ImageQueue;
	/**
	 * True if containers below the first screen may fetch their backgrounds late; never inside
	 * headers and popups.
	 */
	mayLazyLoadBackgrounds?: boolean;
	/**
	 * The document's containers with lazy backgrounds, each with the tallest viewport (CSS pixels) on which they are lazy.
	 */
	lazyContainers?: ReadonlyMap<ElementNode, number>;
	/**
	 * True if WordPress has the builder's extension: only then may the host request documents with the extension's
	 * fields.
	 */
	hasExtension: boolean;
	/** True if that extension answers whole lists, `elementorLoop`. */
	hasLoops?: boolean;
	/** True if that extension answers with the data that elements of version 4 have beside their settings. */
	hasAtomic?: boolean;
	/**
	 * True if that extension accepts forms, `elementorSubmitForm`; without it the host sends forms with the builder's
	 * own call.
	 */
	hasForms?: boolean;
	/**
	 * True if the site sells by WooGraphQL; without it shop widgets show the markup that
	 * WordPress rendered.
	 */
	hasShop?: boolean;
	/** True if WordPress gives data about things for rent and their free days. */
	hasRental?: boolean;
	/** The configured captcha services; the form omits a field of any other service. */
	captchas?: readonly CaptchaType[];
	/** True if the kit's feature `container` is on, which some widgets need; also true if the host does not know. */
	hasContainers?: boolean;
	/** Receives the type of each widget that shows nothing because it does not exist here. */
	noteUnshown?: (widgetType: string) => void;
	/** Names an origin that this page may load frames from after a click, `https://player.vimeo.com`; it goes into the policy. */
	allowFrame: (origin: string) => void;
	/** Reports a login form on the page. The form posts to WordPress, possibly at another origin. */
	allowLogin?: () => void;
	/**
	 * Reports a popup that opens without a link in the markup (a form's answer opens it): the page then contains that
	 * popup. Popups of links of the form `#elementor-action…` need no report, because the host finds these links in the
	 * markup.
	 */
	linkPopup?: (databaseId: number) => void;
	/** Receives each builder document in the page, for the editor's view. */
	noteDocument?: (document: DocumentInfo) => void;
	/**
	 * Receives each element of the document that shows nothing, with the reason, for the editor's
	 * view.
	 */
	noteHidden?: (documentId: number, elementId: string, reason: HiddenReason) => void;
	/**
	 * Called before each element. Returns a promise if the rendering has used its time, so that other requests can run.
	 * Without this function no rendering is interrupted.
	 */
	pause?: () => Promise<void> | undefined;
	/**
	 * True in the second attempt after an error: an error then affects only its own widget. See `renderIsolating`.
	 */
	isolateErrors?: boolean;
}

/**
 * Returns true if the page's sheet already has the rules of the current document. The host adds the rules of a loop's
 * template before its first item, so that further items do not make them again.
 */
export function hasRules({ styles, item, document }: RenderContextValue): boolean {
	return styles.isClosed || item?.template === document.databaseId;
}

const RenderContext = createContext<RenderContextValue | null>(null);

/** Gives the render context to the elements below. */
export function RenderProvider({
	value,
	children,
}: {
	value: RenderContextValue;
	children: ReactNode;
}) {
	return (
		<RenderContext value={value}>
			<TextsProvider say={value.say}>
				<MarkupProvider value={value}>{children}</MarkupProvider>
			</TextsProvider>
		</RenderContext>
	);
}

/**
 * Returns the value of the nearest provider.
 * @throws outside a provider, which is a programmer's mistake.
 */
export function useRender(): RenderContextValue {
	const value = useContext(RenderContext);
	if (!value) {
		throw new Error(
			'useRender was called outside a RenderProvider. Elements cannot render without a registry. Wrap the tree in RenderProvider.',
		);
	}
	return value;
}
