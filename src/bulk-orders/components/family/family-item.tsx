// One item of a family's order: its picture with the player's name, then color, size and quantity.
import { formatUsd } from '#kit/money.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Choice } from '#ui/choice.tsx'
import { SelectField } from '#ui/fields.tsx'
import { Badge } from '#ui/marks.tsx'
import { mostOfFamily, type FamilyErrors } from '../../rules/family-form.ts'
import { firstColor, requestedSize, sizeFor } from '../../rules/items.ts'
import { unitCentsOf } from '../../rules/prices.ts'
import { familyPictureUrl } from '../../urls.ts'
import type { CatalogItem, Player, TypedItem } from '../../views.ts'
import { sizeOptions } from '../portal/cart-form.ts'

type FamilyItemProps = {
	item: CatalogItem
	token: string
	player: Player
	printsName: boolean
	typed: TypedItem | undefined
	errors: FamilyErrors
}

const pictureLook = 'aspect-4/5 w-full object-contain'

const ItemPicture = ({ item, token }: Pick<FamilyItemProps, 'item' | 'token'>) => {
	if (item.design)
		return (
			<img
				src={familyPictureUrl(token, item.id)}
				alt={`${item.model} in the team’s design, as made for this player`}
				width={400}
				height={500}
				loading="lazy"
				decoding="async"
				className={pictureLook}
			/>
		)
	const hash = firstColor(item)?.picture ?? ''
	return hash === '' ? null : (
		<Picture hash={hash} alt={item.model} sizes="130px" widths={[160, 240, 320]} className={pictureLook} />
	)
}

const quantities = [
	{ value: '0', label: '0' },
	...Array.from({ length: mostOfFamily }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
]

export function FamilyItem({ item, token, player, printsName, typed, errors }: FamilyItemProps) {
	const isOrdered = player.has.includes(item.id)
	const suggested = sizeFor(firstColor(item), requestedSize(item.kind, player))
	const nameless = new Set(printsName ? [] : [player.id])
	const cents = unitCentsOf(item, { roster_id: player.id, number: player.number }, nameless)
	const isColored = item.colors.length > 1
	return (
		<li className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-card p-3.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:p-5">
			<div className="stage self-start overflow-hidden rounded-notice p-1.5">
				<ItemPicture item={item} token={token} />
			</div>
			<div className="grid min-w-0 content-start gap-3">
				<div>
					<div className="flex flex-wrap gap-1.5">
						{item.isRequired && !isOrdered && <Badge tone="gold">Required</Badge>}
						{isOrdered && <Badge tone="success">Ordered</Badge>}
					</div>
					<h2 className="mt-1 leading-snug font-bold break-words">{item.model}</h2>
					<p className="figures text-[0.9375rem] text-muted">
						<b className="text-ink">{formatUsd(cents)}</b> each{item.closes && ` · ${item.closes}`}
					</p>
				</div>
				{isColored && (
					<Choice
						legend="Color"
						name={`colorOf-${item.id}`}
						look="swatch"
						options={item.colors.map(({ id, name, hex }) => ({ value: id, label: name, color: hex }))}
						value={typed?.color || (firstColor(item)?.id ?? '')}
					/>
				)}
				<div className="grid grid-cols-2 items-start gap-2.5">
					<SelectField
						label="Size"
						name={`sizeOf-${item.id}`}
						defaultValue={typed?.size ?? suggested?.size ?? ''}
						options={[
							{ value: '', label: 'Choose' },
							...sizeOptions(item, isColored ? undefined : firstColor(item)),
						]}
						error={errors[`sizeOf-${item.id}`]}
					/>
					<SelectField
						label="Quantity"
						name={`qtyOf-${item.id}`}
						defaultValue={typed?.qty ?? (item.isRequired && !isOrdered ? '1' : '0')}
						options={quantities}
						error={errors[`qtyOf-${item.id}`]}
					/>
				</div>
			</div>
		</li>
	)
}
