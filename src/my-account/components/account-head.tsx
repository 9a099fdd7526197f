import { RoleBadge } from '#storefront/components/header-controls.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import {
	heldWords,
	leavingTitle,
	mostNamedOrders,
	type Leaving,
	type OrderInWork,
} from '../rules/deletion-messages.ts'
import type { AccountView } from '../views.ts'
import { IntentForm, useBusy } from './intent-form.tsx'
import { Fragment } from 'react'
import { orderUrl } from '#orders/urls.ts'

/** The person's name and roles, and a notice when the account is about to be deleted. */
export function AccountHead({ head }: { head: AccountView }) {
	return (
		<>
			<section className="turf">
				<div className="measure pt-6 pb-7">
					<Breadcrumb on="turf" crumbs={[{ label: 'Home', href: '/' }, { label: 'My Account' }]} />
					<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
						<h1 className="display text-heading font-black break-words">{head.name || 'My Account'}</h1>
						<RoleBadge roles={head.roles} />
					</div>
					<p className="mt-1 break-all text-on-turf-muted">{head.email}</p>
				</div>
			</section>
			{head.leaving && <Leaves leaving={head.leaving} inWork={head.inWork} />}
		</>
	)
}

function Leaves({ leaving, inWork }: { leaving: Leaving; inWork: readonly OrderInWork[] }) {
	const isBusy = useBusy('keep')
	return (
		<div className="measure pt-5">
			<Notice tone="warning" title={leavingTitle(leaving, inWork.length)}>
				{inWork.length > 0 && <OrdersInWork orders={inWork} />}
				<p>Profile, favorites and ways to sign in go with it. Until then everything works as before.</p>
				<IntentForm intent="keep" action="/account" className="mt-3">
					<Button type="submit" busy={isBusy}>
						{isBusy ? 'One moment…' : 'Keep my account'}
					</Button>
				</IntentForm>
			</Notice>
		</div>
	)
}

/** Why an account is not deleted yet, and for which orders. */
export function OrdersInWork({ orders }: { orders: readonly OrderInWork[] }) {
	const named = orders.slice(0, mostNamedOrders)
	const more = orders.length - named.length
	return (
		<p>
			{heldWords(orders.length)} {orders.length === 1 ? 'It is ' : 'They are '}
			{named.map(({ id, reference }, at) => (
				<Fragment key={id}>
					{at > 0 && ', '}
					<a href={orderUrl(id)}>#{reference}</a>
				</Fragment>
			))}
			{more > 0 && ` and ${more} more`}.
		</p>
	)
}
