import { useSuspenseQuery } from '@apollo/client/react';
import { type CurrentNode, useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { NodeElements } from '../../elements/tree/stored-document';
import { NodeContentDocument } from '../../wordpress/node-content.generated';
import { PasswordForm } from './password-form';
import { WrittenText } from './written-text';

/** The body of the current content: as it was designed in the builder, else as WordPress renders it. */
export function PostContent() {
	const node = useCurrentNode();
	const { hasExtension } = useRender();
	if (!node) return null;
	const written = <WrittenContent node={node} />;
	return hasExtension ? <NodeElements databaseId={node.databaseId} fallback={written} /> : written;
}

function WrittenContent({ node }: { node: CurrentNode }) {
	const { isPreview, unlockedContent } = useCurrentPage();
	const { data } = useSuspenseQuery(NodeContentDocument, {
		variables: { id: `${node.databaseId}`, asPreview: isPreview },
	});
	const stored = data.contentNode;
	const content = unlockedContent ?? (stored && 'content' in stored ? stored.content : null);
	if (content !== null) return <WrittenText node={node} html={content} />;
	return stored && 'hasPassword' in stored && stored.hasPassword ? (
		<PasswordForm databaseId={node.databaseId} />
	) : null;
}
