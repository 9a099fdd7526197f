// The price list, with the rules of tax and shipping. Every use case that prices reads it once, so that no sum mixes two
// lists. Placed orders keep theirs.
import { specShipping, specTax } from '#pricing/rules/delivery.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { shippingSection, taxSection } from '../rules/delivery-lines.ts'
import { priceSection } from '../rules/price-lines.ts'
import { newestOf } from '../store/settings.server.ts'
import { settingsAt, valuesIn, type Reading } from './sections.server.ts'

/** The list that holds now. One statement. */
export async function pricesNow({ db }: Reading): Promise<PriceList> {
	const rows = await newestOf(db, ['prices', 'tax', 'shipping'])
	const rowOf = (name: string) => rows.find(({ section }) => section === name)
	const { version: _tax, ...tax } = valuesIn(taxSection, rowOf('tax'))
	const { version: _shipping, ...shipping } = valuesIn(shippingSection, rowOf('shipping'))
	return { ...valuesIn(priceSection, rowOf('prices')), tax, shipping }
}

/**
 * The list of a design, which neither ships nor is taxed.
 * @param version of something that was priced earlier; 0 for the specification's list @throws Refusal not_found
 */
export const pricesAt = async (context: Reading, version: number): Promise<PriceList> => ({
	...(await settingsAt(context, priceSection, version)),
	tax: specTax,
	shipping: specShipping,
})
