// Handles the buttons of the portal page in the browser: the cart changes without leaving the page.
import { useState, type MouseEvent, type SubmitEvent } from 'react'
import { dropErrorToasts, showToast } from '#ui/show-toast.ts'
import { maxBulkItems } from '../rules/limits.ts'
import { messages } from '../messages.ts'
import { afterPress, portalInputOf, type PortalInput } from '../rules/portal-forms.ts'
import { isNeeded, putBackInto } from '../rules/items.ts'
import type { BulkItem } from '../schemas.ts'
import { bulkCheckoutUrl, playersUrl } from '../urls.ts'
import { usePortalTexts } from './portal-language.tsx'
import type { BulkCart } from './use-bulk-cart.ts'
import type { Player, PortalView } from '../views.ts'

const isPlayers = (value: unknown): value is { players: Player[] } =>
	typeof value === 'object' && value !== null && 'players' in value && Array.isArray(value.players)

/** The current roster; null when the request fails. */
async function fetchPlayers(portalId: string): Promise<Player[] | null> {
	try {
		const response = await fetch(playersUrl(portalId), { headers: { Accept: 'application/json' } })
		const body: unknown = await response.json()
		return response.ok && isPlayers(body) ? body.players : null
	} catch {
		return null
	}
}

type Pressing = { input: PortalInput; roster: readonly Player[] }
/** `gone` are the removed lines, `before` is the cart before the change. */
type Outcome = { added: number; gone: BulkItem[]; before: readonly BulkItem[]; isTooMuch: boolean }

function pressed(
	cart: BulkCart,
	{ catalog, own, nameless }: PortalView,
	{ input, roster }: Pressing,
): Outcome {
	const known = { catalog, roster, own, nameless: new Set(nameless), newId: () => crypto.randomUUID() }
	const outcome: Outcome = { added: 0, gone: [], before: [], isTooMuch: false }
	cart.change((items) => {
		const after = afterPress(items, { input, changes: new Map() }, known)
		if (after.length > maxBulkItems) {
			outcome.isTooMuch = true
			return items
		}
		const left = new Set(after.map(({ id }) => id))
		outcome.added = after.length - items.length
		outcome.gone = items.filter(({ id }) => !left.has(id))
		outcome.before = items
		return after
	})
	return outcome
}

type Texts = Pick<ReturnType<typeof usePortalTexts>, 'page' | 'said'>

function say(
	{ input: { intent }, roster }: Pressing,
	{ added, isTooMuch }: Outcome,
	{ page: { toasts }, said }: Texts,
): void {
	if (isTooMuch)
		return showToast({ tone: 'error', title: said(messages.error), detail: said(messages.tooMany) })
	if (intent === 'add') return showToast({ tone: 'success', title: toasts.added })
	if (intent !== 'load') return
	const detail = added === 0 ? toasts.hasAll : toasts.loaded(added, roster.length)
	showToast({ tone: 'success', title: said(messages.rosterLoaded), detail })
}

const nothing: Pick<Outcome, 'gone' | 'before'> = { gone: [], before: [] }

/** `taken` holds what the last button removed, for undo until the next button is pressed. */
export function usePortalButtons(view: PortalView, cart: BulkCart) {
	const texts = usePortalTexts()
	const { said } = texts
	const [isLoading, setLoading] = useState(false)
	const [last, setLast] = useState<Pick<Outcome, 'gone' | 'before'>>(nothing)

	async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		const input = portalInputOf(new FormData(event.currentTarget, event.nativeEvent.submitter))
		if (!input) return
		event.preventDefault()
		dropErrorToasts()
		const isLoad = input.intent === 'load'
		if (isLoad && input.itemIds.length === 0)
			return showToast({ tone: 'error', title: said(messages.nothingChosen) })
		setLoading(isLoad)
		const roster = isLoad ? await fetchPlayers(view.portal.id) : []
		setLoading(false)
		if (roster === null) return showToast({ tone: 'error', title: said(messages.loadFailed) })
		const outcome = pressed(cart, view, { input, roster })
		setLast(outcome)
		say({ input, roster }, outcome, texts)
		if (input.intent === 'save') await cart.flush()
	}

	async function onCheckout(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
		event.preventDefault()
		if (!cart.items.some(isNeeded)) return showToast({ tone: 'error', title: said(messages.cartEmpty) })
		if ((await cart.flush()) === null)
			return showToast({ tone: 'error', title: said(messages.error), detail: said(messages.notSaved) })
		location.assign(bulkCheckoutUrl(view.portal.id))
	}

	function putBack(): void {
		cart.change((items) => putBackInto(items, last))
		setLast(nothing)
	}
	return {
		isLoading,
		taken: last.gone.length === 0 ? null : { lines: last.gone.filter(isNeeded).length, putBack },
		onSubmit,
		onCheckout,
	}
}
