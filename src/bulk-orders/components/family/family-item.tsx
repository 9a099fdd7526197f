// One item of a family's order: its picture with the player's name, then color, size and quantity.
import type { PageLanguage } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Choice } from '#ui/choice.tsx'
import { SelectField } from '#ui/fields.tsx'
import { sizeOfGarment } from '#rosters/rules/player.ts'
import { Badge } from '#ui/marks.tsx'
import { mostOfFamily, type FamilyErrors } from '../../rules/family-form.ts'
import { orderTexts } from '../../rules/family-order-texts.ts'
import { firstColor, sizeFor } from '../../rules/items.ts'
import { unitCentsOf } from '../../rules/prices.ts'
import { familyPictureUrl } from '../../urls.ts'
import type { CatalogItem, Player, TypedItem } from '../../views.ts'
import { sizeOptions } from '../portal/cart-form.ts'

type FamilyItemProps = {
	item: CatalogItem
	token: string
	player: Player
	printsName: boolean
	language: PageLanguage
	typed: TypedItem | undefined
	errors: FamilyErrors
}

const pictureLook = 'aspect-4/5 w-full object-contain'

const ItemPicture = ({ item, token, language }: Pick<FamilyItemProps, 'item' | 'token' | 'language'>) => {
	if (item.design)
		return (
			<img
				src={familyPictureUrl(token, item.id)}
				alt={orderTexts[language].pictureOf(item.model)}
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

export function FamilyItem(props: FamilyItemProps) {
	const { item, player, printsName, language, typed, errors } = props
	const texts = orderTexts[language]
	const isOrdered = player.has.includes(item.id)
	const suggested = sizeFor(firstColor(item), sizeOfGarment(item.kind, player))
	const nameless = new Set(printsName ? [] : [player.id])
	const cents = unitCentsOf(item, { roster_id: player.id, number: player.number, variant_id: '' }, nameless)
	const isColored = item.colors.length > 1
	return (
		<li className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-card p-3.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:p-5">
			<div className="stage self-start overflow-hidden rounded-notice p-1.5">
				<ItemPicture {...props} />
			</div>
			<div className="grid min-w-0 content-start gap-3">
				<div>
					<div className="flex flex-wrap gap-1.5">
						{item.isRequired && !isOrdered && <Badge tone="gold">{texts.required}</Badge>}
						{isOrdered && <Badge tone="success">{texts.ordered}</Badge>}
					</div>
					<h2 className="mt-1 leading-snug font-bold break-words">{item.model}</h2>
					<p className="figures text-[0.9375rem] text-muted">
						<b className="text-ink">{formatUsd(cents)}</b> {texts.each}
						{item.closes && ` · ${item.closes}`}
					</p>
				</div>
				{isColored && (
					<Choice
						legend={texts.color}
						name={`colorOf-${item.id}`}
						look="swatch"
						options={item.colors.map(({ id, name, hex }) => ({ value: id, label: name, color: hex }))}
						value={typed?.color || (firstColor(item)?.id ?? '')}
					/>
				)}
				<div className="grid grid-cols-2 items-start gap-2.5">
					<SelectField
						label={texts.size}
						name={`sizeOf-${item.id}`}
						defaultValue={typed?.size ?? suggested?.size ?? ''}
						options={[
							{ value: '', label: texts.choose },
							...sizeOptions(item, isColored ? undefined : firstColor(item), texts.sizeNotes),
						]}
						error={errors[`sizeOf-${item.id}`]}
					/>
					<SelectField
						label={texts.quantity}
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
