import { type CurrentNode, useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { useWrittenContent } from '../../elements/context/use-written-content';
import { NodeElements } from '../../elements/tree/stored-document';
import { PasswordForm } from './password-form';
import { WrittenText } from './written-text';

/** The body of the current content: the builder's design if there is one, else the text that WordPress renders. */
export function PostContent() {
	const node = useCurrentNode();
	const { hasExtension } = useRender();
	if (!node) return null;
	const written = <WrittenContent node={node} />;
	return hasExtension ? <NodeElements databaseId={node.databaseId} fallback={written} /> : written;
}

function WrittenContent({ node }: { node: CurrentNode }) {
	const { unlockedContent } = useCurrentPage();
	const { html, hasPassword } = useWrittenContent(node);
	const content = unlockedContent ?? html;
	if (content !== null) return <WrittenText node={node} html={content} />;
	return hasPassword ? <PasswordForm databaseId={node.databaseId} /> : null;
}
