import { expect, test } from 'vitest'
import { createCartStore, type CartStoreParts, type Sending } from './cart-storage.ts'
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

function open(change: Partial<CartStoreParts> & { stored?: Stored } = {}) {
	const sent: Sending[] = []
	const kept: Parameters<CartStoreParts['write']>[0][] = []
	const store = createCartStore({
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
	return { store, sent, kept }
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
	const { store } = open(read ? { stored: read } : {})
	const close = store.open()
	expect(store.state()).toMatchObject({ items, isSaving })
	expect(store.state().notice?.tone).toBe(tone)
	close()
})

test('a change is in the window’s storage at once, and on the server once it is saved', async () => {
	const { store, sent, kept } = open()
	store.change((items) => [...items, b])
	expect(kept.at(-1)).toMatchObject({ items: [a, b], savedRevision: 4, isChanged: true })
	expect(await store.flush()).toEqual({ revision: 5, isMerged: false })
	expect(sent).toMatchObject([{ baseRevision: 4, items: [a, b] }])
	expect(kept.at(-1)).toMatchObject({ savedRevision: 5, isChanged: false })
	expect(await store.flush()).toEqual({ revision: 5, isMerged: false })
	expect(sent).toHaveLength(1)
})

test('what is typed while it is saved is saved after it, never at the same time', async () => {
	let inFlight = 0
	const { store } = open({
		send: async ({ baseRevision }) => {
			inFlight += 1
			expect(inFlight).toBe(1)
			if (baseRevision === 4) store.change((items) => [...items, c])
			await Promise.resolve()
			inFlight -= 1
			return { revision: baseRevision + 1 }
		},
	})
	store.change((items) => [...items, b])
	expect(await store.flush()).toEqual({ revision: 6, isMerged: false })
	expect(store.state()).toMatchObject({ items: [a, b, c], isSaving: false })
})

test('a save that failed is kept and reported until it went through', async () => {
	const answers = [null, 'Players order for themselves only.', { revision: 9 }]
	const { store, kept } = open({ send: async () => answers.shift() ?? null })
	store.change(() => [b])
	expect(await store.flush()).toBeNull()
	expect(store.state().notice?.tone).toBe('danger')
	expect(kept.at(-1)).toMatchObject({ items: [b], isChanged: true })
	await store.flush()
	expect(store.state().notice?.text).toBe('Players order for themselves only.')
	expect(await store.flush()).toEqual({ revision: 9, isMerged: false })
	expect(store.state()).toMatchObject({ isSaving: false, notice: null })
	store.stop()
})

test('what another device has saved meanwhile comes together with what was typed here, and is saved', async () => {
	const sent: Sending[] = []
	const { store } = open({
		send: async (sending) => {
			sent.push(sending)
			return sent.length === 1 ? { revision: 9, items: [a, c] } : { revision: 10 }
		},
	})
	store.change((items) => [...items, b])
	expect(await store.flush()).toEqual({ revision: 10, isMerged: true })
	expect(sent[1]).toMatchObject({ baseRevision: 9, items: [a, c, b] })
	expect(store.state()).toMatchObject({ items: [a, c, b], isSaving: false, notice: { tone: 'warning' } })
	expect(await store.flush()).toEqual({ revision: 10, isMerged: false })
	store.stop()
})

test('a save that had arrived before the window went is no news when it comes back', async () => {
	const { store, sent } = open({
		stored: stored({ savedRevision: 3, isChanged: true, items: [a], base: [] }),
	})
	store.open()()
	expect(sent).toEqual([])
	expect(store.state()).toMatchObject({ items: [a], isSaving: false, notice: null })
})

test('what a window had not saved comes together with what another device has saved since', () => {
	const left = stored({ savedRevision: 3, isChanged: true, items: [c, b], base: [c] })
	const { store } = open({ stored: left })
	store.open()()
	expect(store.state()).toMatchObject({ items: [a, b], isSaving: true, notice: { tone: 'warning' } })
	store.stop()
})

test('a page that is read anew brings what another device has done; an older one brings nothing', () => {
	const { store } = open()
	store.meet({ items: [c], revision: 4 })
	expect(store.state().items).toEqual([a])
	store.meet({ items: [a, c], revision: 6 })
	expect(store.state()).toMatchObject({ items: [a, c], revision: 6, isSaving: false })
	store.stop()
})

test('two who save at once save one after the other', async () => {
	let inFlight = 0
	const { store } = open({
		send: async ({ baseRevision }) => {
			expect((inFlight += 1)).toBe(1)
			await Promise.resolve()
			inFlight -= 1
			return { revision: baseRevision + 1 }
		},
	})
	store.change(() => [b])
	const first = store.flush()
	store.change(() => [b, c])
	await Promise.all([first, store.flush(), store.flush(true)])
	expect(store.state()).toMatchObject({ items: [b, c], isSaving: false })
	store.stop()
})

test('after it was ordered nothing is kept any more', async () => {
	const { store, sent, kept } = open()
	store.stop()
	store.change(() => [])
	await store.flush()
	expect([sent, kept]).toEqual([[], []])
	store.stop()
})
