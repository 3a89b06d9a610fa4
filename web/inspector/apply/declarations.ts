/** One declaration of a sheet, and its place in the sheet. */
export interface Declaration {
	/** The rules around it, the outermost first, `@media (max-width:767px)`; empty at the top level. */
	context: readonly string[];
	/** One selector. */
	selector: string;
	property: string;
	value: string;
	isImportant: boolean;
}

/** Returns the declarations of a sheet. It returns rules without declarations for an element (keyframes) as text. */
export function declarationsOf(sheet: CSSStyleSheet): {
	declarations: Declaration[];
	others: string[];
} {
	const declarations: Declaration[] = [];
	const others: string[] = [];
	walkRules(
		sheet.cssRules,
		[],
		(rule, context) => {
			const { style } = rule;
			for (const selector of splitSelectors(rule.selectorText)) {
				for (const property of style) {
					const value = style.getPropertyValue(property);
					const isImportant = style.getPropertyPriority(property) === 'important';
					declarations.push({ context, selector, property, value, isImportant });
				}
			}
		},
		(text) => others.push(text),
	);
	return { declarations, others };
}

/** Makes the key of a declaration's place, without its value. */
export function placeOf({ context, selector, property }: Declaration): string {
	return [...context, selector, property].join('|');
}

/** Returns true if two declarations with the same place are equal. */
export function saysSame(one: Declaration | undefined, other: Declaration): boolean {
	return one?.value === other.value && one.isImportant === other.isImportant;
}

/** Writes declarations as a sheet, in their order. */
export function sheetText(declarations: readonly Declaration[], others: readonly string[]): string {
	const rules = declarations.map(({ context, selector, property, value, isImportant }) => {
		const rule = `${selector}{${property}:${value}${isImportant ? '!important' : ''}}`;
		return context.reduceRight((inner, around) => `${around}{${inner}}`, rule);
	});
	return [...others, ...rules].join('');
}

/**
 * Removes declarations from the sheets of a page. It first splits a rule that several elements share, so that the other
 * elements keep it.
 */
export function removeDeclarations(
	sheets: Iterable<CSSStyleSheet>,
	removed: readonly Declaration[],
): void {
	const properties = new Map<string, string[]>();
	for (const declaration of removed) {
		const key = [...declaration.context, declaration.selector].join('|');
		properties.set(key, [...(properties.get(key) ?? []), declaration.property]);
	}
	for (const sheet of sheets) {
		const found: { rule: CSSStyleRule; selector: string; names: string[] }[] = [];
		walkRules(sheet.cssRules, [], (rule, context) => {
			for (const selector of splitSelectors(rule.selectorText)) {
				const names = properties.get([...context, selector].join('|'));
				if (names) found.push({ rule, selector, names });
			}
		});
		for (const { rule, selector, names } of found) {
			const own = partOff(rule, selector);
			for (const name of names) own.style.removeProperty(name);
		}
	}
}

/** Splits off the rule for one selector. */
function partOff(rule: CSSStyleRule, selector: string): CSSStyleRule {
	const selectors = splitSelectors(rule.selectorText);
	if (selectors.length < 2) return rule;
	const list = (rule.parentRule ?? rule.parentStyleSheet) as CSSGroupingRule;
	const at = [...list.cssRules].indexOf(rule) + 1;
	list.insertRule(`${selector}{${rule.style.cssText}}`, at);
	rule.selectorText = selectors.filter((one) => one !== selector).join(',');
	return list.cssRules[at] as CSSStyleRule;
}

function walkRules(
	rules: CSSRuleList,
	context: readonly string[],
	visit: (rule: CSSStyleRule, context: readonly string[]) => void,
	visitOther: (text: string) => void = () => {},
): void {
	for (const rule of rules) {
		// `instanceof` would fail here, because the frame has its own constructors.
		if ('selectorText' in rule) visit(rule as CSSStyleRule, context);
		else if ('cssRules' in rule && !/^@(?:-webkit-)?keyframes/.test(rule.cssText)) {
			const around = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
			walkRules((rule as CSSGroupingRule).cssRules, [...context, around], visit, visitOther);
		} else if (rule.cssText.includes('{')) visitOther(rule.cssText);
	}
}

/** The selectors of a list; commas inside brackets do not separate selectors. */
export function splitSelectors(text: string): string[] {
	const selectors: string[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at < text.length; at += 1) {
		const letter = text[at];
		if (letter === '(' || letter === '[') depth += 1;
		else if (letter === ')' || letter === ']') depth -= 1;
		else if (letter === ',' && depth === 0) {
			selectors.push(text.slice(from, at).trim());
			from = at + 1;
		}
	}
	return [...selectors, text.slice(from).trim()];
}
