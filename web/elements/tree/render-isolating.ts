import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import type { ErrorInfo } from 'react';
import type { RenderContextValue } from '../context/render-context';

/**
 * Renders a tree so that one broken widget does not break the page.
 *
 * React has no error boundaries on the server; it has Suspense, which leaves marks around every boundary. So the first
 * attempt runs without boundaries, and only after an error a second attempt runs with a boundary around each widget
 * (`isolateErrors` in the render context): a widget that throws then shows its `renderedHtml` or nothing. An error
 * outside every widget rejects, as in the first attempt; a page that exceeds the limits is not tried again.
 *
 * @param render makes one whole attempt, with a fresh collector, a fresh image queue and `prerenderOptions`
 */
export async function renderIsolating<Result extends { html: string }>(
	render: (isolateErrors: boolean) => Promise<Result>,
): Promise<Result> {
	try {
		return await render(false);
	} catch (error) {
		if (error instanceof TooLargeToRender) throw error;
		const result = await render(true);
		return { ...result, html: withoutErrorMarks(result.html) };
	}
}

/**
 * Options of `prerender` for an attempt: each error is logged once, and React does not move a boundary's content behind
 * a script.
 */
export function prerenderOptions(isolateErrors: boolean, warn: RenderContextValue['warn']) {
	return {
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError(error: unknown, { componentStack }: ErrorInfo): void {
			if (!isolateErrors) return;
			const message = error instanceof Error ? error.message : String(error);
			const component = /at (\S+)/.exec(componentStack ?? '')?.[1] ?? 'unknown';
			warn(`The component ${component} failed while it was rendered: ${message}`, {
				componentStack,
			});
		},
	};
}

/** Removes the templates with which React reports an error in the browser, because nothing hydrates these pages. */
export function withoutErrorMarks(html: string): string {
	return html.replace(/<!--\$!--><template(?: data-[a-z]+="[^"]*")*><\/template>/g, '<!--$-->');
}
