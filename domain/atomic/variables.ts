import { isSafeValue } from '../css/declarations';
import { safeClassName } from './styles/class-names';

/** A design token of the site, as a custom property. */
export interface Variable {
	/** The custom property, `--ink`. */
	name: string;
	/** Its value in CSS. */
	css: string;
	/** The names under which elements of version 3 use the variable; empty if they may not use it. */
	aliases: readonly string[];
}

/** A variable in WordPress's answer. */
export interface StoredVariable {
	id: string;
	label: string;
	/** `global-color-variable`, `global-font-variable`, `global-size-variable`… */
	type: string;
	/** CSS. */
	value: string;
	/** True for a deleted variable. Values that still use its id keep its colour. */
	isDeleted: boolean;
	/** True where elements of version 3 may use it as a global colour or font. */
	isSynced: boolean;
}

/**
 * Returns the variables of a site by id. Leaves out a variable if its id or value cannot be
 * written as CSS.
 */
export function readVariables(stored: readonly StoredVariable[]): ReadonlyMap<string, Variable> {
	return new Map(
		stored.flatMap((variable) => {
			const { id, label, isDeleted, value } = variable;
			const name = safeClassName(isDeleted ? id : label) || safeClassName(id);
			if (name === '' || !isSafeValue(value)) return [];
			return [[id, { name: `--${name}`, css: value, aliases: aliasesOf(variable) }]];
		}),
	);
}

/**
 * The names of a variable in kits of version 3, which identify their globals by other ids: the variable's id, or its
 * label.
 */
function aliasesOf({ id, label, type, isSynced, isDeleted }: StoredVariable): string[] {
	if (!isSynced || isDeleted) return [];
	const ids = [safeClassName(id), safeClassName(label)].filter((one) => one !== '');
	return ids.flatMap((one) =>
		type.includes('font')
			? [`--e-global-typography-${one}-font-family`]
			: [`--e-global-color-${one}`],
	);
}

const NAMED = /var\(\s*(--[^\s,()]+)/g;

/**
 * A `:root` rule with the variables that a sheet uses, directly or through other variables; empty if the sheet uses
 * none.
 */
export function usedVariables(sheet: string, variables: readonly Variable[]): string {
	const values = new Map<string, string>();
	for (const { name, css, aliases } of variables) {
		if (!values.has(name)) values.set(name, css);
		for (const alias of aliases) values.set(alias, `var(${name})`);
	}
	const used = new Map<string, string>();
	const waiting = values.size > 0 ? [sheet] : [];
	for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
		for (const [, name = ''] of text.matchAll(NAMED)) {
			const css = values.get(name);
			if (css === undefined || used.has(name)) continue;
			used.set(name, css);
			waiting.push(css);
		}
	}
	const declared = [...used].sort(([a], [b]) => (a < b ? -1 : 1));
	return declared.length > 0
		? `:root{${declared.map(([name, css]) => `${name}:${css}`).join(';')}}`
		: '';
}
