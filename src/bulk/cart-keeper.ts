// Keeps a bulk cart: what is typed counts at once, lies in the session storage with it, and on the server soon after.
import { messages } from './messages.ts'
import { inRows } from './rules/items.ts'
import { isSameCart, mergedCarts } from './rules/merge.ts'
import type { BulkItem } from './schemas.ts'
import type { SendDraft } from './send-draft.ts'
import type { Stored, Storing } from './session-cart.ts'
import type { Draft } from './views.ts'

export type CartNotice = { tone: 'info' | 'warning' | 'danger'; words: string }

export type CartState = {
	items: readonly BulkItem[]
	/** On the server, of what was saved last. */
	revision: number
	/** Something is not on the server yet. */
	isSaving: boolean
	notice: CartNotice | null
}

export type Flushed = {
	revision: number
	/** Another device's changes came into the cart while it was saved: nobody here has seen them yet. */
	isMerged: boolean
}

export type CartKeeper = {
	state: () => CartState
	subscribe: (listener: () => void) => () => void
	/** Takes up what this window has kept. @returns what ends it. */
	open: () => () => void
	change: (next: (items: readonly BulkItem[]) => readonly BulkItem[]) => void
	/** Resolves once all is saved; with null when the shop did not take it. */
	flush: (isLeaving?: boolean) => Promise<Flushed | null>
	/** The page was given a draft anew: what another device has done since is taken in. */
	meet: (draft: Draft) => void
	/** Keeps no more: what was ordered is cleared by whoever ordered it. */
	stop: () => void
}

export type KeeperParts = {
	portalId: string
	draft: Draft
	read: () => Stored | undefined
	write: (storing: Storing) => void
	send: SendDraft
	pauseMs?: number
	retryMs?: number
}

export function createCartKeeper(parts: KeeperParts): CartKeeper {
	const { portalId, draft, read, write, send, pauseMs = 500, retryMs = 5_000 } = parts
	const listeners = new Set<() => void>()
	let state: CartState = { ...draft, isSaving: false, notice: null }
	/** As the server has it, as far as this window knows. */
	let base: readonly BulkItem[] = draft.items
	let written: readonly BulkItem[] | null = null
	/** Rises with every change: what is saved while something else is typed is not all of it. */
	let edits = 0
	let merges = 0
	let isStopped = false
	let timer: ReturnType<typeof setTimeout> | undefined
	let running: Promise<number | null> | null = null

	function become(next: Partial<CartState>): void {
		state = { ...state, ...next }
		if (!isStopped)
			write({
				portalId,
				items: [...state.items],
				savedRevision: state.revision,
				isChanged: state.isSaving,
				base: base === written ? null : [...base],
			})
		written = base
		for (const listener of listeners) listener()
	}

	/** What lies on the server comes together with what was done here. */
	function join({ items: theirs, revision }: Draft): void {
		const merged = mergedCarts({ base, mine: state.items, theirs })
		const isNews = !isSameCart(merged, state.items)
		base = theirs
		if (isNews) merges += 1
		become({
			items: merged,
			revision,
			isSaving: !isSameCart(merged, theirs),
			...(isNews && { notice: { tone: 'warning', words: messages.merged } }),
		})
	}

	async function saveOnce(isLeaving: boolean): Promise<number | null> {
		const [sent, { items, revision: baseRevision }] = [edits, state]
		const answer = await send({ portalId, baseRevision, items, isLeaving })
		if (answer === null || typeof answer === 'string') {
			become({ notice: { tone: 'danger', words: answer ?? messages.notSaved } })
			return null
		}
		const healed = state.notice?.tone === 'danger' ? null : state.notice
		if (answer.items) {
			state = { ...state, notice: healed }
			join({ items: answer.items, revision: answer.revision })
			return answer.revision
		}
		base = items
		become({ revision: answer.revision, isSaving: edits !== sent, notice: healed })
		return answer.revision
	}

	/** One save at a time, until nothing is left to save. */
	async function saveAll(isLeaving: boolean): Promise<number | null> {
		clearTimeout(timer)
		while (running) await running
		if (isStopped || !state.isSaving) return state.revision
		running = saveOnce(isLeaving)
		const saved = await running
		running = null
		return saved !== null && state.isSaving && !isLeaving ? saveAll(false) : saved
	}

	async function flush(isLeaving = false): Promise<Flushed | null> {
		const before = merges
		const revision = await saveAll(isLeaving)
		return revision === null ? null : { revision, isMerged: merges !== before }
	}

	function saveIn(ms: number): void {
		clearTimeout(timer)
		timer = setTimeout(() => {
			void flush().then((saved) => {
				if (saved === null && !isStopped) saveIn(retryMs)
			})
		}, ms)
	}

	return {
		state: () => state,
		subscribe: (listener) => {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		open: () => {
			const stored = read()
			const isUnsaved = stored && (stored.isChanged || stored.savedRevision === null)
			const isBehind = stored && stored.savedRevision !== null && stored.savedRevision !== draft.revision
			if (isUnsaved) {
				state = { ...state, items: inRows(stored.items) }
				base = stored.base ?? (isBehind ? [] : draft.items)
			} else if (isBehind && draft.items.length > 0 && !isSameCart(stored.items, draft.items)) {
				state = { ...state, notice: { tone: 'info', words: messages.continued } }
			}
			join(draft)
			if (state.isSaving) saveIn(0)
			return () => clearTimeout(timer)
		},
		change: (next) => {
			const items = next(state.items)
			if (items === state.items) return
			edits += 1
			become({ items, isSaving: true })
			saveIn(pauseMs)
		},
		flush,
		meet: (met) => {
			if (met.revision <= state.revision) return
			join(met)
			if (state.isSaving) saveIn(0)
		},
		stop: () => {
			isStopped = true
			clearTimeout(timer)
		},
	}
}
