import { formatUsd, percent } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { regularOf } from '../../rules/sale.ts'
import { sizeExtra } from '../../rules/size-prices.ts'
import type { Today } from '../../rules/product/availability.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { SalePrice } from '#ui/price.tsx'
import { arrivalOf, formatArrival } from '../../rules/product/availability.ts'
import { kitTiers, type KitPage, type KitPiecePage } from '../../rules/product/kit-page.ts'
import { maxQuantity, type ProductDetail } from '../../rules/product/sheet.ts'

type KitOrderProps = { product: ProductDetail; kit: KitPage; today: Today }

/** The kit with all that its pictures print: a size for each piece, then all pieces go into the cart together. */
export function KitOrder({ product, kit, today }: KitOrderProps) {
	const { lead, pieces, picturedCents, tiers } = kit
	const color = product.colorways[kit.colorway]?.name ?? ''
	const days = pieces.flatMap(({ leadTimeDays }) => leadTimeDays ?? [])
	const isAvailable = kit.available[kit.colorway] ?? false
	if (!lead) return null
	return (
		<section
			aria-labelledby="as-pictured"
			className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
		>
			<div>
				<h2 id="as-pictured" className="display text-subheading">
					As pictured
				</h2>
				<p className="mt-1 flex flex-wrap items-baseline gap-x-3">
					<span className="display figures text-[2.25rem] leading-none">
						<SalePrice
							cents={picturedCents}
							regularCents={picturedCents + regularOf(product) - product.basePriceCents}
							struck="text-[0.6em] font-bold text-muted"
						/>
					</span>
					<span className="text-muted">a kit in {color}, with its lettering</span>
				</p>
				{tiers.length > 0 && <Tiers {...{ picturedCents, tiers }} pieces={pieces.length} />}
				<p data-team-note hidden className="mt-2 text-[0.9375rem]">
					{`Add the Kit to Cart orders the kit in ${color}. `}
					<span className="text-muted">Your team colors are made when you customize it.</span>
				</p>
			</div>
			{isAvailable ? (
				<form method="post" action="/cart" autoComplete="off" className="grid gap-4">
					<input type="hidden" name="intent" value="add-kit" />
					<input type="hidden" name="design" value={lead.id} />
					<input type="hidden" name="version" value={lead.version} />
					<div className="grid gap-3 sm:grid-cols-2">
						{pieces.map((piece) => (
							<Size key={piece.id} piece={piece} />
						))}
						<TextField
							label="Kits"
							name="quantity"
							type="number"
							inputMode="numeric"
							min={1}
							max={maxQuantity}
							step={1}
							defaultValue={1}
							required
						/>
					</div>
					<Button type="submit" size="large" variant="outline" className="w-full">
						<Icon name="cart" />
						Add the Kit to Cart
					</Button>
					<p className="flex items-center gap-2.5 text-[0.9375rem]">
						<Icon name="truck" size={18} className="text-muted" />
						Arrives as early as {formatArrival(arrivalOf(today, Math.max(...days)))}
					</p>
				</form>
			) : (
				<p className="font-semibold text-danger">
					Sold out in {color}: {soldOutNames(pieces)} cannot be had in this color now.
				</p>
			)}
		</section>
	)
}

const soldOutNames = (pieces: readonly KitPiecePage[]): string =>
	pieces
		.filter(({ sizes }) => sizes.every(({ isAvailable }) => !isAvailable))
		.map(({ name }) => name.toLowerCase())
		.join(' and ')

/** The only size is chosen already. */
function Size({ piece: { id, name, sizes } }: { piece: KitPiecePage }) {
	const [only, ...more] = sizes
	return (
		<SelectField
			label={`${name} size`}
			name={`size.${id}`}
			id={`size-${id}`}
			required
			defaultValue={only && more.length === 0 ? only.size : ''}
			options={[
				...(more.length > 0 ? [{ value: '', label: 'Choose a size' }] : []),
				...sizes.map(({ size, isAvailable, extraCents }) => ({
					value: size,
					label: `${size}${sizeExtra(extraCents)}${isAvailable ? '' : ', sold out'}`,
					disabled: !isAvailable,
				})),
			]}
		/>
	)
}

/** The price of a kit in each tier that its number of pieces reaches. */
function Tiers({ picturedCents, ...terms }: Pick<KitPage, 'picturedCents' | 'tiers'> & { pieces: number }) {
	return (
		<details className="mt-2 text-[0.9375rem]">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
				Team prices
			</summary>
			<ul className="grid gap-1 pb-1">
				{kitTiers(picturedCents, terms).map(({ kits, bp, eachCents }) => (
					<li key={kits} className="flex justify-between gap-3">
						<span>
							From {counted(kits, 'kit')} <span className="text-muted">{percent(bp)} off</span>
						</span>
						<span className="figures">{formatUsd(eachCents)}</span>
					</li>
				))}
			</ul>
			<p className="text-sm text-muted">Every piece in your cart counts toward the quantity.</p>
		</details>
	)
}
