// /admin/settings/prices: the price list with its history, changed by admins after a review, read by customer service.
import { redirect } from 'react-router'
import { noStoreData, noStoreHeaders, answer } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { messages } from '#shop-settings/messages.ts'
import { priceChanges, priceLines } from '#shop-settings/rules/price-changes.ts'
import { priceHistory, pricesAt } from '#shop-settings/service/prices.server.ts'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { PriceForm } from '../components/settings/price-form.tsx'
import { PriceHistory, PriceSheet, Review } from '../components/settings/price-history.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { pricesIn, typedPrices, type PriceErrors } from '../rules/price-form.ts'
import { changePrices } from '../service/prices.server.ts'
import { priceListUrl } from '../urls.ts'
import type { Route } from './+types/settings-prices'

export const headers = noStoreHeaders

const versionPattern = /^\d{1,6}$/

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const history = await priceHistory(services)
		const asked = query.get('version') ?? ''
		const earlier = versionPattern.test(asked) ? await pricesAt(services, Number(asked)) : null
		return { ...history, earlier }
	})

const noErrors: PriceErrors = {}
const notSaved = 'The prices were not saved'

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const { intent, seen = '', ...typed } = await textFieldsOf(request)
	if ((intent !== 'review' && intent !== 'save') || !versionPattern.test(seen)) throw notAsked()
	const input = pricesIn(typed)
	if ('errors' in input) return noStoreData({ typed, errors: input.errors, toast: null }, 400)
	const { prices } = input
	const answered = await answer(notSaved, async () => {
		if (intent === 'save') return changePrices(services, { seen: Number(seen), prices })
		const { prices: now } = await priceHistory(services)
		if (priceChanges(now, prices).length === 0) throw new Refusal('invalid', messages.unchanged)
	})
	if (!answered.ok) return noStoreData({ typed, errors: noErrors, toast: answered.toast }, answered.status)
	if (intent === 'save') return redirect(doneHref(priceListUrl(), 'prices-saved'), 303)
	return noStoreData({ typed, errors: noErrors, toast: null })
}

export const meta = hiddenMeta({
	title: 'Prices · Back office',
	description: 'The price list of the shop.',
	path: '/admin/settings/prices',
})

/** The list in the form: as typed, an earlier one, or the one that holds. */
function shownIn({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
	const { prices, earlier } = loaderData
	const typed = actionData?.typed ?? typedPrices(earlier ?? prices)
	const errors = actionData?.errors ?? noErrors
	const input = pricesIn(typed)
	const changes = 'prices' in input ? priceChanges(prices, input.prices) : []
	return { typed, errors, changes, isReviewed: changes.length > 0 && Boolean(actionData ?? earlier) }
}

export default function PricesPage({ loaderData, actionData }: Route.ComponentProps) {
	const { prices, versions, toasts } = loaderData
	const isAdmin = useIsAdmin()
	const { typed, errors, changes, isReviewed } = shownIn({ loaderData, actionData })
	const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
	const seen = prices.version
	return (
		<AdminFrame
			section="settings"
			title="Prices"
			intro="Discounts, decorations, add-ons, shipping and tax. The price of a product stands on its own page."
			toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : toasts}
		>
			<FocusedErrors errors={problems} />
			{isReviewed && <Review seen={seen} typed={typed} changes={changes} />}
			{isAdmin ? (
				<PriceForm seen={seen} typed={typed} errors={errors} />
			) : (
				<PriceSheet lines={priceLines(prices)} />
			)}
			<PriceHistory versions={versions} canRestore={isAdmin} />
		</AdminFrame>
	)
}
