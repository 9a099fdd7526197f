// What asks once more before money moves or settings change is focused by its question, never by its button.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RefundForm } from './orders/refund-form.tsx'
import { Review } from './settings/settings-history.tsx'

const questions: Record<string, ReactNode> = {
	refund: (
		<RefundForm
			lines={[]}
			unitsLeft={[]}
			leftCents={5_000}
			typed={{ what: 'amount', amount: '10' }}
			isCredit={false}
			toConfirm={{ amountCents: 1_000, taxCents: 75 }}
		/>
	),
	settings: (
		<Review
			path="/admin/settings/prices"
			words={{ things: 'prices', column: 'Price', effect: 'New orders pay them.' }}
			seen={1}
			typed={{ setup: '10' }}
			changes={[{ label: 'Setup', from: '$5', to: '$10' }]}
		/>
	),
}

test.each(Object.entries(questions))('a second Enter does not carry out: %s', (_name, question) => {
	const focused = [...renderToStaticMarkup(question).matchAll(/<(\w+)[^>]*autofocus=""/gi)]
	expect(focused.map(([, tag]) => tag)).toEqual(['div'])
})

test('the question says how much of a refund is sales tax, and nothing where there is none', () => {
	const asked = (taxCents: number, isCredit = false) =>
		renderToStaticMarkup(
			<RefundForm
				lines={[]}
				unitsLeft={[]}
				leftCents={5_000}
				typed={{ what: 'amount', amount: '10' }}
				isCredit={isCredit}
				toConfirm={{ amountCents: 1_000, taxCents }}
			/>,
		)
	expect(asked(75)).toContain('Of it, $0.75 is sales tax.')
	expect(asked(0)).toContain('$10.00 goes back to the payer.')
	expect(asked(0)).not.toContain('sales tax')
	expect(asked(0, true)).toContain('$10.00 is taken off the purchase order.')
})
