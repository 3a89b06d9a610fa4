import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { isPlainObject, plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { DesignFields } from '../kit/kit-design';
import { readPhpValue } from './php-value';
import type { Meta } from './wxr-items';

/** Content type of the classes of version 4.1 and later. */
export const GLOBAL_CLASS_TYPE = 'e_global_class';

/** Gathers the classes and variables that elements of version 4 share, from the posts of an export file. */
export interface DesignMetas {
	/** Adds a post that is a class. @param title the label of the class */
	addClass: (meta: readonly Meta[], title: string) => void;
	/** Adds the post that is the kit. */
	addKit: (meta: readonly Meta[]) => void;
	/** All found classes and variables; empty if there are none. */
	fields: () => DesignFields;
}

/** A collector without classes and variables. */
export function createDesignMetas(): DesignMetas {
	const posts: Record<string, unknown> = {};
	let kit = new Map<string, string>();
	return {
		addClass(meta, title) {
			const own = byKey(meta);
			const id = own.get('_elementor_global_class_id');
			const data = objectOf(own.get('_elementor_global_class_data'));
			if (id && 'variants' in data) posts[id] = { label: title, ...data };
		},
		addKit(meta) {
			kit = byKey(meta);
		},
		fields() {
			const variables = objectOf(kit.get('_elementor_global_variables'));
			const classes = classesOf(posts, kit);
			return {
				...(Object.keys(classes.items).length > 0 && { global_classes: classes }),
				...('data' in variables && { global_variables: variables }),
			};
		},
	};
}

/** A class in a post replaces the class with the same id in the kit, where an older builder stored it. */
function classesOf(posts: Record<string, unknown>, kit: ReadonlyMap<string, string>) {
	const older = objectOf(kit.get('_elementor_global_classes'));
	const { order = older.order } = objectOf(kit.get('_elementor_global_classes_order'));
	return { items: { ...plainObjectOf(older.items), ...posts }, order };
}

function byKey(meta: readonly Meta[]): Map<string, string> {
	return new Map(meta.map(({ key, value }) => [key, value]));
}

/** Reads an object that is stored in the form of PHP or of JSON; returns an empty object for every other text. */
function objectOf(text = ''): Record<string, unknown> {
	const value = readPhpValue(text);
	return isPlainObject(value) ? value : parseJsonObject(text);
}
