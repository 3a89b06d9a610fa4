/** CSS declarations by property, in output order; a property without a value is left out. */
export type Declarations = Readonly<Record<string, string | undefined>>;
