// /cart: all lines and the total. Plain forms; a script submits them without leaving the page.
import { noStoreHeaders } from '#http/answers.server.ts'
import { data, redirect } from 'react-router'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { bottomBar, serverOnly } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { act } from './actions.server.ts'
import { wholeKits } from '#orders/rules/kits.ts'
import type { OrderedKit } from '#orders/rules/lines.ts'
import { linesInLanguage } from '#orders/service/line-names.server.ts'
import { CartPage } from '../components/cart-page.tsx'
import { cartEntries, linesAt, unitsOfKit } from '../rules/kits.ts'
import { cartHeaders, countCookies, shopperOf } from './owner.server.ts'
import { additionToast } from '../rules/addition-toast.ts'
import { cartTexts } from '../rules/cart-texts.ts'
import { toastTexts } from '../rules/toast-texts.ts'
import { cartHref, kitKey, placeIn } from '../rules/place.ts'
import { unitsInCart, type Cart } from '../rules/view.ts'
import type { PageLanguage } from '#kit/language.ts'
import { cartOf } from '../service/view.server.ts'
import type { Route } from './+types/cart'

export const handle = bottomBar

export const headers = noStoreHeaders

const wantsJson = (request: Request) => (request.headers.get('accept') ?? '').includes('application/json')

/** Answers a script's POST with the unit count and a toast in the language of its reader, so that it can stay on its page. */
export const middleware: Route.MiddlewareFunction[] = [
	async (facts, next) => {
		const { request, context } = facts
		if (request.method !== 'POST' || !wantsJson(request)) return next()
		const language = languageOf(facts)
		const { outcome, units, headers: own } = await act({ context, request, language })
		const toast = outcome.toast && { ...outcome.toast, language }
		return Response.json({ units, toast }, { status: outcome.status, headers: own })
	},
]

type Shown = { lines: Cart['lines']; language: PageLanguage }

function addedKit(units: number, kit: OrderedKit, { lines, language }: Shown) {
	const entry = cartEntries(lines).find((one) => one.kit && kitKey(one.kit) === kitKey(kit))
	const held = entry?.kit ? (wholeKits(unitsOfKit(entry)) ?? 0) : 0
	if (!Number.isSafeInteger(units) || units < 1 || units > held) return null
	const { added, what } = toastTexts[language]
	return { tone: 'success' as const, title: added, detail: what(units, kit.model) }
}

/** The toast for an item added by a form without JavaScript. */
function addedIn(query: URLSearchParams, { lines, language }: Shown) {
	const units = Number(query.get('added'))
	const line = lines.find(({ id }) => id === query.get('line'))
	if (line?.kit) return addedKit(units, line.kit, { lines, language })
	if (!line || !Number.isSafeInteger(units) || units < 1 || units > line.wanted.quantity) return null
	return additionToast({ outcome: 'added', added: units, quantity: line.wanted.quantity }, line, language)
}

export async function loader(facts: Route.LoaderArgs) {
	const { context, request, url } = facts
	const language = languageOf(facts)
	const services = context.get(serviceContext)
	const { owner, left } = await shopperOf(context, request)
	const place = placeIn(url.searchParams)
	const read = await cartOf(services, owner, (lines) => linesAt(lines, place))
	const cart = { ...read, lines: await linesInLanguage(services, language, read.lines) }
	const view = serverOnly({
		language,
		cart,
		left,
		place,
		isSignedIn: services.actor.userId !== null,
		added: addedIn(url.searchParams, { lines: cart.lines, language }),
		publicUrl: context.get(siteContext).publicUrl,
	})
	return data(view, { headers: cartHeaders(countCookies(context, request, unitsInCart(cart))) })
}

export async function action(facts: Route.ActionArgs) {
	const { context, request, url } = facts
	const { outcome, headers: own } = await act({ context, request, language: languageOf(facts) })
	const { added, toast, undo, code, status } = outcome
	if (added && toast?.tone === 'success')
		return redirect(`/cart?${new URLSearchParams({ added: String(added.units), line: added.lineId })}`, {
			status: 303,
			headers: own,
		})
	// In the response itself: a name on a shirt must not be in a URL.
	return toast || undo || code
		? data({ toast, undo, code }, { status, headers: own })
		: redirect(cartHref(placeIn(url.searchParams)), { status: 303, headers: own })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: cartTexts[loaderData?.language ?? 'en'].pageTitle,
		description: 'What is in your cart, and all that it costs.',
		path: '/cart',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { cart, left, place, isSignedIn, added, language } = loaderData
	const toast = actionData?.toast ?? added
	return (
		<>
			<CartPage
				{...{ cart, left, place, isSignedIn, language }}
				undo={actionData?.undo ?? null}
				refused={actionData?.code ?? null}
			/>
			<ToastRegion
				toasts={toast && !actionData?.undo ? [{ id: 'said', ...toast }] : []}
				language={language}
			/>
		</>
	)
}
