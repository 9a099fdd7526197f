// Who pays what: each way to pay that a person can choose says so, and no other.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentChoice } from './payment-choice.tsx'

type View = Parameters<typeof PaymentChoice>[0]['view']

const shown = (view: Partial<View>, canSplit: boolean): string[] => {
	const page = renderToStaticMarkup(
		<PaymentChoice
			view={{
				canUsePurchaseOrder: false,
				needsApprover: false,
				isSandbox: false,
				isManager: false,
				...view,
			}}
			mode="player_pays"
			onMode={() => undefined}
			canSplit={canSplit}
			totalCents={123_450}
			errors={{}}
			documentError={undefined}
			typed={undefined}
		/>,
	)
	return [...page.matchAll(/<b>([^<]+)<\/b><span>([^<]+)/g)].map(([, title, text]) => `${title}: ${text}`)
}

const now = 'You pay now: All of it, $1,234.50, by card on the next page.'
const families = 'Each family pays its part: By its own link. You pay nothing now.'
const school = 'The school pays by purchase order: Once it has approved the order. You pay nothing now.'

test.each<[string, Partial<View>, boolean, string[]]>([
	['a player', {}, false, [now]],
	['a coach with one player', { isManager: true, canUsePurchaseOrder: true }, false, [now, school]],
	['a coach with a team', { isManager: true, canUsePurchaseOrder: true }, true, [now, families, school]],
	['staff without purchase orders', { isManager: true }, true, [now, families]],
])('%s reads who pays what', (_who, view, canSplit, sentences) => {
	expect(shown(view, canSplit)).toEqual(sentences)
})
