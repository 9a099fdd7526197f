import { expect, test } from 'vitest'
import { createCartKeeper, type KeeperParts } from './cart-keeper.ts'
import type { BulkItem } from './schemas.ts'
import type { Sending } from './send-draft.ts'
import type { Stored } from './session-cart.ts'

const item = (id: string): BulkItem => ({
	id,
	product_id: 'p',
	item_id: 'i',
	roster_id: null,
	player_name: 'Somebody',
	variant_id: 'v',
	size: 'L',
	number: '7',
	qty: 1,
	price: 5_000,
})
const [a, b, c] = [item('a'), item('b'), item('c')]

function open(change: Partial<KeeperParts> & { stored?: Stored } = {}) {
	const sent: Sending[] = []
	const kept: Parameters<KeeperParts['write']>[0][] = []
	const keeper = createCartKeeper({
		portalId: 'team-1',
		draft: { items: [a], revision: 4 },
		read: () => change.stored,
		write: (stored) => void kept.push(stored),
		send: async (sending) => {
			sent.push(sending)
			return { revision: sending.baseRevision + 1, isOvertaken: false }
		},
		pauseMs: 60_000,
		retryMs: 60_000,
		...change,
	})
	return { keeper, sent, kept }
}
const stored = (change: Partial<Stored> = {}): Stored => ({
	portalId: 'team-1',
	items: [b],
	savedRevision: 4,
	isChanged: false,
	...change,
})

test.each([
	['nothing', undefined, [a], false, undefined],
	['what was saved as the same', stored(), [a], false, undefined],
	['unsaved lines of its own', stored({ isChanged: true }), [b], true, undefined],
	['lines of which nobody noted when they were saved', stored({ savedRevision: null }), [b], true, undefined],
	['an older state', stored({ savedRevision: 3 }), [a], false, 'info'],
])('a window that has kept %s goes on with what counts', (_what, read, items, isSaving, tone) => {
	const { keeper } = open(read ? { stored: read } : {})
	const close = keeper.open()
	expect(keeper.state()).toMatchObject({ items, isSaving })
	expect(keeper.state().notice?.tone).toBe(tone)
	close()
})

test('a change is in the window’s storage at once, and on the server once it is saved', async () => {
	const { keeper, sent, kept } = open()
	keeper.change((items) => [...items, b])
	expect(kept.at(-1)).toMatchObject({ items: [a, b], savedRevision: 4, isChanged: true })
	expect(await keeper.flush()).toBe(5)
	expect(sent).toMatchObject([{ baseRevision: 4, items: [a, b] }])
	expect(kept.at(-1)).toMatchObject({ savedRevision: 5, isChanged: false })
	expect(await keeper.flush()).toBe(5)
	expect(sent).toHaveLength(1)
})

test('what is typed while it is saved is saved after it, never at the same time', async () => {
	let inFlight = 0
	const { keeper } = open({
		send: async ({ baseRevision }) => {
			inFlight += 1
			expect(inFlight).toBe(1)
			if (baseRevision === 4) keeper.change((items) => [...items, c])
			await Promise.resolve()
			inFlight -= 1
			return { revision: baseRevision + 1, isOvertaken: false }
		},
	})
	keeper.change((items) => [...items, b])
	expect(await keeper.flush()).toBe(6)
	expect(keeper.state()).toMatchObject({ items: [a, b, c], isSaving: false })
})

test('a save over another device’s is told; one that failed is kept and told until it went through', async () => {
	const answers: Awaited<ReturnType<KeeperParts['send']>>[] = [
		null,
		'Players order for themselves only.',
		{ revision: 9, isOvertaken: true },
	]
	const { keeper, kept } = open({ send: async () => answers.shift() ?? null })
	keeper.change(() => [b])
	expect(await keeper.flush()).toBeNull()
	expect(keeper.state().notice?.tone).toBe('danger')
	expect(kept.at(-1)).toMatchObject({ items: [b], isChanged: true })
	await keeper.flush()
	expect(keeper.state().notice?.words).toBe('Players order for themselves only.')
	expect(await keeper.flush()).toBe(9)
	expect(keeper.state()).toMatchObject({ isSaving: false, notice: { tone: 'warning' } })
	keeper.stop()
})

test('after it was ordered nothing is kept any more', async () => {
	const { keeper, sent, kept } = open()
	keeper.stop()
	keeper.change(() => [])
	await keeper.flush()
	expect([sent, kept]).toEqual([[], []])
	keeper.stop()
})
