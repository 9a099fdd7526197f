import { listIn, type PageLanguage } from '#kit/language.ts'
import { formatUsd, percent } from '#kit/money.ts'
import { regularOf } from '../../rules/sale.ts'
import { sizeExtra } from '../../rules/size-prices.ts'
import type { Today } from '../../rules/product/availability.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { SalePrice } from '#ui/price.tsx'
import { arrivalOf } from '../../rules/product/availability.ts'
import { arrivalIn } from '../../rules/product/view-phrases.ts'
import { useCatalogLanguage, useOwnersTexts } from '../catalog-language.tsx'
import { useColorIn, useProductTexts } from './variant-picker.tsx'
import { kitTiers, type KitPage, type KitPiecePage } from '../../rules/product/kit-page.ts'
import { maxQuantity, type ProductDetail } from '../../rules/product/sheet.ts'

type KitOrderProps = { product: ProductDetail; kit: KitPage; today: Today }

/** The kit with all that its pictures print: a size for each piece, then all pieces go into the cart together. */
export function KitOrder({ product, kit, today }: KitOrderProps) {
	const texts = useProductTexts()
	const language = useCatalogLanguage()
	const { lead, pieces, picturedCents, tiers } = kit
	const { textOf } = useOwnersTexts()
	const color = useColorIn()(product.colorways[kit.colorway]?.name ?? '')
	const days = pieces.flatMap(({ leadTimeDays }) => leadTimeDays ?? [])
	const isAvailable = kit.available[kit.colorway] ?? false
	const soldOut = pieces
		.filter(({ sizes }) => sizes.every((size) => !size.isAvailable))
		.map(({ name }) => textOf(name))
	if (!lead) return null
	return (
		<section
			aria-labelledby="as-pictured"
			className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
		>
			<div>
				<h2 id="as-pictured" className="display text-subheading">
					{texts.printed.pictured}
				</h2>
				<p className="mt-1 flex flex-wrap items-baseline gap-x-3">
					<span className="display figures text-[2.25rem] leading-none">
						<SalePrice
							cents={picturedCents}
							regularCents={picturedCents + regularOf(product) - product.basePriceCents}
							struck="text-[0.6em] font-bold text-muted"
						/>
					</span>
					<span className="text-muted">{texts.kit.priceOf(color)}</span>
				</p>
				{tiers.length > 0 && <Tiers {...{ picturedCents, tiers }} pieces={pieces.length} />}
				<p data-team-note hidden className="mt-2 text-[0.9375rem]">
					{texts.kit.ordersIn(color)}
					<span className="text-muted">{texts.teamColors.made}</span>
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
							label={texts.kit.kits}
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
						{texts.kit.add}
					</Button>
					<p className="flex items-center gap-2.5 text-[0.9375rem]">
						<Icon name="truck" size={18} className="text-muted" />
						{texts.kit.arrives(arrivalIn(language, arrivalOf(today, Math.max(...days))))}
					</p>
				</form>
			) : (
				<p className="font-semibold text-danger">
					{texts.kit.soldOut(color, soldOutNames(soldOut, language))}
				</p>
			)}
		</section>
	)
}

/** @param pieces those that are sold out */
function soldOutNames(pieces: readonly string[], language: PageLanguage): string {
	const names = pieces.map((name) => name.toLowerCase())
	return language === 'en' ? names.join(' and ') : listIn(language, names)
}

/** The only size is chosen already. */
function Size({ piece: { id, name, sizes } }: { piece: KitPiecePage }) {
	const { kit } = useProductTexts()
	const { textOf } = useOwnersTexts()
	const [only, ...more] = sizes
	return (
		<SelectField
			label={kit.pieceSize(textOf(name))}
			name={`size.${id}`}
			id={`size-${id}`}
			required
			defaultValue={only && more.length === 0 ? only.size : ''}
			options={[
				...(more.length > 0 ? [{ value: '', label: kit.choose }] : []),
				...sizes.map(({ size, isAvailable, extraCents }) => ({
					value: size,
					label: `${size}${sizeExtra(extraCents)}${isAvailable ? '' : kit.optionSoldOut}`,
					disabled: !isAvailable,
				})),
			]}
		/>
	)
}

/** The price of a kit in each tier that its number of pieces reaches. */
function Tiers({ picturedCents, ...terms }: Pick<KitPage, 'picturedCents' | 'tiers'> & { pieces: number }) {
	const { kit, off } = useProductTexts()
	return (
		<details className="mt-2 text-[0.9375rem]">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
				{kit.teamPrices}
			</summary>
			<ul className="grid gap-1 pb-1">
				{kitTiers(picturedCents, terms).map(({ kits, bp, eachCents }) => (
					<li key={kits} className="flex justify-between gap-3">
						<span>
							{kit.fromKits(kits)} <span className="text-muted">{off(percent(bp))}</span>
						</span>
						<span className="figures">{formatUsd(eachCents)}</span>
					</li>
				))}
			</ul>
			<p className="text-sm text-muted">{kit.counts}</p>
		</details>
	)
}
