import { type ItemNode, itemTree } from '@outrigger/rules/lists/item-tree';
import { useCurrentPage } from '../../elements/context/current-page';
import { linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import { ChoiceForm, type ChoiceOption } from './choice-form';
import { isTicked } from './instance';
import type { Instance } from './settings';
import { type UsedTerm, useTerms } from './use-terms';
import { WidgetTitle } from './widget-title';

/** The categories with posts, as a list or as a form to choose from. Renders nothing if there are none. */
export function CategoriesWidget({ instance }: { instance: Instance }) {
	const say = useTexts();
	const terms = useTerms('category')?.terms ?? [];
	if (terms.length === 0) return null;
	const nodes = isTicked(instance, 'hierarchical')
		? itemTree(terms)
		: terms.map((item) => ({ item, children: [] }));
	const hasCount = isTicked(instance, 'count');
	return (
		<>
			<WidgetTitle instance={instance} usual={say('wordpress.categories')} />
			{isTicked(instance, 'dropdown') ? (
				<ChoiceForm
					label={say('wordpress.categories')}
					name="cat"
					first={say('wordpress.selectCategory')}
					options={optionsOf(nodes, hasCount)}
				/>
			) : (
				<ul>
					<CategoryItems nodes={nodes} hasCount={hasCount} />
				</ul>
			)}
		</>
	);
}

function optionsOf(
	nodes: readonly ItemNode<UsedTerm>[],
	hasCount: boolean,
	depth = 0,
): ChoiceOption[] {
	return nodes.flatMap(({ item: { databaseId, name, count }, children }) => [
		{
			key: databaseId,
			value: `${databaseId}`,
			label: `${'\u00a0'.repeat(3 * depth)}${name}${hasCount ? `\u00a0\u00a0(${count})` : ''}`,
		},
		...optionsOf(children, hasCount, depth + 1),
	]);
}

function CategoryItems({
	nodes,
	hasCount,
}: {
	nodes: readonly ItemNode<UsedTerm>[];
	hasCount: boolean;
}) {
	const { archive } = useCurrentPage();
	return nodes.map(({ item: { databaseId, name, uri, count }, children }) => {
		const isCurrent = archive?.taxonomy === 'category' && archive.termDatabaseId === databaseId;
		const classes = ['cat-item', `cat-item-${databaseId}`, isCurrent && 'current-cat'];
		const link = linkAttributes(uri);
		return (
			<li key={databaseId} className={classes.filter(Boolean).join(' ')}>
				{link ? (
					<a {...link} aria-current={isCurrent ? 'page' : undefined}>
						{name}
					</a>
				) : (
					name
				)}
				{hasCount && ` (${count})`}
				{children.length > 0 && (
					<ul className="children">
						<CategoryItems nodes={children} hasCount={hasCount} />
					</ul>
				)}
			</li>
		);
	});
}
