import { createContext, type ReactNode, useContext } from 'react';

/** The functions that the shared parts need from their renderer on the server. */
export interface MarkupContextValue {
	/** Markup from WordPress → markup that is safe to send. */
	sanitize: (html: string) => string;
	/** One structured log line; the same message is logged once. */
	warn: (message: string, details?: Record<string, unknown>) => void;
}

const MarkupContext = createContext<MarkupContextValue | null>(null);

/** Gives the shared parts below their context. */
export function MarkupProvider({
	value,
	children,
}: {
	value: MarkupContextValue;
	children: ReactNode;
}) {
	return <MarkupContext value={value}>{children}</MarkupContext>;
}

/**
 * Returns the value of the nearest provider.
 * @throws outside a provider: unsanitised markup must never be shown by mistake.
 */
export function useMarkup(): MarkupContextValue {
	const value = useContext(MarkupContext);
	if (!value) {
		throw new Error(
			'useMarkup was called outside a MarkupProvider. Markup cannot be sanitised there. Wrap the tree in RenderProvider or MarkupProvider.',
		);
	}
	return value;
}
