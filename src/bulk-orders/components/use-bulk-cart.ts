// The bulk cart of a hydrated page.
import { messages } from '../messages.ts'
import { draftUrl } from '../urls.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
	createCartStore,
	type CartStore,
	type CartState,
	type DraftAnswer,
	type SendDraft,
} from './cart-storage.ts'
import { readStored, writeStored } from './session-cart.ts'
import type { CatalogItem, Draft } from '../views.ts'

const isAnswer = (value: unknown): value is DraftAnswer =>
	typeof value === 'object' &&
	value !== null &&
	'revision' in value &&
	typeof value.revision === 'number' &&
	(!('items' in value) || Array.isArray(value.items))

const messageIn = (value: unknown): string =>
	typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
		? value.message
		: messages.notSaved

const sendDraft: SendDraft = async ({ portalId, baseRevision, items, isLeaving }) => {
	try {
		const response = await fetch(draftUrl(portalId), {
			method: 'PUT',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ baseRevision, items }),
			keepalive: isLeaving,
		})
		if (response.status >= 500) return null
		const body: unknown = await response.json()
		return isAnswer(body) ? body : messageIn(body)
	} catch {
		return null
	}
}

type Opening = { portalId: string; draft: Draft; catalog: readonly CatalogItem[] }

export type BulkCart = CartState & Pick<CartStore, 'change' | 'flush' | 'stop'>

/** Before hydration it is the draft that the page was rendered with. */
export function useBulkCart({ portalId, draft, catalog }: Opening): BulkCart {
	const [store] = useState(() =>
		createCartStore({
			portalId,
			draft,
			read: () => readStored(portalId, catalog),
			write: writeStored,
			send: sendDraft,
		}),
	)
	const state = useSyncExternalStore(store.subscribe, store.state, store.state)
	// Follows the session storage and the page's end, which exist only in the browser.
	useEffect(() => {
		const close = store.open()
		const leave = () => void store.flush(true)
		window.addEventListener('pagehide', leave)
		return () => {
			close()
			window.removeEventListener('pagehide', leave)
		}
	}, [store])
	// Follows the loader: a revalidated page may bring another device's changes.
	useEffect(() => store.meet(draft), [store, draft])
	return { ...state, change: store.change, flush: store.flush, stop: store.stop }
}
