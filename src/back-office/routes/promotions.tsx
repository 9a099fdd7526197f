// /admin/promotions: all promotions, latest start first, with what they took off.
import { noStoreHeaders } from '#http/answers.server.ts'
import { counted } from '#kit/plural.ts'
import { promotionStateNames, promotionStates } from '#promotions/states.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/fields.tsx'
import { staffPage } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { PromotionList } from '../components/promotions/promotion-list.tsx'
import { Pager } from '../components/records.tsx'
import { promotionsHref, promotionsViewIn } from '../rules/promotion-form.ts'
import { promotionList } from '../service/promotions.server.ts'
import { promotionUrl } from '../urls.ts'
import type { Route } from './+types/promotions'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = promotionsViewIn(query)
		return { view, list: await promotionList(services, view) }
	})

export const meta = hiddenMeta({
	title: 'Promotions · Back office',
	description: 'What the shop takes off for a time.',
	path: '/admin/promotions',
})

export default function PromotionsPage({ loaderData }: Route.ComponentProps) {
	const { view, list, toasts } = loaderData
	const { promotions, total, page, pages } = list
	const isAdmin = useIsAdmin()
	return (
		<AdminFrame section="promotions" title="Promotions" toasts={toasts}>
			<div className="flex flex-wrap items-end justify-between gap-3">
				<form method="get" action="/admin/promotions" className="flex flex-wrap items-end gap-3">
					<SelectField
						label="State"
						name="state"
						defaultValue={view.state ?? ''}
						options={[
							{ value: '', label: 'All' },
							...promotionStates.map((state) => ({ value: state, label: promotionStateNames[state] })),
						]}
					/>
					<Button type="submit">Show</Button>
				</form>
				{isAdmin && (
					<ButtonLink href={promotionUrl('new')} variant="action">
						New promotion
					</ButtonLink>
				)}
			</div>
			<p className="figures text-muted">
				{counted(total, 'promotion')}
				{pages > 1 && `, page ${page} of ${pages}`}
			</p>
			{promotions.length === 0 ? (
				<EmptyState icon="search" title={view.state === null ? 'No promotion yet' : 'No promotion fits'}>
					<p>A promotion takes a percentage, an amount or the shipping off, by itself or with a code.</p>
				</EmptyState>
			) : (
				<PromotionList promotions={promotions} />
			)}
			<Pager
				label="Pages of promotions"
				older={page < pages ? promotionsHref({ ...view, page: page + 1 }) : null}
				newest={page > 1 ? promotionsHref({ ...view, page: 1 }) : null}
			/>
		</AdminFrame>
	)
}
