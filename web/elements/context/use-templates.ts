import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import {
	TemplatesDocument,
	type TemplatesQuery,
} from '../tree/stored-document.extension.generated';
import { useRender } from './render-context';

/** A template of the library as WordPress's extension gives it. */
export type StoredTemplate = NonNullable<TemplatesQuery['elementorTemplates']>[number];

/**
 * The templates with these database ids, in their order; missing templates are left out. Suspends. Sends no request if
 * there are no ids, or if WordPress lacks the builder's extension.
 */
export function useTemplates(ids: readonly number[]): readonly StoredTemplate[] {
	const { hasExtension } = useRender();
	const isAsked = hasExtension && ids.length > 0;
	const { data } = useSuspenseQuery(
		TemplatesDocument,
		isAsked ? { variables: { ids: [...ids] } } : skipToken,
	);
	return data?.elementorTemplates ?? [];
}
