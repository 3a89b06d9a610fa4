import { createContext, type ReactNode, useContext } from 'react';
import { MarkupProvider } from '../ui/markup-context';
import type { Registry } from './define-widget';
import type { DynamicTag } from './dynamic-tags';
import type { ImageQueue } from './image-priority';
import type { StyleCollector } from './styles/style-collector';

/** The builder document that is being rendered. */
export interface DocumentInfo {
	databaseId: number;
	/** `wp-page`, `header`, `popup`… as in `data-elementor-type`. */
	type: string;
}

/** What every element may read while it is rendered on the server. */
export interface RenderContextValue {
	registry: Registry;
	/** Gathers the page's one sheet. */
	styles: StyleCollector;
	document: DocumentInfo;
	/** Ids of the pictures that the document's settings name: they are asked for together. */
	mediaIds?: readonly number[];
	/** Markup from WordPress → markup that is safe to send. */
	sanitize: (html: string) => string;
	/** One structured log line; the same message is logged once. */
	warn: (message: string, details?: Record<string, unknown>) => void;
	/** The value of a dynamic tag (post title, site logo…); undefined leaves the stored literal in place. */
	resolveDynamic?: (tag: DynamicTag) => unknown;
	/**
	 * Settings of the elements themselves (motion, sticky, entrance) that behaviours read in the browser, device
	 * suffixes included. A behaviour that is not there needs none.
	 */
	elementBrowserControls?: readonly string[];
	/** Gives the first pictures of the page their early places; without it all pictures are lazy. */
	images?: ImageQueue;
	/** Whether WordPress has the builder's extension: only then may documents of that set be asked. */
	hasExtension: boolean;
	/** Names an origin whose frames this page may load after a click, `https://player.vimeo.com`; it goes into the policy. */
	allowFrame: (origin: string) => void;
	/** True in the second attempt after an error: each widget then fails on its own. See `renderIsolating`. */
	isolateErrors?: boolean;
}

const RenderContext = createContext<RenderContextValue | null>(null);

/** Gives the elements below what they render with. */
export function RenderProvider({
	value,
	children,
}: {
	value: RenderContextValue;
	children: ReactNode;
}) {
	return (
		<RenderContext value={value}>
			<MarkupProvider value={value}>{children}</MarkupProvider>
		</RenderContext>
	);
}

/**
 * What the nearest provider gave.
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
