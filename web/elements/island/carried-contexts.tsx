import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { type ReactNode, useContext } from 'react';
import { RestContext } from '../../wordpress/rest';
import { CurrentNodeProvider, useCurrentNode } from '../context/current-node';
import { CurrentPageProvider, useCurrentPage } from '../context/current-page';
import { RenderProvider, useRender } from '../context/render-context';
import { OuterDocuments } from '../tree/stored-document';

/**
 * The server renders an island as a separate tree, without the contexts of the tree around it. This hook returns a
 * function that wraps a tree in every context that server markup reads. Of Apollo's contexts the function passes on
 * only the client: the cache already has the answers for an island's `useQuery`, and these must not cause a second
 * rendering of the whole page.
 */
export function useCarriedContexts(): (tree: ReactNode) => ReactNode {
	const client = useApolloClient();
	const rest = useContext(RestContext);
	const outer = useContext(OuterDocuments);
	const render = useRender();
	const page = useCurrentPage();
	const node = useCurrentNode();
	return (tree) => (
		<ApolloProvider client={client}>
			<RestContext value={rest}>
				<RenderProvider value={render}>
					<CurrentPageProvider page={page}>
						<CurrentNodeProvider node={node}>
							<OuterDocuments value={outer}>{tree}</OuterDocuments>
						</CurrentNodeProvider>
					</CurrentPageProvider>
				</RenderProvider>
			</RestContext>
		</ApolloProvider>
	);
}
