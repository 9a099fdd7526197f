// /admin/promotions/{id}, or /new: one promotion, changed by admins, read by customer service.
import { dayIn } from '#kit/time.ts'
import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { collectionChoices } from '#catalog/service/manage-collections.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { formatUsd } from '#kit/money.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { When } from '#orders/components/when.tsx'
import { savePromotion, switchPromotion } from '#promotions/service/manage.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { Button } from '#ui/button.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { PromotionForm } from '../components/promotions/promotion-form.tsx'
import { PromotionBadge } from '../components/promotions/promotion-list.tsx'
import { Sheet } from '../components/records.tsx'
import { doneHref } from '../rules/outcomes.ts'
import {
	promotionIn,
	startingPromotion,
	typedPromotion,
	type PromotionErrors,
	type TypedPromotion,
} from '../rules/promotion-form.ts'
import { promotionPage, promotionTyped } from '../service/promotions.server.ts'
import { adminOrderUrl, promotionUrl } from '../urls.ts'
import type { Route } from './+types/promotion'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		if (params.promotionId !== 'new')
			return {
				id: params.promotionId,
				day: '',
				collections: await collectionChoices(services),
				...(await promotionPage(services, params.promotionId)),
			}
		adminOnly(services)
		return {
			id: randomUUID(),
			day: dayIn(context.get(shopContext).facts.timeZone, services.now),
			collections: await collectionChoices(services),
			promotion: null,
			skus: [],
			sentence: null,
			savings: null,
			latest: [],
		}
	})

type Fields = { sold: readonly string[]; intent: string; id: string; revision: string; typed: TypedPromotion }
const noErrors: PromotionErrors = {}

async function review(services: ServiceContext, { sold, intent, id, revision, typed }: Fields) {
	const read = promotionIn(sold, typed)
	const found = 'errors' in read ? read : await promotionTyped(services, read)
	if ('errors' in found)
		return noStoreData({ typed, id, errors: found.errors, sentence: null, toast: null }, 400)
	const { input, sentence } = found
	if (intent === 'preview') return noStoreData({ typed, id, errors: noErrors, sentence, toast: null })
	const answered = await answer('The promotion was not saved', () =>
		savePromotion(services, { id, revision: revision === '' ? null : Number(revision), input }),
	)
	if (answered.ok) return redirect(doneHref(promotionUrl(id), 'promotion-saved'), 303)
	return noStoreData({ typed, id, errors: noErrors, sentence, toast: answered.toast }, answered.status)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const { intent = '', id = '', revision = '', ...typed } = await textFieldsOf(request)
	const sold = context.get(shopContext).sports
	if (intent === 'save' || intent === 'preview')
		return review(services, { sold, intent, id, revision, typed })
	if (intent !== 'off' && intent !== 'on') throw notAsked()
	const answered = await answer('The promotion was not changed', () =>
		switchPromotion(services, { id: params.promotionId, isOff: intent === 'off' }),
	)
	if (answered.ok) return redirect(doneHref(promotionUrl(params.promotionId), `promotion-${intent}`), 303)
	return noStoreData(
		{ typed: null, id, errors: noErrors, sentence: null, toast: answered.toast },
		answered.status,
	)
}

export const meta = hiddenMeta({
	title: 'Promotion · Back office',
	description: 'One promotion of the shop.',
	path: '/admin/promotions',
})

export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
	const { promotion, skus, savings, latest, toasts, day, collections } = loaderData
	const isAdmin = useIsAdmin()
	const typed = actionData?.typed ?? (promotion ? typedPromotion(promotion, skus) : startingPromotion(day))
	const problems = Object.entries(actionData?.errors ?? noErrors).map(([field, message]) => ({
		field,
		message,
	}))
	return (
		<AdminFrame
			section="promotions"
			title={promotion?.name ?? 'New promotion'}
			aside={promotion && <PromotionBadge state={promotion.state} />}
			intro={loaderData.sentence}
			back={{ label: 'Promotions', href: '/admin/promotions' }}
			toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : toasts}
		>
			<FocusedErrors errors={problems} />
			{savings && (
				<Sheet title="So far">
					<p className="figures">
						{`Used by ${savings.orders} ${savings.orders === 1 ? 'order' : 'orders'}; ${formatUsd(savings.savedCents)} taken off.`}
					</p>
					<ul className="mt-2 grid gap-1">
						{latest.map(({ id, createdAt, totalCents }) => (
							<li key={id} className="figures flex flex-wrap gap-x-3">
								<a href={adminOrderUrl(id)} className="font-semibold text-primary underline">
									{`#${referenceOf(id)}`}
								</a>
								<When at={createdAt} />
								{formatUsd(totalCents)}
							</li>
						))}
					</ul>
				</Sheet>
			)}
			{isAdmin && promotion && <Switch id={promotion.id} isOff={promotion.isOff} />}
			{isAdmin && (
				<PromotionForm
					action={promotionUrl(promotion?.id ?? 'new')}
					id={promotion?.id ?? actionData?.id ?? loaderData.id}
					revision={promotion?.revision ?? null}
					sentence={actionData?.sentence ?? null}
					collections={collections}
					typed={typed}
					errors={actionData?.errors ?? noErrors}
				/>
			)}
		</AdminFrame>
	)
}

const Switch = ({ id, isOff }: { id: string; isOff: boolean }) => (
	<form method="post" action={promotionUrl(id)}>
		<Button type="submit" name="intent" value={isOff ? 'on' : 'off'} variant={isOff ? 'outline' : 'danger'}>
			{isOff ? 'Turn on again' : 'Turn off now'}
		</Button>
	</form>
)
