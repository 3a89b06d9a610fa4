import type { FormField } from '@outrigger/rules/forms/form-field';
import { dynamicTagOf } from '../../elements/dynamic/dynamic-tags';

const MOST_CHARACTERS = 100;

/**
 * Returns the address parameter that fills in a field: the builder's dynamic value `request-arg`. The page is the same
 * for all visitors, so the browser fills in the value.
 *
 * @returns undefined for a field without this dynamic value, for a name that is empty or longer than 100 characters,
 *   and for a value that is no parameter of an address (`request_type` `post`)
 */
export function requestArgOf({ row }: FormField): string | undefined {
	const tag = dynamicTagOf(row, 'field_value');
	if (tag?.name !== 'request-arg') return undefined;
	const { request_type = 'get', param_name } = tag.settings;
	if (request_type === 'post' || typeof param_name !== 'string') return undefined;
	const name = param_name.trim();
	return name !== '' && name.length <= MOST_CHARACTERS ? name : undefined;
}
