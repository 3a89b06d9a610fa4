type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;
type FieldOfAny<Union, Key> = Union extends unknown
	? Key extends keyof Union
		? Union[Key]
		: never
	: never;

/**
 * Merges several object types into one: fields of all types are required, other fields are optional. Answers to
 * queries through GraphQL interfaces have this type.
 */
export type UnionFields<Union> = Pick<Union, keyof Union> & {
	[Key in Exclude<KeyOfAny<Union>, keyof Union>]?: FieldOfAny<Union, Key>;
};
