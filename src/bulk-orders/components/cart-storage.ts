// Stores a bulk cart: in memory at once, in the session storage with every change, and on the server shortly after.
import { messages } from '../messages.ts'
import { inRows } from '../rules/items.ts'
import { isSameCart, mergedCarts } from '../rules/merge.ts'
import type { BulkItem } from '../schemas.ts'
import type { Stored, Storing } from './session-cart.ts'
import type { Draft } from '../views.ts'

export type CartNotice = { tone: 'info' | 'warning' | 'danger'; text: string }

export type CartState = {
	items: readonly BulkItem[]
	/** Server revision of the last save. */
	revision: number
	/** Some changes are not on the server yet. */
	isSaving: boolean
	notice: CartNotice | null
}

export type Flushed = {
	revision: number
	/** Changes from another device were merged during the save; this page has not shown them yet. */
	isMerged: boolean
}

export type CartStore = {
	state: () => CartState
	subscribe: (listener: () => void) => () => void
	/** Restores the cart stored in this window. @returns a function that stops it */
	open: () => () => void
	change: (next: (items: readonly BulkItem[]) => readonly BulkItem[]) => void
	/** Resolves once everything is saved, or with null when the server did not accept it. */
	flush: (isLeaving?: boolean) => Promise<Flushed | null>
	/** Merges a draft that the loader fetched again, with changes from other devices. */
	meet: (draft: Draft) => void
	/** Stops saving; the caller clears an ordered cart. */
	stop: () => void
}

export type DraftAnswer = {
	revision: number
	/** The lines stored on the server when another device saved first; then nothing was saved. */
	items?: BulkItem[]
}
export type Sending = {
	portalId: string
	baseRevision: number
	items: readonly BulkItem[]
	/** The page is closing; the request must outlive it. */
	isLeaving: boolean
}
/** The server's answer; its message when it refuses; null when the request failed. */
export type SendDraft = (sending: Sending) => Promise<DraftAnswer | string | null>

export type CartStoreParts = {
	portalId: string
	draft: Draft
	read: () => Stored | undefined
	write: (storing: Storing) => void
	send: SendDraft
	pauseMs?: number
	retryMs?: number
}

/** A state with subscribers. @param keep runs before them */
function followed(first: CartState, keep: (state: CartState) => void) {
	const listeners = new Set<() => void>()
	let state = first
	return {
		now: () => state,
		become: (next: Partial<CartState>) => {
			state = { ...state, ...next }
			keep(state)
			for (const listener of listeners) listener()
		},
		subscribe: (listener: () => void) => {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
	}
}

type Opened = { items: readonly BulkItem[]; base: readonly BulkItem[]; notice: CartNotice | null }

/** The initial cart: the window's own unsaved lines with their base, or the draft. */
function opened(stored: Stored | undefined, draft: Draft): Opened {
	const { items } = draft
	if (!stored) return { items, base: items, notice: null }
	const isBehind = stored.savedRevision !== null && stored.savedRevision !== draft.revision
	if (stored.isChanged || stored.savedRevision === null)
		return { items: inRows(stored.items), base: stored.base ?? (isBehind ? [] : items), notice: null }
	const isNews = isBehind && items.length > 0 && !isSameCart(stored.items, items)
	return { items, base: items, notice: isNews ? { tone: 'info', text: messages.continued } : null }
}

type Here = Pick<CartState, 'items' | 'notice'>

function together(
	base: readonly BulkItem[],
	{ items: theirs, revision }: Draft,
	{ items: mine, notice }: Here,
): CartState & { isNews: boolean } {
	const items = mergedCarts({ base, mine, theirs })
	const isNews = !isSameCart(items, mine)
	const newNotice: CartNotice | null = isNews ? { tone: 'warning', text: messages.merged } : notice
	return { items, revision, isSaving: !isSameCart(items, theirs), notice: newNotice, isNews }
}

export function createCartStore(parts: CartStoreParts): CartStore {
	const { portalId, draft, read, write, send, pauseMs = 500, retryMs = 5_000 } = parts
	/** The last server state that this window knows. */
	let base: readonly BulkItem[] = draft.items
	let written: readonly BulkItem[] | null = null
	/** Increases with every change, so that a save can detect edits made while it ran. */
	let edits = 0
	let merges = 0
	let isStopped = false
	let timer: ReturnType<typeof setTimeout> | undefined
	let running: Promise<number | null> | null = null
	const { now, become, subscribe } = followed({ ...draft, isSaving: false, notice: null }, (state) => {
		if (isStopped) return
		const { items, revision: savedRevision, isSaving: isChanged } = state
		const news = base === written ? null : [...base]
		written = base
		write({ portalId, items: [...items], savedRevision, isChanged, base: news })
	})

	/** Merges the server's lines with the local ones. */
	function join(met: Draft, here: Here): void {
		const { isNews, ...joined } = together(base, met, here)
		base = met.items
		if (isNews) merges += 1
		become(joined)
		if (joined.isSaving) saveIn(0)
	}

	async function saveOnce(isLeaving: boolean): Promise<number | null> {
		const [sent, { items, revision: baseRevision }] = [edits, now()]
		const answer = await send({ portalId, baseRevision, items, isLeaving })
		if (answer === null || typeof answer === 'string') {
			become({ notice: { tone: 'danger', text: answer ?? messages.notSaved } })
			return null
		}
		const { revision, items: theirs } = answer
		const notice = now().notice?.tone === 'danger' ? null : now().notice
		if (theirs) join({ items: theirs, revision }, { items: now().items, notice })
		else {
			base = items
			become({ revision, isSaving: edits !== sent, notice })
		}
		return revision
	}

	/** Runs one save at a time until nothing is left to save. */
	async function saveAll(isLeaving: boolean): Promise<number | null> {
		clearTimeout(timer)
		if (running) {
			await running
			return saveAll(isLeaving)
		}
		if (isStopped || !now().isSaving) return now().revision
		running = saveOnce(isLeaving)
		const saved = await running
		running = null
		return saved !== null && now().isSaving && !isLeaving ? saveAll(false) : saved
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
		state: now,
		subscribe,
		open: () => {
			const { base: from, ...initial } = opened(read(), draft)
			base = from
			join(draft, initial)
			return () => clearTimeout(timer)
		},
		change: (next) => {
			const items = next(now().items)
			if (items === now().items) return
			edits += 1
			become({ items, isSaving: true })
			saveIn(pauseMs)
		},
		flush,
		meet: (met) => {
			if (met.revision > now().revision) join(met, now())
		},
		stop: () => {
			isStopped = true
			clearTimeout(timer)
		},
	}
}
