import { useSuspenseQuery } from '@apollo/client/react';
import { createContext, type ReactNode, useContext } from 'react';
import { useElementTrees } from '../atomic/use-element-trees';
import { useRender } from '../context/render-context';
import { useTemplates } from '../context/use-templates';
import { BuilderDocument, type BuilderDocumentProps } from './builder-document';
import { NodeElementsDocument } from './stored-document.extension.generated';

/** Ids of the documents around this document, because a document must not contain itself. */
export const OuterDocuments = createContext<readonly number[]>([]);

/** The props of a stored document. */
interface StoredDocumentProps {
	databaseId: number;
	/** Shown if the document is missing, or if it would contain itself. */
	fallback?: ReactNode;
}

/** A page or post as it was designed in the builder. */
export function NodeElements({ databaseId, fallback = null }: StoredDocumentProps) {
	const { data } = useSuspenseQuery(NodeElementsDocument, { variables: { id: `${databaseId}` } });
	const node = data.contentNode;
	const elements = node && 'elementorElements' in node ? node.elementorElements : null;
	const [nodes = []] = useElementTrees([{ databaseId, elements: elements ?? [] }]);
	if (!node || !elements || !('elementorElements' in node)) return fallback;
	return (
		<Guarded databaseId={databaseId} fallback={fallback}>
			<BuilderDocument
				document={{ databaseId, type: node.elementorDocumentType ?? 'wp-page' }}
				nodes={nodes}
				pageSettings={node.elementorPageSettings ?? {}}
			/>
		</Guarded>
	);
}

/** The tag that the builder writes around a template unless its settings name another. */
const WRAPPER_TAGS: Readonly<Record<string, BuilderDocumentProps['as']>> = {
	HEADER: 'header',
	FOOTER: 'footer',
};

/** A template of the library: header, footer, single, archive, saved section… */
export function TemplateElements({ databaseId, fallback = null }: StoredDocumentProps) {
	const [template] = useTemplates([databaseId]);
	const elements = template?.elementorElements;
	const [nodes = []] = useElementTrees([{ databaseId, elements: elements ?? [] }]);
	if (!template || !elements) return fallback;
	const { type, settings } = template;
	const tag = settings.contentWrapperHtmlTag?.toLowerCase() as BuilderDocumentProps['as'];
	return (
		<Guarded databaseId={databaseId} fallback={fallback}>
			<BuilderDocument
				document={{ databaseId, type: template.elementorDocumentType ?? 'section' }}
				nodes={nodes}
				pageSettings={template.elementorPageSettings ?? {}}
				as={tag ?? WRAPPER_TAGS[type] ?? 'div'}
				classes={[
					...(template.location ? [`elementor-location-${template.location.toLowerCase()}`] : []),
					...settings.cssClasses.split(/\s+/).filter((name) => /^[\w-]+$/.test(name)),
				]}
			/>
		</Guarded>
	);
}

/** Renders a document's content, except inside that same document. */
export function Guarded({
	databaseId,
	fallback = null,
	children,
}: {
	databaseId: number;
	fallback?: ReactNode;
	children: ReactNode;
}) {
	const outer = useContext(OuterDocuments);
	const { warn } = useRender();
	if (outer.includes(databaseId)) {
		warn(`Document ${databaseId} would contain itself`, { documents: [...outer, databaseId] });
		return fallback;
	}
	return <OuterDocuments value={[...outer, databaseId]}>{children}</OuterDocuments>;
}
