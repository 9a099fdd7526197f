// The bulk cart of a hydrated page.
import { messages } from '../messages.ts'
import { draftUrl } from '../urls.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
	createCartKeeper,
	type CartKeeper,
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

const wordsIn = (value: unknown): string =>
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
		const said: unknown = await response.json()
		return isAnswer(said) ? said : wordsIn(said)
	} catch {
		return null
	}
}

type Opening = { portalId: string; draft: Draft; catalog: readonly CatalogItem[] }

export type BulkCart = CartState & Pick<CartKeeper, 'change' | 'flush' | 'stop'>

/** Before hydration it is the draft that the page was rendered with. */
export function useBulkCart({ portalId, draft, catalog }: Opening): BulkCart {
	const [keeper] = useState(() =>
		createCartKeeper({
			portalId,
			draft,
			read: () => readStored(portalId, catalog),
			write: writeStored,
			send: sendDraft,
		}),
	)
	const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
	// Follows the session storage and the page's end, which exist only in the browser.
	useEffect(() => {
		const close = keeper.open()
		const leave = () => void keeper.flush(true)
		window.addEventListener('pagehide', leave)
		return () => {
			close()
			window.removeEventListener('pagehide', leave)
		}
	}, [keeper])
	// Follows the loader: a revalidated page may bring another device's changes.
	useEffect(() => keeper.meet(draft), [keeper, draft])
	return { ...state, change: keeper.change, flush: keeper.flush, stop: keeper.stop }
}
