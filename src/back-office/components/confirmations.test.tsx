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
			confirmCents={1_000}
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
