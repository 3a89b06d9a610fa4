import { type Choices, isOffered } from '@outrigger/rules/shop/choose-variation';
import { type ReactNode, useRef } from 'react';
import { useEarlyInput } from '../../shop/cart/use-early-input';
import { useTexts } from '../../ui/texts';
import type { OfferedProduct, OfferedVariation } from './offered-product';

interface VariationFieldsProps {
	/** The ids of the fields start with it. */
	id: string;
	product: OfferedProduct;
	choices: Choices;
	/** The chosen variation of the product; undefined if the visitor has not chosen one. */
	variation: OfferedVariation | undefined;
	onChoose: (name: string, value: string) => void;
}

/** The choices of a product, then the price and the stock of the chosen variation. */
export function VariationFields({
	id,
	product: { attributes, variations },
	choices,
	variation,
	onChoose,
}: VariationFieldsProps) {
	const say = useTexts();
	return (
		<div className="variations">
			{attributes.map(({ name, label, options }) => (
				<div key={name} className="variation-field">
					<label htmlFor={`${id}-${name}`}>{label}</label>
					<Choice
						id={`${id}-${name}`}
						name={name}
						chosen={choices[name] ?? ''}
						onChoose={(value) => onChoose(name, value)}
					>
						{options.map((option) => (
							<option
								key={option.value}
								value={option.value}
								disabled={!isOffered(variations, name, option.value, choices)}
							>
								{option.label}
							</option>
						))}
					</Choice>
				</div>
			))}
			<p className="woocommerce-variation single_variation" aria-live="polite">
				{variation && (
					<>
						<span className="price">{variation.price}</span>
						{!variation.isBuyable ? (
							<span className="stock out-of-stock">{say('shop.outOfStock')}</span>
						) : (
							variation.stock && <span className="stock in-stock">{variation.stock}</span>
						)}
					</>
				)}
			</p>
		</div>
	);
}

interface ChoiceProps {
	id: string;
	/** The name of the attribute. */
	name: string;
	chosen: string;
	onChoose: (value: string) => void;
	/** The options of the field. */
	children: ReactNode;
}

function Choice({ id, name, chosen, onChoose, children }: ChoiceProps) {
	const say = useTexts();
	const field = useRef<HTMLSelectElement>(null);
	useEarlyInput(field, chosen, onChoose);
	return (
		<select
			ref={field}
			id={id}
			name={`attribute_${name}`}
			value={chosen}
			onChange={({ target }) => onChoose(target.value)}
		>
			<option value="">{say('shop.chooseOption')}</option>
			{children}
		</select>
	);
}
