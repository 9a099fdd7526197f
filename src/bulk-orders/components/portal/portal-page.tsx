// The team portal: the catalog, the cart by player, the total, and participation.
import { useMemo, type MouseEvent, type SubmitEvent } from 'react'
import { useNavigation } from 'react-router'
import { TeamColorForm } from '#pictures/components/team-color-form.tsx'
import { normalTeamName, teamChoice } from '#pictures/rules/team-choice.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAlive } from '#ui/use-alive.ts'
import type { Totals } from '#pricing/schemas.ts'
import { isOrderable } from '../../rules/deadlines.ts'
import { isNeeded, type LineChange } from '../../rules/items.ts'
import { bulkTotals } from '../../rules/totals.ts'
import { portalViews, portalViewUrl, type PortalShown } from '../../urls.ts'
import { usePortalTexts } from '../portal-language.tsx'
import type { BulkCart } from '../use-bulk-cart.ts'
import type { CatalogItem, Player, PortalView } from '../../views.ts'
import { CoachGridSection } from '../grid/coach-grid.tsx'
import { useCoachGrid, type CoachGrid } from '../grid/use-coach-grid.ts'
import { CartSection, type Taken } from './cart-section.tsx'
import { Catalog } from './catalog.tsx'
import { formId } from './cart-form.ts'
import { ClosedNotice } from './order-window.tsx'
import { Participation } from './participation.tsx'
import { PortalHead } from './portal-head.tsx'
import { Summary, SummaryBar, type SummaryProps } from './summary.tsx'
import { ViewLinks } from './view-links.tsx'

type PortalPageProps = {
	view: PortalView
	/** The view that a manager chose; null for the one that fits. */
	shown: PortalShown | null
	cart: Pick<BulkCart, 'items' | 'notice' | 'isSaving' | 'change'>
	isLoading: boolean
	onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
	onChange: (id: string, change: LineChange) => void
	onCheckout: (event: MouseEvent<HTMLAnchorElement>) => void
	/** Render all players at once. */
	isWhole: boolean
	taken: Taken | null
}

type ChoosingProps = Pick<PortalPageProps, 'view' | 'isLoading' | 'cart'>

function LoadRoster({ view: { portal, rosterSize, participation }, isLoading, cart }: ChoosingProps) {
	const texts = usePortalTexts().page.catalog
	if (rosterSize === 0)
		return (
			<ButtonLink href={`/portal/${portal.id}/roster`} variant="action">
				{texts.enterRoster}
			</ButtonLink>
		)
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-1">
			{participation && participation.players > participation.missing.length && (
				<Checkbox
					name="only"
					value="missing"
					form={formId}
					label={texts.onlyMissing}
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
				{isLoading ? texts.load.busy : texts.load.idle}
			</Button>
		</div>
	)
}

/** For a player: required items that are not ordered for them yet. */
function StillToOrder({ catalog, own }: { catalog: readonly CatalogItem[]; own: Player }) {
	const required = catalog.filter(({ isRequired, isClosed }) => isRequired && !isClosed)
	const lacking = required.filter(({ id }) => !own.has.includes(id))
	const texts = usePortalTexts().page.catalog
	if (required.length === 0) return null
	return (
		<p className="mt-1 font-semibold">
			{lacking.length === 0 ? texts.hasAll : texts.toOrder(lacking.map(({ model }) => model).join(', '))}
		</p>
	)
}

/** For a player whose roster row changed after the order. */
function OwnOtherwise({ label }: { label: string }) {
	const { title, text } = usePortalTexts().page.catalog.differs
	return (
		<Notice tone="warning" title={title}>
			<p>
				<span className="figures font-semibold">{`${label}.`}</span> {text}
			</p>
		</Notice>
	)
}

function Choosing({ view, isLoading, cart }: ChoosingProps) {
	const { catalog, isManager, own, rosterSize } = view
	const canOrder = isOrderable(view)
	const texts = usePortalTexts().page.catalog
	const { hints, notLinked } = texts
	const ofCoach = rosterSize === 0 ? hints.noRoster : hints.everyPlayer(rosterSize)
	return (
		<section aria-labelledby="catalog-title" className="grid gap-4.5">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div>
					<h2 id="catalog-title" className="display text-heading">
						{texts.title}
					</h2>
					{canOrder && (
						<p className="mt-1 text-muted">{isManager ? ofCoach : hints.own[printedOf(catalog)]}</p>
					)}
					{own && <StillToOrder catalog={catalog} own={own} />}
				</div>
				{isManager && canOrder && <LoadRoster {...{ view, isLoading, cart }} />}
			</div>
			<ClosedNotice {...view} />
			{!isManager && !own && canOrder && (
				<Notice tone="info" title={notLinked.title}>
					<p>{notLinked.text}</p>
				</Notice>
			)}
			{own && view.otherwise.map(({ id, label }) => <OwnOtherwise key={id} label={label} />)}
			<Catalog {...view} />
		</section>
	)
}

/** Promises a name or number only where a design of the team prints it. */
function printedOf(catalog: readonly CatalogItem[]): 'none' | 'name' | 'number' | 'both' {
	const [first, second] = (['name', 'number'] as const).filter((slot) =>
		catalog.some(({ design }) => design?.prints[slot]),
	)
	return second ? 'both' : (first ?? 'none')
}

/** Picks the colors in which this person sees the rest of the shop; the catalog keeps the team's own designs. */
function ShopColors({ portal: { id, teamName, look } }: Pick<PortalView, 'portal'>) {
	const { language, page, color } = usePortalTexts()
	const { colors } = page
	return (
		<section aria-labelledby="shop-colors" className="min-w-0 lg:col-start-1">
			<h2 id="shop-colors" className="display text-heading">
				{colors.title}
			</h2>
			<p className="mt-1 mb-4 text-muted">{colors.text}</p>
			<TeamColorForm
				back={`/portal/${id}`}
				choice={look ? teamChoice(`${look.primary}-${look.secondary}`, look.name) : undefined}
				teamName={normalTeamName(teamName)}
				language={language}
				nameOf={color}
				className="rounded-card border border-line bg-card p-4 sm:p-6"
			/>
		</section>
	)
}

type BodyProps = PortalPageProps & { totals: Totals; summary: SummaryProps }

/** The catalog, and the cart as a list of lines. Works without scripts. */
function ItemsBody({ totals, summary, ...props }: BodyProps) {
	// When nothing can be ordered, an empty cart is not shown.
	const hasCart = props.cart.items.length > 0 || props.taken !== null || isOrderable(props.view)
	return (
		<>
			<div className="grid min-w-0 gap-11">
				<Choosing {...props} />
				{hasCart && <CartSection {...props} totals={totals} />}
			</div>
			{hasCart && (
				<div className="min-w-0 lg:h-full">
					<Summary {...summary} />
				</div>
			)}
		</>
	)
}

/** The grid of players and items; without scripts the catalog and the list of lines. */
function PlayersBody(props: BodyProps & { grid: CoachGrid }) {
	const { view, cart, grid, summary } = props
	const isAlive = useAlive()
	return (
		<>
			<div className={`grid min-w-0 gap-5 lg:col-span-2 ${isAlive ? '' : 'noscript:hidden'}`}>
				<ClosedNotice {...view} />
				<CoachGridSection {...{ view, cart, grid }} />
			</div>
			{!isAlive && (
				<noscript className="hidden noscript:contents">
					<ItemsBody {...props} />
				</noscript>
			)}
			<div className={`min-w-0 lg:col-start-2 lg:row-span-2 lg:h-full ${isAlive ? '' : 'noscript:hidden'}`}>
				<Summary {...summary} />
			</div>
		</>
	)
}

/** Switches between the grid of players and the catalog's items; without scripts there are the items only. */
function ViewSwitch({ portalId, shown }: { portalId: string; shown: PortalShown }) {
	const { views, viewNames } = usePortalTexts().page
	return (
		<div className="noscript:hidden">
			<ViewLinks
				label={views}
				links={portalViews.map((view) => ({
					label: viewNames[view],
					to: portalViewUrl(portalId, view),
					current: view === shown,
				}))}
			/>
		</div>
	)
}

export function PortalPage({ cart: whole, ...rest }: PortalPageProps) {
	const { view, onSubmit, onCheckout } = rest
	const { portal, catalog, terms, nameless, participation, isManager, rosterSize } = view
	const grid = useCoachGrid(view, whole)
	const items = useMemo(() => whole.items.filter(isNeeded), [whole.items])
	const cart = { ...whole, items }
	const props = { ...rest, cart }
	const canShowGrid = isManager && catalog.length > 0
	const fitting = canShowGrid && rosterSize > 0 ? 'players' : 'items'
	const shown = canShowGrid ? (rest.shown ?? fitting) : 'items'
	const totals = useMemo(
		() => bulkTotals(items, { catalog, terms, nameless: new Set(nameless) }),
		[items, catalog, terms, nameless],
	)
	const isBusy = useNavigation().state !== 'idle'
	const { page, language } = usePortalTexts()
	const isAlive = useAlive()
	const summary = {
		portalId: portal.id,
		totals,
		lines: items.length,
		terms,
		onCheckout,
	}
	return (
		<>
			<PortalHead {...view} />
			<form id={formId} method="post" action={`/portal/${portal.id}`} onSubmit={onSubmit}>
				{/* The Enter key presses the form's first button. */}
				<button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
					{page.cart.save}
				</button>
			</form>
			<div className="measure flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-5">
				{canShowGrid && <ViewSwitch portalId={portal.id} shown={shown} />}
				{/* A script keeps the cart in the window; without one the form brings it along. */}
				<LanguageSwitch
					language={language}
					query={{ ...(rest.shown && { view: rest.shown }), ...(rest.isWhole && { all: '1' }) }}
					{...(!isAlive && { form: formId })}
				/>
			</div>
			<div className="measure grid items-start gap-x-10 gap-y-9 py-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-10">
				{shown === 'players' ? (
					<PlayersBody {...{ ...props, totals, summary, grid }} />
				) : (
					<ItemsBody {...{ ...props, totals, summary }} />
				)}
				{participation && (
					<div className="min-w-0 lg:col-start-1">
						<Participation
							portalId={portal.id}
							view={participation}
							otherwise={view.otherwise.length}
							nextAt={view.nextReminderAt}
							unpaid={view.unpaid}
							isBusy={isBusy}
						/>
					</div>
				)}
				<ShopColors portal={portal} />
			</div>
			<SummaryBar {...summary} isAlways={shown === 'players'} />
		</>
	)
}
