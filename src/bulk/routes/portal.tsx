// /portal/{portalId}: the team's catalog, and the cart of its players. Works as a plain form; scripts keep the page.
import { useState, type MouseEvent, type SubmitEvent } from 'react'
import { data } from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { pageSession } from '#accounts/page-session.server.ts'
import { answer, found } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { bottomBar, hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { dropErrorToasts, showToast } from '#ui/show-toast.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { press } from '../actions.server.ts'
import { PortalPage } from '../components/portal/portal-page.tsx'
import { messages } from '../messages.ts'
import { lineChangesOf, portalWishOf } from '../portal-forms.ts'
import { toastsIn } from '../portal-outcomes.ts'
import { changeLines, type LineChange } from '../rules/items.ts'
import { afterPress } from '../rules/press.ts'
import { portalView } from '../service/portal.server.ts'
import { bulkCheckoutUrl, playersUrl } from '../urls.ts'
import { useBulkCart, type BulkCart } from '../use-bulk-cart.ts'
import type { Player, PortalView } from '../views.ts'
import type { Route } from './+types/portal'

export const handle = { ...hydrated, ...bottomBar }

const noStore = { 'Cache-Control': 'private, no-store' }
export const headers: Route.HeadersFunction = () => noStore

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	found(async () => ({
		view: await portalView(context.get(serviceContext), params.portalId),
		toasts: toastsIn(url.searchParams),
		isWhole: url.searchParams.has('all'),
		session: await pageSession(context),
		publicUrl: context.get(siteContext).publicUrl,
	}))

async function formOf(request: Request): Promise<FormData> {
	try {
		return await request.formData()
	} catch {
		throw data(null, { status: 400 })
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await formOf(request)
	const wish = portalWishOf(form)
	if (!wish) throw data(null, { status: 400 })
	const changes = lineChangesOf(form)
	const title = wish.intent === 'remind' ? messages.notReminded : messages.error
	const done = await answer(title, () => press(context, params.portalId, { wish, changes }))
	if (done.ok) return done.result
	const { title: said, detail } = done.toast
	const toast: ToastMessage = {
		id: 'refused',
		tone: 'error',
		title: said,
		...(detail !== undefined && { detail }),
	}
	return data({ toast }, { status: done.status, headers: noStore })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: loaderData ? `${loaderData.view.portal.teamName} Team Portal` : 'Team Portal',
		description: 'Everything your team orders, in one place.',
		path: loaderData ? `/portal/${loaderData.view.portal.id}` : '/portal',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

/** As many as one order can take. */
const mostLines = 1_000

const isPlayers = (value: unknown): value is { players: Player[] } =>
	typeof value === 'object' && value !== null && 'players' in value && Array.isArray(value.players)

/** The roster as it is now; null when the shop did not give it. */
async function fetchPlayers(portalId: string): Promise<Player[] | null> {
	try {
		const response = await fetch(playersUrl(portalId), { headers: { Accept: 'application/json' } })
		const said: unknown = await response.json()
		return response.ok && isPlayers(said) ? said.players : null
	} catch {
		return null
	}
}

/** Presses the buttons of the page without leaving it. */
function useButtons({ portal, catalog, own }: PortalView, cart: BulkCart) {
	const [isLoading, setLoading] = useState(false)

	async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
		const wish = portalWishOf(form)
		if (!wish) return
		event.preventDefault()
		dropErrorToasts()
		if (wish.intent === 'load' && wish.itemIds.length === 0)
			return showToast({ tone: 'error', title: messages.nothingChosen })
		const isLoad = wish.intent === 'load'
		if (isLoad) setLoading(true)
		const roster = isLoad ? await fetchPlayers(portal.id) : []
		setLoading(false)
		if (roster === null) return showToast({ tone: 'error', title: messages.loadFailed })
		const known = { catalog, roster, own, newId: () => crypto.randomUUID() }
		let [added, isTooMuch] = [0, false]
		cart.change((items) => {
			const after = afterPress(items, { wish, changes: new Map() }, known)
			added = after.length - items.length
			isTooMuch = after.length > mostLines
			return isTooMuch ? items : after
		})
		if (isTooMuch) return showToast({ tone: 'error', title: messages.error, detail: messages.tooMany })
		if (isLoad)
			showToast({
				tone: 'success',
				title: messages.rosterLoaded,
				detail: loadedWords(added, roster.length),
			})
		if (wish.intent === 'add') showToast({ tone: 'success', title: 'Added to cart' })
		if (wish.intent === 'save') await cart.flush()
	}

	async function onCheckout(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
		event.preventDefault()
		if (cart.items.length === 0) return showToast({ tone: 'error', title: messages.cartEmpty })
		if ((await cart.flush()) === null)
			return showToast({ tone: 'error', title: messages.error, detail: messages.notSaved })
		location.assign(bulkCheckoutUrl(portal.id))
	}
	return { isLoading, onSubmit, onCheckout }
}

const loadedWords = (lines: number, players: number): string =>
	lines === 0
		? 'Everybody has what you chose already.'
		: `${lines} ${lines === 1 ? 'line' : 'lines'} added, ${players} ${players === 1 ? 'player' : 'players'} on the roster.`

export default function Portal({ loaderData, actionData }: Route.ComponentProps) {
	const { view, toasts, session, isWhole } = loaderData
	const { portal, draft, catalog } = view
	const cart = useBulkCart({ portalId: portal.id, draft, catalog })
	const { isLoading, onSubmit, onCheckout } = useButtons(view, cart)
	const [onChange] = useState(
		() => (id: string, change: LineChange) =>
			cart.change((items) => changeLines(items, new Map([[id, change]]), catalog)),
	)
	return (
		<SessionProvider session={session}>
			<PortalPage
				{...{ view, cart, isLoading, onChange, isWhole }}
				onSubmit={(event) => void onSubmit(event)}
				onCheckout={(event) => void onCheckout(event)}
			/>
			<ToastRegion toasts={actionData ? [actionData.toast] : toasts} />
		</SessionProvider>
	)
}
