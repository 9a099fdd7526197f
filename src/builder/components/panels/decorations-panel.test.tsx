import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceTables } from './decorations-panel.tsx'
import { specPrices } from '#pricing/rules/price-list.ts'

test('every decoration price is shown with two decimals', () => {
	const prices =
		renderToStaticMarkup(<PriceTables prices={specPrices} cloth={{ sublimated: false }} />).match(
			/<td[^>]*>[^<]*/g,
		) ?? []
	expect(prices).toHaveLength(60)
	for (const price of prices) expect(price).toMatch(/>\$\d+\.\d\d$/)
})

test('no twill is offered for a garment with dyed-in art', () => {
	expect(
		renderToStaticMarkup(<PriceTables prices={specPrices} cloth={{ sublimated: true }} />),
	).not.toContain('Tackle twill')
})
