import { createContext, type ReactNode, useContext } from 'react';
import type { Registry } from './define-widget';
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
	/** Widget types that have a browser module, from the handler table. */
	handlerTypes: ReadonlySet<string>;
	/** Gathers the page's one sheet. */
	styles: StyleCollector;
	document: DocumentInfo;
	/** Markup from WordPress → markup that is safe to send. */
	sanitize: (html: string) => string;
	/** One structured log line; the same message is logged once. */
	warn: (message: string, details?: Record<string, unknown>) => void;
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
	return <RenderContext value={value}>{children}</RenderContext>;
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
