import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceTables } from './decorations-panel.tsx'

test('every decoration price is shown with two decimals', () => {
	const prices = renderToStaticMarkup(<PriceTables />).match(/<td[^>]*>[^<]*/g) ?? []
	expect(prices).toHaveLength(60)
	for (const price of prices) expect(price).toMatch(/>\$\d+\.\d\d$/)
})
