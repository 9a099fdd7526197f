import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { termsFor } from '#pricing/rules/price-list.ts'
import { totals } from '#pricing/rules/totals.ts'
import { Summary } from './summary.tsx'
import { specPrices } from '#pricing/rules/price-list.ts'

test('a kit says its missing pieces and its problems while it is closed', () => {
	const kit = {
		id: 'kit.1',
		model: 'Elite Uniform Set',
		units: '3 pieces: 2 Jersey, 1 Pants',
		sumCents: 30_000,
		problems: ['1 line: Sold out.'],
		missing: ['Pants missing for #7 Ava.'],
		lines: [],
		more: 0,
	}
	const sums = totals([], termsFor({ roles: [], delivery: { isTaxExempt: false } }, specPrices))
	const view = { entries: [{ kit, line: null }], more: 0, totals: sums, exemptTotals: null, next: undefined }
	const closed = renderToStaticMarkup(<Summary view={view} />).replaceAll(/<details[\s\S]*?<\/details>/g, '')
	expect(closed).toContain('1 line: Sold out.')
	expect(closed).toContain('Pants missing for #7 Ava.')
})
