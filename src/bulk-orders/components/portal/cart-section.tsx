// The cart by player: every line can be changed, and removed lines can be restored.
import { useMemo } from 'react'
import { TierSteps } from '#cart/components/tier-steps.tsx'
import { sizeExtras } from '#catalog/rules/size-prices.ts'
import type { Totals } from '#pricing/schemas.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { messages } from '../../messages.ts'
import { sizesIn } from '../../rules/cell-text.ts'
import type { LineChange } from '../../rules/items.ts'
import { extrasOfSize } from '../../rules/prices.ts'
import type { BulkCart } from '../use-bulk-cart.ts'
import type { CatalogItem, PortalView } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'
import { formId } from './cart-form.ts'
import { PlayerGroups } from './player-groups.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { BulkItem } from '../../schemas.ts'

type GarmentActionsProps = {
	items: readonly BulkItem[]
	catalog: readonly CatalogItem[]
	rosterSize: number
}

function GarmentRow({ entry, lines, left }: { entry: CatalogItem; lines: number; left: number }) {
	const { page } = usePortalTexts()
	const texts = page.all
	const asIs = { value: '', label: texts.asItIs }
	return (
		<fieldset className="grid gap-x-3 gap-y-3 border-t border-line py-4 sm:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))_auto] sm:items-end">
			<legend className="sr-only">{texts.players(entry.model)}</legend>
			<p className="self-center">
				<b className="block">{entry.model}</b>
				<span className="text-sm text-muted">{texts.lines(lines)}</span>
			</p>
			<SelectField
				label={texts.size}
				name={`allSize-${entry.id}`}
				form={formId}
				options={[
					asIs,
					...sizesIn(entry).map((size) => ({
						value: size,
						label: `${size}${sizeExtras(extrasOfSize(entry, size), page.item.sizeNotes.upTo)}`,
					})),
				]}
			/>
			{entry.colors.length > 1 ? (
				<SelectField
					label={texts.color}
					name={`allColor-${entry.id}`}
					form={formId}
					options={[asIs, ...entry.colors.map(({ id, name }) => ({ value: id, label: name }))]}
				/>
			) : (
				<span className="max-sm:hidden" />
			)}
			<TextField
				label={texts.quantity}
				name={`allQty-${entry.id}`}
				form={formId}
				inputMode="numeric"
				maxLength={3}
				placeholder={texts.asItIs}
			/>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" name="intent" value={`all:${entry.id}`} form={formId} variant="outline">
					{texts.set}
					<span className="sr-only">: {entry.model}</span>
				</Button>
				{left > 0 && !entry.isClosed && (
					<Button type="submit" name="intent" value={`load:${entry.id}`} form={formId} variant="outline">
						{texts.add(left)}
						<span className="sr-only">: {entry.model}</span>
					</Button>
				)}
			</div>
		</fieldset>
	)
}

function GarmentActions({ items, catalog, rosterSize }: GarmentActionsProps) {
	const lines = Map.groupBy(items, ({ item_id: id }) => id)
	const shown = catalog.filter(({ id }) => lines.has(id))
	const texts = usePortalTexts().page.all
	if (shown.length === 0) return null
	return (
		<details className="group rounded-card border border-line bg-card px-4 sm:px-5">
			<summary className="flex min-h-13 items-center justify-between gap-3 font-semibold text-primary">
				{texts.title}
				<Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
			</summary>
			{shown.map((entry) => {
				const own = lines.get(entry.id) ?? []
				const players = new Set(own.flatMap(({ roster_id: id }) => id ?? [])).size
				return (
					<GarmentRow
						key={entry.id}
						entry={entry}
						lines={own.length}
						left={Math.max(0, rosterSize - players)}
					/>
				)
			})}
		</details>
	)
}

/** Lines removed by the last button. */
export type Taken = { lines: number; putBack: () => void }

type CartSectionProps = {
	view: Pick<
		PortalView,
		'portal' | 'catalog' | 'isManager' | 'nameless' | 'otherwise' | 'own' | 'rosterSize' | 'terms'
	>
	cart: Pick<BulkCart, 'items' | 'notice' | 'isSaving'>
	totals: Totals
	taken: Taken | null
	onChange: (id: string, change: LineChange) => void
	/** Render all players at once. */
	isWhole: boolean
}

function TakenOut({ taken: { lines, putBack } }: { taken: Taken }) {
	const texts = usePortalTexts().page.cart
	return (
		<Notice tone="info" alert>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<p>{texts.removed(lines)}</p>
				<Button variant="ghost" onClick={putBack} className="-my-2">
					{texts.putBack(lines)}
				</Button>
			</div>
		</Notice>
	)
}

export function CartSection({ view, cart, onChange, isWhole, totals, taken }: CartSectionProps) {
	const { portal, catalog, isManager, own, rosterSize, terms } = view
	const nameless = useMemo(() => new Set(view.nameless), [view.nameless])
	const otherwise = useMemo(
		() => new Map(view.otherwise.map(({ id, label }) => [id, label])),
		[view.otherwise],
	)
	const { items, notice, isSaving } = cart
	const { page, said, language } = usePortalTexts()
	const texts = page.cart
	return (
		<section aria-labelledby="cart-title" className="grid scroll-mt-24 gap-4" id="lines">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<h2 id="cart-title" className="display text-heading">
					{isManager ? texts.ofAll : texts.own}
				</h2>
				<p role="status" className="text-sm text-muted">
					{items.length > 0 && (isSaving ? texts.saving : texts.saved)}
				</p>
			</div>
			{notice && (
				<Notice tone={notice.tone} alert>
					{said(notice.text)}
				</Notice>
			)}
			{taken && <TakenOut taken={taken} />}
			{items.length === 0 ? (
				<EmptyState icon="team" title={said(messages.cartEmpty)}>
					<p>{isManager ? texts.empty.coach : texts.empty.player}</p>
				</EmptyState>
			) : (
				<>
					<TierSteps totals={totals} tiers={terms.tiers} language={language} />
					{isManager && <GarmentActions {...{ items, catalog, rosterSize }} />}
					<PlayerGroups
						portalId={portal.id}
						{...{ items, catalog, nameless, otherwise, onChange, isWhole }}
						isNameFixed={!isManager && own !== null}
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" name="intent" value="save" form={formId} variant="outline">
							{texts.save}
						</Button>
						<Button type="submit" name="intent" value="clear" form={formId} variant="ghost">
							{texts.clear}
						</Button>
					</div>
				</>
			)}
		</section>
	)
}
