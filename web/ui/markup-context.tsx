import { createContext, type ReactNode, useContext } from 'react';

/** The functions that the shared parts need from their renderer on the server. */
export interface MarkupContextValue {
	/** Makes markup from WordPress safe to send. */
	sanitize: (html: string) => string;
	/** Writes one structured log line; the same message is logged only once. */
	warn: (message: string, details?: Record<string, unknown>) => void;
}

const MarkupContext = createContext<MarkupContextValue | null>(null);

/** Gives the context to the shared parts below. */
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
