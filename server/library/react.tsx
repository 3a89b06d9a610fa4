import { createElement, type ReactElement } from 'react';
import type { BuilderPageParts } from './types';

export type { BuilderPageParts, HeadElement } from './types';

/** Names of attributes that React writes in another way than HTML. */
const REACT_NAMES: Readonly<Record<string, string>> = {
	class: 'className',
	crossorigin: 'crossOrigin',
	fetchpriority: 'fetchPriority',
	hreflang: 'hrefLang',
	imagesizes: 'imageSizes',
	imagesrcset: 'imageSrcSet',
	referrerpolicy: 'referrerPolicy',
};

const propsOf = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
	);

/**
 * The head of a page of the builder: title, description, canonical address, pictures for sharing, data for search
 * engines, preloads. React 19 moves these elements into the document's head from any place.
 */
export function BuilderHead({ page }: { page: BuilderPageParts }): ReactElement {
	return (
		<>
			{page.head.map(({ tag, attributes, text }) => {
				const key = `${tag} ${Object.values(attributes).join(' ')}`;
				if (tag === 'title') return <title key={key}>{text}</title>;
				if (tag !== 'script') return createElement(tag, { key, ...propsOf(attributes) });
				return <script key={key} {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
			})}
		</>
	);
}

/**
 * A page of the builder with its sheet. The host has made markup and sheet safe. React does not touch them when it
 * hydrates. Handlers come with `attach` of `outrigger/client`.
 */
export function BuilderPage({ page }: { page: BuilderPageParts }): ReactElement {
	return (
		<>
			<style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: page.css }} />
			<div
				{...propsOf(page.attributes)}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: page.html }}
			/>
		</>
	);
}

/**
 * The page without its markup and its sheet, for an app's hydration data: the document contains markup and sheet
 * already, and React keeps them.
 */
export function forHydration(page: BuilderPageParts): BuilderPageParts {
	return { ...page, html: '', css: '' };
}
