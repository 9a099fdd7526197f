// What the team can order: each garment with its deadline and the controls that add it to the cart.
import { useState } from 'react'
import { formatUsd } from '#kit/money.ts'
import { sizeOfGarment } from '#rosters/rules/player.ts'
import { Badge } from '#ui/marks.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { firstColor, sizeFor } from '../../rules/items.ts'
import type { PortalTexts } from '../../rules/portal-texts.ts'
import { extrasText, unitCentsOf } from '../../rules/prices.ts'
import type { CatalogItem, ColorChoice, PortalView } from '../../views.ts'
import { GarmentPicture } from '../garment-picture.tsx'
import { usePortalTexts } from '../portal-language.tsx'
import { formId, sizeOptions } from './cart-form.ts'
import { kitUrl } from '#portals/urls.ts'
import { ColorField } from './color-choice.tsx'

type CatalogProps = Pick<PortalView, 'portal' | 'catalog' | 'isManager' | 'own' | 'nameless'>

/** A player sees what the own piece costs; a coach what a name and a number add to it. */
function Price({ item, own, nameless }: Pick<CardProps, 'item' | 'own' | 'nameless'>) {
	const { unitCents, nameCents, numberCents } = item
	const texts = usePortalTexts().page.item
	const row = own && { roster_id: own.id, number: own.number, variant_id: '' }
	const extras = row
		? []
		: [nameCents > 0 && texts.name(nameCents), numberCents > 0 && texts.number(numberCents)]
	return (
		<p className="flex flex-wrap items-baseline gap-x-2">
			<span className="display figures text-figure leading-none">
				{formatUsd(row ? unitCentsOf(item, row, new Set(nameless)) : unitCents)}
			</span>
			<span className="figures text-sm text-muted">
				{[texts.each, ...extras, extrasText(item)].filter(Boolean).join(', ')}
			</span>
		</p>
	)
}

function deadlineOf(
	{ problem, closes, isClosed }: CatalogItem,
	isOpen: boolean,
	texts: PortalTexts['item'],
): string {
	if (problem !== '') return texts.notSold
	if (!isOpen) return texts.closed
	// A no-break space keeps the day beside its month.
	return closes.replace(/ (\d+)$/, '\u00a0$1') || (isClosed ? texts.closed : '')
}

function Deadline({ item, isOpen }: { item: CatalogItem; isOpen: boolean }) {
	const texts = usePortalTexts().page.item
	const label = deadlineOf(item, isOpen, texts)
	if (label === '') return <p className="text-sm text-muted">{texts.noDeadline}</p>
	return (
		<p
			className={`flex items-center gap-1.5 text-sm font-semibold ${item.isClosed ? 'text-danger' : 'text-body'}`}
		>
			<Icon name="clock" size={16} className="max-sm:hidden" />
			{label}
		</p>
	)
}

/** Required garments are preselected. */
const Choose = ({ item, isChosen }: { item: CatalogItem; isChosen: boolean }) => (
	<label className="mt-auto flex min-h-11 items-center gap-2.5 rounded-control border border-field-line bg-field px-3 py-1.5 text-[0.9375rem] leading-tight font-semibold hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-focus">
		<input
			type="checkbox"
			name="item"
			value={item.id}
			form={formId}
			defaultChecked={isChosen}
			className="size-5 shrink-0 accent-primary"
		/>
		{usePortalTexts().page.item.forAll}
		<span className="sr-only">: {item.model}</span>
	</label>
)

type AddOwnProps = Pick<CardProps, 'item' | 'own'> & {
	portalId: string
	color: ColorChoice | undefined
	onColor: (color: string) => void
}

/** Color first, where there are several, then the size in it. */
function AddOwn({ portalId, item, own, color, onColor }: AddOwnProps) {
	const isAlive = useAlive()
	const texts = usePortalTexts().page.item
	const isColored = item.colors.length > 1
	const suggested = own ? sizeFor(color, sizeOfGarment(item.kind, own)) : undefined
	return (
		<div className="mt-auto grid grid-cols-[minmax(0,1fr)_4.5rem] items-end gap-2.5">
			{isColored && (
				<div className="col-span-2">
					<ColorField portalId={portalId} item={item} value={color?.id ?? ''} onChoose={onColor} />
				</div>
			)}
			<SelectField
				label={texts.size}
				name={`sizeOf-${item.id}`}
				form={formId}
				defaultValue={suggested?.size ?? ''}
				options={[
					{ value: '', label: texts.choose },
					...sizeOptions(item, isColored && !isAlive ? undefined : color, texts.sizeNotes),
				]}
			/>
			<TextField
				label={texts.quantity}
				name={`qtyOf-${item.id}`}
				form={formId}
				inputMode="numeric"
				maxLength={3}
				defaultValue="1"
			/>
			<Button
				type="submit"
				name="intent"
				value={`add:${item.id}`}
				form={formId}
				variant={own?.has.includes(item.id) ? 'outline' : 'primary'}
				className="col-span-2"
			>
				{own?.has.includes(item.id) ? texts.another : texts.add}
				<span className="sr-only">: {item.model}</span>
			</Button>
		</div>
	)
}

type CardProps = { item: CatalogItem; isChosen: boolean } & Omit<CatalogProps, 'catalog'>

/** A player's fields need the width, so the garment is placed beside them. */
const besideOnPhones =
	'max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:[&>.stage]:grid max-sm:[&>.stage]:content-center'

function CatalogCard({ item, portal, isManager, own, nameless, isChosen }: CardProps) {
	const isOrdered = own?.has.includes(item.id) ?? false
	const texts = usePortalTexts().page.item
	const [colorId, setColorId] = useState('')
	const color = item.colors.find(({ id }) => id === colorId) ?? firstColor(item)
	return (
		<li
			className={`relative flex flex-col overflow-hidden rounded-card border border-line bg-card ${isManager ? '' : besideOnPhones}`}
		>
			<div className={`stage p-3 ${item.isClosed ? '[&>*]:opacity-60' : ''}`}>
				<GarmentPicture
					portalId={portal.id}
					item={item}
					color={color}
					rosterId={own?.id ?? null}
					sizes="(min-width: 1024px) 250px, (min-width: 640px) 33vw, 50vw"
				/>
			</div>
			<div className={`absolute top-2.5 left-2.5 flex flex-wrap gap-1.5 ${isManager ? '' : 'max-sm:w-26'}`}>
				{item.isRequired && !isOrdered && <Badge tone="gold">{texts.required}</Badge>}
				{item.isClosed && <Badge tone="neutral">{texts.closed}</Badge>}
				{isOrdered && <Badge tone="success">{texts.ordered}</Badge>}
			</div>
			<div className="flex grow flex-col gap-2.5 p-3.5 sm:p-4.5">
				<div>
					<p className="text-xs font-semibold text-muted">{item.brand}</p>
					<h3 className="leading-snug font-bold break-words">
						<a href={`/product/${item.productId}`} className="hover:underline">
							{item.model}
						</a>
					</h3>
					{item.design && <p className="text-sm text-muted">{texts.designed}</p>}
				</div>
				<Price {...{ item, own, nameless }} />
				<Deadline item={item} isOpen={portal.isOpen} />
				{!item.isClosed && isManager && <Choose item={item} isChosen={isChosen} />}
				{!item.isClosed && !isManager && (
					<AddOwn portalId={portal.id} {...{ item, own, color }} onColor={setColorId} />
				)}
			</div>
		</li>
	)
}

export function Catalog({ portal, catalog, isManager, own, nameless }: CatalogProps) {
	const { page } = usePortalTexts()
	const { empty } = page.catalog
	if (catalog.length === 0)
		return (
			<EmptyState
				icon="shirt"
				title={empty.title}
				actions={
					isManager && (
						<>
							<ButtonLink href={kitUrl(portal.id)}>{page.links.kit}</ButtonLink>
							<ButtonLink href={`/portal/${portal.id}/roster`} variant="outline">
								{page.links.roster}
							</ButtonLink>
						</>
					)
				}
			>
				<p>{isManager ? empty.ofCoach : empty.ofPlayer}</p>
			</EmptyState>
		)
	const hasRequired = catalog.some(({ isRequired, isClosed }) => isRequired && !isClosed)
	return (
		<ul className={`grid gap-3 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-3 ${isManager ? 'grid-cols-2' : ''}`}>
			{catalog.map((item) => (
				<CatalogCard
					key={item.id}
					{...{ item, portal, isManager, own, nameless }}
					isChosen={hasRequired ? item.isRequired : true}
				/>
			))}
		</ul>
	)
}
