// The price list. Every use case that prices reads it once, so that no sum mixes two lists. Placed orders keep theirs.
import type { PriceList } from '#pricing/schemas.ts'
import { priceSection } from '../rules/price-lines.ts'
import { settingsAt, settingsNow, type Reading } from './sections.server.ts'

/** The list that holds now. One statement. */
export const pricesNow = (context: Reading): Promise<PriceList> => settingsNow(context, priceSection)

/** @param version of something that was priced earlier; 0 for the specification's list @throws Refusal not_found */
export const pricesAt = (context: Reading, version: number): Promise<PriceList> =>
	settingsAt(context, priceSection, version)
