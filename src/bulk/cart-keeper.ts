// Keeps a bulk cart: what is typed counts at once, lies in the session storage with it, and on the server soon after.
import { messages } from './messages.ts'
import { inRows } from './rules/items.ts'
import type { BulkItem } from './schemas.ts'
import type { SendDraft } from './send-draft.ts'
import type { Stored } from './session-cart.ts'
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

export type CartKeeper = {
	state: () => CartState
	subscribe: (listener: () => void) => () => void
	/** Takes up what this window has kept. @returns what ends it. */
	open: () => () => void
	change: (next: (items: readonly BulkItem[]) => readonly BulkItem[]) => void
	/** Resolves with the revision once all is saved; null when the shop did not take it. */
	flush: (isLeaving?: boolean) => Promise<number | null>
	/** Keeps no more: what was ordered is cleared by whoever ordered it. */
	stop: () => void
}

export type KeeperParts = {
	portalId: string
	draft: Draft
	read: () => Stored | undefined
	write: (stored: Omit<Stored, 'savedRevision'> & { savedRevision: number }) => void
	send: SendDraft
	pauseMs?: number
	retryMs?: number
}

/** Which counts as a window opens: its own unsaved lines, or what another device has saved since. */
function opened(stored: Stored | undefined, draft: Draft): Partial<CartState> {
	if (!stored) return {}
	const isOwn = stored.savedRevision === null || stored.savedRevision === draft.revision
	const isUnsaved = stored.isChanged || stored.savedRevision === null
	if (isOwn && isUnsaved) return { items: inRows(stored.items), isSaving: true }
	if (isOwn || draft.items.length === 0) return {}
	return { notice: { tone: 'info', words: messages.continued } }
}

export function createCartKeeper(parts: KeeperParts): CartKeeper {
	const { portalId, draft, read, write, send, pauseMs = 500, retryMs = 5_000 } = parts
	const listeners = new Set<() => void>()
	let state: CartState = { ...draft, isSaving: false, notice: null }
	/** Rises with every change: what is saved while something else is typed is not all of it. */
	let edits = 0
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
			})
		for (const listener of listeners) listener()
	}

	async function saveOnce(isLeaving: boolean): Promise<number | null> {
		const sent = edits
		const answer = await send({ portalId, baseRevision: state.revision, items: state.items, isLeaving })
		if (answer === null || typeof answer === 'string') {
			become({ notice: { tone: 'danger', words: answer ?? messages.notSaved } })
			return null
		}
		const healed = state.notice?.tone === 'danger' ? null : state.notice
		become({
			revision: answer.revision,
			isSaving: edits !== sent,
			notice: answer.isOvertaken ? { tone: 'warning', words: messages.overtaken } : healed,
		})
		return answer.revision
	}

	async function flush(isLeaving = false): Promise<number | null> {
		clearTimeout(timer)
		await running
		if (isStopped || !state.isSaving) return state.revision
		running = saveOnce(isLeaving)
		const saved = await running
		running = null
		return saved !== null && state.isSaving && !isLeaving ? flush() : saved
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
			become(opened(read(), draft))
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
		stop: () => {
			isStopped = true
			clearTimeout(timer)
		},
	}
}
