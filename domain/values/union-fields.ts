type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;
type FieldOfAny<Union, Key> = Union extends unknown
	? Key extends keyof Union
		? Union[Key]
		: never
	: never;

/**
 * Objects of several kinds as one: what all of them have is there, what only some have may be missing. For answers to
 * a question that is asked through interfaces.
 */
export type UnionFields<Union> = Pick<Union, keyof Union> & {
	[Key in Exclude<KeyOfAny<Union>, keyof Union>]?: FieldOfAny<Union, Key>;
};
