// The team portal: what can be ordered, the cart by player, what it costs, and who has ordered.
import { useMemo, type MouseEvent, type SubmitEvent } from 'react'
import { useNavigation } from 'react-router'
import { TierSteps } from '#cart/components/tier-steps.tsx'
import type { OrderTotals } from '#pricing/rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { messages } from '../../messages.ts'
import type { LineChange } from '../../rules/items.ts'
import { bulkTotals } from '../../rules/totals.ts'
import type { BulkCart } from '../../use-bulk-cart.ts'
import type { PortalView } from '../../views.ts'
import { Catalog } from './catalog.tsx'
import { formId } from './form-id.ts'
import { GarmentActions } from './garment-actions.tsx'
import { Participation } from './participation.tsx'
import { PlayerGroups } from './player-groups.tsx'
import { PortalHead } from './portal-head.tsx'
import { Summary, SummaryBar } from './summary.tsx'

type PortalPageProps = {
	view: PortalView
	cart: Pick<BulkCart, 'items' | 'notice' | 'isSaving'>
	isLoading: boolean
	onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
	onChange: (id: string, change: LineChange) => void
	onCheckout: (event: MouseEvent<HTMLAnchorElement>) => void
	/** All players are drawn at once. */
	isWhole: boolean
}

type ChoosingProps = Pick<PortalPageProps, 'view' | 'isLoading' | 'cart'>

const LoadRoster = ({ view: { portal, rosterSize, participation }, isLoading, cart }: ChoosingProps) =>
	rosterSize === 0 ? (
		<ButtonLink href={`/portal/${portal.id}/roster`} variant="action">
			Enter your roster first
		</ButtonLink>
	) : (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-1">
			{participation && participation.players > participation.missing.length && (
				<Checkbox
					name="only"
					value="missing"
					form={formId}
					label="Only who has not ordered it yet"
					className="text-[0.9375rem]"
				/>
			)}
			<Button
				type="submit"
				name="intent"
				value="load"
				form={formId}
				variant={cart.items.length === 0 ? 'action' : 'primary'}
				size="large"
				busy={isLoading}
			>
				{isLoading ? 'Loading…' : 'Load roster'}
			</Button>
		</div>
	)

function Choosing({ view, isLoading, cart }: ChoosingProps) {
	const { portal, isManager, own, rosterSize } = view
	return (
		<section aria-labelledby="catalog-title" className="grid gap-4.5">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div>
					<h2 id="catalog-title" className="display text-heading">
						Catalog
					</h2>
					<p className="mt-1 text-muted">
						{isManager
							? `Choose what every player gets, then load the roster: one line for each of ${rosterSize} players.`
							: 'Choose your sizes. Everything carries your own name and number.'}
					</p>
				</div>
				{isManager && portal.isOpen && <LoadRoster {...{ view, isLoading, cart }} />}
			</div>
			{!portal.isOpen && <Notice tone="warning" title={messages.portalClosed} />}
			{!isManager && !own && portal.isOpen && (
				<Notice tone="info" title="Your account is not linked to the roster yet">
					<p>You can order: type your name and number below. Your coach can link you to your row.</p>
				</Notice>
			)}
			<Catalog {...view} />
		</section>
	)
}

type CartSectionProps = Pick<PortalPageProps, 'view' | 'cart' | 'onChange' | 'isWhole'> & {
	totals: OrderTotals
}

function CartSection({ view, cart, onChange, isWhole, totals }: CartSectionProps) {
	const { portal, catalog, isManager, own, rosterSize } = view
	const { items, notice, isSaving } = cart
	return (
		<section aria-labelledby="cart-title" className="grid scroll-mt-24 gap-4" id="lines">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<h2 id="cart-title" className="display text-heading">
					{isManager ? 'Cart by player' : 'Your order'}
				</h2>
				<p role="status" className="text-sm text-muted">
					{items.length > 0 && (isSaving ? 'Saving…' : 'Saved: go on with it on any device.')}
				</p>
			</div>
			{notice && (
				<Notice tone={notice.tone} alert>
					{notice.words}
				</Notice>
			)}
			{items.length === 0 ? (
				<EmptyState icon="team" title={messages.cartEmpty}>
					<p>
						{isManager
							? 'Load the roster, and every player has a line to check.'
							: 'Choose a size above and add it.'}
					</p>
				</EmptyState>
			) : (
				<>
					<TierSteps totals={totals} />
					{isManager && <GarmentActions {...{ items, catalog, rosterSize }} />}
					<PlayerGroups
						portalId={portal.id}
						{...{ items, catalog, onChange, isWhole }}
						isNameFixed={!isManager && own !== null}
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" name="intent" value="save" form={formId} variant="outline">
							Save cart
						</Button>
						<Button type="submit" name="intent" value="clear" form={formId} variant="ghost">
							Empty cart
						</Button>
					</div>
				</>
			)}
		</section>
	)
}

export function PortalPage(props: PortalPageProps) {
	const { view, cart, onSubmit, onCheckout } = props
	const { portal, catalog, terms, participation } = view
	const { items } = cart
	const totals = useMemo(() => bulkTotals(items, { catalog, terms }), [items, catalog, terms])
	const isBusy = useNavigation().state !== 'idle'
	const summary = {
		portalId: portal.id,
		totals,
		lines: items.length,
		fundraisingBp: terms.fundraisingBp,
		isTaxExempt: view.isTaxExempt,
		onCheckout,
	}
	return (
		<>
			<PortalHead {...view} />
			<form id={formId} method="post" action={`/portal/${portal.id}`} onSubmit={onSubmit}>
				{/* The first button is the one that the Enter key presses. */}
				<button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
					Save cart
				</button>
			</form>
			<div className="measure grid items-start gap-x-10 gap-y-9 py-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-10">
				<div className="grid min-w-0 gap-11">
					<Choosing {...props} />
					<CartSection {...props} totals={totals} />
				</div>
				<div className="min-w-0 lg:h-full">
					<Summary {...summary} />
				</div>
				{participation && (
					<div className="min-w-0 lg:col-start-1">
						<Participation view={participation} isBusy={isBusy} />
					</div>
				)}
			</div>
			<SummaryBar {...summary} />
		</>
	)
}
