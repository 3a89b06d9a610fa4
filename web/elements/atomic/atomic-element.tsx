import { read } from '@outrigger/rules/atomic/envelope';
import { pictureIdsIn, type References, withReferences } from '@outrigger/rules/atomic/references';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { useRender } from '../context/render-context';
import { useLibraryList } from '../media/media-library';
import { mediaSource } from '../media/media-source';
import { inWordsOf } from '../settings/word';
import { Elements } from '../tree/elements';
import { addAtomicStyles } from './add-atomic-styles';
import { atomicAttributes } from './atomic-attributes';
import type { AtomicDefinition } from './define-atomic';
import { variableOf } from './variable-of';

interface AtomicElementProps {
	element: ElementNode;
	definition: AtomicDefinition;
}

/**
 * One element of version 4. Its classes are added to the page's sheet, and its markup has no wrapper around it. If its
 * classes name pictures of the library, it waits for their addresses.
 */
export function AtomicElement(props: AtomicElementProps) {
	const { atomic } = props.element;
	const ids = pictureIdsIn([atomic?.styles, atomic?.classes.map(({ style }) => style)]);
	return ids.length > 0 ? <Pictured {...props} ids={ids} /> : <Resolved {...props} />;
}

function Pictured({ ids, ...props }: AtomicElementProps & { ids: readonly number[] }) {
	const media = useLibraryList(ids);
	return (
		<Resolved
			{...props}
			picture={(id, size) => {
				const item = media[ids.indexOf(id)];
				return item ? mediaSource(item, size)?.url : undefined;
			}}
		/>
	);
}

function Resolved({
	element,
	definition,
	picture,
}: AtomicElementProps & { picture?: References['picture'] }) {
	const render = useRender();
	const { styles, document, item, warn } = render;
	const references = { variable: variableOf(render.variables), dynamic: render.resolveDynamic };
	const unread = (name: string) =>
		warn(`The value of "${name}" cannot be read and counts as not set`, { element: element.id });
	addAtomicStyles(styles, document.databaseId, element, definition, {
		references: { ...references, picture },
		unread,
	});
	const stored = plainObjectOf(withReferences(element.settings, references));
	const settings = inWordsOf(render.say, () => read(definition.settings, stored)) ?? {};
	for (const [key, value] of Object.entries(settings)) {
		if (value === undefined && isSet(stored[key])) unread(key);
	}
	const { Markup } = definition;
	return (
		<Markup
			settings={settings}
			element={element}
			attributes={atomicAttributes(element, definition, stored, item)}
		>
			{element.children.length > 0 && <Elements nodes={element.children} inside={element} />}
		</Markup>
	);
}

/** Returns false for a link without a destination and for an empty list. Both count as not set, and are no faults. */
function isSet(stored: unknown): boolean {
	const { value, disabled } = plainObjectOf(stored);
	if (stored === undefined || stored === null || disabled === true) return false;
	return typeof value !== 'object' || Object.values(value ?? {}).some((one) => one !== null);
}
