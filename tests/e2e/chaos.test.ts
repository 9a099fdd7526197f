// The short form of `npm run chaos`: the shop is killed while people check out, and they notice only a delay.
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runChaos } from '../../chaos/run.ts'
import { checkoutSteps } from '../../chaos/traffic.ts'
import { newDataFolder } from './own-shop.ts'

test('kill -9 during checkout: no order lost, none doubled, none charged twice', async () => {
	const folder = newDataFolder()
	try {
		const options = { seed: 1958, kills: 1, backups: 0, cards: 3, purchaseOrders: 1, coaches: 1, settleMs: 0 }
		const { violations, kills, ledger } = await runChaos(
			{ place: { url: null, folder }, settings: { TMPDIR: folder } },
			options,
		)
		expect(violations).toEqual([])
		expect(kills.some(({ inFlight }) => inFlight.some((step) => checkoutSteps.has(step)))).toBe(true)
		expect(ledger.attempts.some(({ acknowledged }) => acknowledged.isSeenPaid)).toBe(true)
		expect(ledger.attempts.some(({ acknowledged }) => acknowledged.reference !== undefined)).toBe(true)
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
})
