import { expect, test } from 'vitest'
import { createCartKeeper, type KeeperParts, type Sending } from './cart-storage.ts'
import type { BulkItem } from '../schemas.ts'
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
			return { revision: sending.baseRevision + 1 }
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
	base: null,
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
	expect(await keeper.flush()).toEqual({ revision: 5, isMerged: false })
	expect(sent).toMatchObject([{ baseRevision: 4, items: [a, b] }])
	expect(kept.at(-1)).toMatchObject({ savedRevision: 5, isChanged: false })
	expect(await keeper.flush()).toEqual({ revision: 5, isMerged: false })
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
			return { revision: baseRevision + 1 }
		},
	})
	keeper.change((items) => [...items, b])
	expect(await keeper.flush()).toEqual({ revision: 6, isMerged: false })
	expect(keeper.state()).toMatchObject({ items: [a, b, c], isSaving: false })
})

test('a save that failed is kept and told until it went through', async () => {
	const answers = [null, 'Players order for themselves only.', { revision: 9 }]
	const { keeper, kept } = open({ send: async () => answers.shift() ?? null })
	keeper.change(() => [b])
	expect(await keeper.flush()).toBeNull()
	expect(keeper.state().notice?.tone).toBe('danger')
	expect(kept.at(-1)).toMatchObject({ items: [b], isChanged: true })
	await keeper.flush()
	expect(keeper.state().notice?.words).toBe('Players order for themselves only.')
	expect(await keeper.flush()).toEqual({ revision: 9, isMerged: false })
	expect(keeper.state()).toMatchObject({ isSaving: false, notice: null })
	keeper.stop()
})

test('what another device has saved meanwhile comes together with what was typed here, and is saved', async () => {
	const sent: Sending[] = []
	const { keeper } = open({
		send: async (sending) => {
			sent.push(sending)
			return sent.length === 1 ? { revision: 9, items: [a, c] } : { revision: 10 }
		},
	})
	keeper.change((items) => [...items, b])
	expect(await keeper.flush()).toEqual({ revision: 10, isMerged: true })
	expect(sent[1]).toMatchObject({ baseRevision: 9, items: [a, c, b] })
	expect(keeper.state()).toMatchObject({ items: [a, c, b], isSaving: false, notice: { tone: 'warning' } })
	expect(await keeper.flush()).toEqual({ revision: 10, isMerged: false })
	keeper.stop()
})

test('a save that had arrived before the window went is no news when it comes back', async () => {
	const { keeper, sent } = open({
		stored: stored({ savedRevision: 3, isChanged: true, items: [a], base: [] }),
	})
	keeper.open()()
	expect(sent).toEqual([])
	expect(keeper.state()).toMatchObject({ items: [a], isSaving: false, notice: null })
})

test('what a window had not saved comes together with what another device has saved since', () => {
	const left = stored({ savedRevision: 3, isChanged: true, items: [c, b], base: [c] })
	const { keeper } = open({ stored: left })
	keeper.open()()
	expect(keeper.state()).toMatchObject({ items: [a, b], isSaving: true, notice: { tone: 'warning' } })
	keeper.stop()
})

test('a page that is read anew brings what another device has done; an older one brings nothing', () => {
	const { keeper } = open()
	keeper.meet({ items: [c], revision: 4 })
	expect(keeper.state().items).toEqual([a])
	keeper.meet({ items: [a, c], revision: 6 })
	expect(keeper.state()).toMatchObject({ items: [a, c], revision: 6, isSaving: false })
	keeper.stop()
})

test('two who save at once save one after the other', async () => {
	let inFlight = 0
	const { keeper } = open({
		send: async ({ baseRevision }) => {
			expect((inFlight += 1)).toBe(1)
			await Promise.resolve()
			inFlight -= 1
			return { revision: baseRevision + 1 }
		},
	})
	keeper.change(() => [b])
	const first = keeper.flush()
	keeper.change(() => [b, c])
	await Promise.all([first, keeper.flush(), keeper.flush(true)])
	expect(keeper.state()).toMatchObject({ items: [b, c], isSaving: false })
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
