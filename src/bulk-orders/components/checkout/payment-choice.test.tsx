// Who pays what: each way to pay that a person can choose says so, and no other.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentChoice } from './payment-choice.tsx'

type View = Parameters<typeof PaymentChoice>[0]['view']

const shown = (view: Partial<View>, shareCents: readonly number[]): string[] => {
	const page = renderToStaticMarkup(
		<PaymentChoice
			view={{
				canUsePurchaseOrder: false,
				needsApprover: false,
				isSandbox: false,
				...view,
			}}
			mode="player_pays"
			onMode={() => undefined}
			shareCents={shareCents}
			totalCents={123_450}
			errors={{}}
			documentError={undefined}
			typed={undefined}
		/>,
	)
	return [...page.matchAll(/<b>([^<]+)<\/b><span>([^<]+)/g)].map(([, title, text]) => `${title}: ${text}`)
}

const now = 'You pay now: All of it, $1,234.50, by card on the next page.'
const families = (each: string) =>
	`Each family pays its part: ${each} by its own link, $1,234.50 together. You pay nothing now.`
const school =
	'The school pays by purchase order: All of it, $1,234.50, once it has approved the order. You pay nothing now.'
const byPo = { canUsePurchaseOrder: true }

test.each<[string, Partial<View>, number[], string[]]>([
	['a player', {}, [], [now]],
	['a coach with one player', byPo, [], [now, school]],
	['a coach with a team', byPo, [61_700, 61_750], [now, families('$617.00 to $617.50'), school]],
	['a coach of players with equal orders', byPo, [61_725, 61_725], [now, families('$617.25'), school]],
	['staff without purchase orders', {}, [23_450, 100_000], [now, families('$234.50 to $1,000.00')]],
])('%s reads who pays what', (_who, view, shareCents, sentences) => {
	expect(shown(view, shareCents)).toEqual(sentences)
})
