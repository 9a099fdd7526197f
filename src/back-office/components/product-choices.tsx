/** Products to choose from while typing a SKU; others can be typed too. */
export type Suggestion = { sku: string; brand: string; model: string }

/** For the `list` of a field. */
export const ProductChoices = ({ id, suggestions }: { id: string; suggestions: readonly Suggestion[] }) => (
	<datalist id={id}>
		{suggestions.map(({ sku, brand, model }) => (
			<option key={sku} value={sku}>{`${brand} ${model}`}</option>
		))}
	</datalist>
)
