import { RoleBadge } from '#storefront/components/header-controls.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { mostNamedOrders, type Leaving, type OrderInWork } from '../rules/deletion-messages.ts'
import { switchForms, type TabId } from '../rules/outcomes.ts'
import type { AccountView } from '../views.ts'
import { IntentForm, useBusy } from './intent-form.tsx'
import { useAccountTexts } from './use-account-texts.ts'
import { Fragment } from 'react'
import { orderUrl } from '#orders/urls.ts'

/** The person's name and roles, and a notice when the account is about to be deleted. */
export function AccountHead({ head, tab }: { head: AccountView; tab: TabId }) {
	const { language, texts } = useAccountTexts()
	const form = switchForms[tab]
	return (
		<>
			<section className="turf">
				<div className="measure pt-6 pb-7">
					<div className="flex flex-wrap items-center justify-between gap-x-5">
						<Breadcrumb
							on="turf"
							name={texts.breadcrumb}
							crumbs={[{ label: texts.home, href: '/' }, { label: texts.account }]}
						/>
						<LanguageSwitch on="turf" language={language} query={{ tab }} {...(form && { form })} />
					</div>
					<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
						<h1 className="display text-heading font-black break-words">{head.name || texts.account}</h1>
						<RoleBadge roles={head.roles} names={texts.roles} title={texts.yourRole} />
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
	const { texts } = useAccountTexts()
	return (
		<div className="measure pt-5">
			<Notice tone="warning" title={texts.leaving(leaving, inWork.length)}>
				{inWork.length > 0 && <OrdersInWork orders={inWork} />}
				<p>{texts.goesWithIt}</p>
				<IntentForm intent="keep" action="/account" className="mt-3">
					<Button type="submit" busy={isBusy}>
						{isBusy ? texts.keep.busy : texts.keep.idle}
					</Button>
				</IntentForm>
			</Notice>
		</div>
	)
}

/** Why an account is not deleted yet, and for which orders. */
export function OrdersInWork({ orders }: { orders: readonly OrderInWork[] }) {
	const { held } = useAccountTexts().texts
	const named = orders.slice(0, mostNamedOrders)
	const more = orders.length - named.length
	return (
		<p>
			{held.text(orders.length)} {held.theyAre(orders.length)}
			{named.map(({ id, reference }, at) => (
				<Fragment key={id}>
					{at > 0 && ', '}
					<a href={orderUrl(id)}>#{reference}</a>
				</Fragment>
			))}
			{more > 0 && held.more(more)}.
		</p>
	)
}
