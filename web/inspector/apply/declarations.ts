/** One declaration of a sheet and where it stands. */
export interface Declaration {
	/** The rules around it from outside in, `@media (max-width:767px)`; empty at the top. */
	context: readonly string[];
	/** One selector. */
	selector: string;
	property: string;
	value: string;
	isImportant: boolean;
}

/**
 * Returns the declarations of a sheet, and its rules that declare nothing of an element
 * (keyframes), as text.
 */
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

/** Names a declaration apart from its value. */
export function placeOf({ context, selector, property }: Declaration): string {
	return [...context, selector, property].join('|');
}

/** Returns true if two declarations of one place are equal. */
export function saysSame(one: Declaration | undefined, other: Declaration): boolean {
	return one?.value === other.value && one.isImportant === other.isImportant;
}

/** A sheet of declarations, in their order. */
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

/** The rule for one selector alone. */
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
		// Constructors of the frame are others than those of this page.
		if ('selectorText' in rule) visit(rule as CSSStyleRule, context);
		else if ('cssRules' in rule && !/^@(?:-webkit-)?keyframes/.test(rule.cssText)) {
			const around = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
			walkRules((rule as CSSGroupingRule).cssRules, [...context, around], visit, visitOther);
		} else if (rule.cssText.includes('{')) visitOther(rule.cssText);
	}
}

/** The selectors of a list; commas inside brackets part nothing. */
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
