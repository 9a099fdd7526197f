// A portal's current catalog: prices, stock per size, and the terms of a team order.
import { nearestBlank } from '#cart/rules/blank.ts'
import { extraCentsOf } from '#catalog/rules/size-prices.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Address } from '#kit/address.ts'
import { colorIn } from '#garments/color-names.ts'
import { printsNothing } from '#garments/personalization.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import type { PageLanguage } from '#kit/language.ts'
import { settled } from '#kit/settled.ts'
import { dayIn, type IsoDate } from '#kit/time.ts'
import { choiceOfColors } from '#pictures/rules/team-choice.ts'
import type { PricedLine } from '#orders/rules/lines.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import { heldByOwnOrder, heldByUnpaid, pricedLines } from '#orders/service/lines.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { chargedTax, taxAt } from '#payments/service/tax.server.ts'
import type { Delivery } from '#pricing/rules/delivery.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { teamTerms } from '#portals/service/design-team.server.ts'
import type { Portal } from '#portals/service/scope.server.ts'
import { translator } from '#translations/service/translated.server.ts'
import { deadlineLabel, isPast } from '../rules/deadlines.ts'
import { offersOf, variantsOf, type OfferRow } from '../store/catalog.server.ts'
import { offerPictureUrl } from '../urls.ts'
import type { CatalogItem, ColorChoice, SizeChoice } from '../views.ts'
import type { PlaceRequest } from '#orders/service/place.server.ts'

/** @param goes where it goes, with its tax where a service is asked; empty while unknown */
export function teamBuying(
	portal: Portal,
	now: Date,
	goes: Pick<Delivery, 'state' | 'asked'> = {},
): Pick<PlaceRequest, 'portal' | 'delivery'> {
	const { fundraisingBp, delivery } = teamTerms(portal, now)
	return {
		portal: { id: portal.id, organizationId: portal.organizationId, fundraisingBp },
		delivery: { ...delivery, ...(goes.state && goes) },
	}
}

type Delivered = {
	portal: Portal
	/** When known already. */ prices?: PriceList
	shipTo: Pick<Address, 'state' | 'zip'>
}

/** Where an order of the team goes, with its tax, asked where a service is. @throws Refusal conflict when that cannot be computed */
export async function teamDelivery(
	context: ServiceContext,
	payments: Pick<PaymentDependencies, 'taxRates'>,
	{ portal, prices, shipTo: { state, zip } }: Delivered,
): Promise<Pick<Delivery, 'state' | 'asked'>> {
	const isAsked = !prices || prices.tax.service
	if (!isAsked || teamTerms(portal, context.now).delivery.isTaxExempt) return { state }
	return { state, ...chargedTax(await taxAt(context, payments, { state, zip })) }
}

/** A design of the shop is made on garments of its own color; a plain product comes in the colors that the team chose. */
const isOffered =
	({ designId, designColorway, offeredColorways, sizes }: OfferRow) =>
	({ size, colorway }: Variant): boolean => {
		const isColor =
			designId === null
				? offeredColorways === null || offeredColorways.includes(colorway)
				: designColorway === null || colorway === designColorway
		return isColor && (sizes === null || sizes.includes(size))
	}

type Variant = Awaited<ReturnType<typeof variantsOf>>[number]

const choiceIn =
	({ attributes }: OfferRow) =>
	({ id, size, stock, colorway: color }: Variant): SizeChoice => {
		const extraCents = extraCentsOf(attributes, { color, size })
		return { variantId: id, size, stock, ...(extraCents > 0 && { extraCents }) }
	}

/** A design has its own colors: each size uses the blank of the nearest color. */
function designColor(offer: OfferRow, variants: readonly Variant[], picture: string): ColorChoice {
	const sizes = [...new Set(variants.map(({ size }) => size))].flatMap((size) => {
		const colors = { primaryColor: offer.primaryColor ?? '', secondaryColor: offer.secondaryColor ?? '' }
		const blank = nearestBlank(variants, { size, ...colors }, offer.colorways)
		return blank ? [choiceIn(offer)(blank)] : []
	})
	return { id: 'design', name: 'Team design', hex: '', picture, sizes }
}

function namesIn(language: PageLanguage, english: string): Pick<ColorChoice, 'name' | 'english'> {
	const name = colorIn(language, english)
	return name === english ? { name } : { name, english }
}

/** Shown blank: that is what is made without a design. */
const plainColors = (
	offer: OfferRow,
	variants: readonly Variant[],
	language: PageLanguage,
): ColorChoice[] => {
	const { colorways, images } = offer
	return colorways.flatMap(({ id, name, primary, design }) => {
		const sizes = variants.filter(({ colorway }) => colorway === id).map(choiceIn(offer))
		const pictured = images.find(({ colorway }) => colorway === id) ?? images[0]
		const picture = design?.blankPicture ?? pictured?.hash ?? ''
		const shown = { id, ...namesIn(language, name), hex: primary, picture, sizes }
		return sizes.length > 0 ? [shown] : []
	})
}

const designOf = ({ designId, designVersion }: OfferRow) =>
	designId === null || designVersion === null ? null : { id: designId, version: designVersion }

/** Text in letters and digits of every font. */
const sample = { playerName: 'A', playerNumber: '1' }

/**
 * One unit of each entry, for pricing: for no player, with a name, with a number. Blanks differ in what their size and
 * color cost more only, so the first one represents them.
 */
function probesOf(offer: OfferRow, variants: readonly Variant[]): RosteredLine[] {
	const design = designOf(offer)
	const [first] = variants
	if (!first) return []
	const plain: RosteredLine = {
		variantId: VariantId.parse(first.id),
		design: design && { id: DesignId.parse(design.id), version: design.version },
		quantity: 1,
		playerName: '',
		playerNumber: '',
		omitsName: offer.omits.includes('name'),
		omitsNumber: offer.omits.includes('number'),
	}
	if (!design) return [plain]
	const { playerName, playerNumber } = sample
	return [plain, { ...plain, playerName }, { ...plain, playerNumber }]
}

/** The palette colors of an offer's design. */
function teamColorsOf({ primaryColor, secondaryColor }: OfferRow): Pick<CatalogItem, 'teamColors'> {
	if (primaryColor === null || secondaryColor === null) return {}
	const choice = choiceOfColors({ primaryColor, secondaryColor, teamName: '' })
	return choice ? { teamColors: { primary: choice.primary.id, secondary: choice.secondary.id } } : {}
}

const gone = 'This item is no longer sold. Please remove it.'

/** The stock that the buyer's own cart or unpaid order holds is offered to them. */
type Offering = { portal: Portal; /** Of deadlines, colors and names. */ language?: PageLanguage } & (
	{ cartId: string } | { unpaidId: string | null }
)

async function ownHolds(context: ServiceContext, offering: Offering): Promise<ReadonlyMap<string, number>> {
	if ('cartId' in offering) return heldByOwnOrder(context, offering.cartId)
	return offering.unpaidId === null ? new Map() : heldByUnpaid(context, offering.unpaidId)
}

type Known = {
	portal: Portal
	today: IsoDate
	language: PageLanguage
	/** Names in that language. */
	textOf: (english: string) => string
	variants: readonly Variant[]
	/** The entry for no player, with a name, with a number; a plain product has the first only. */
	lines: readonly (PricedLine | null)[]
	/** Why this design cannot be ordered. */
	trouble: string
}

function itemOf(offer: OfferRow, known: Known): CatalogItem {
	const { portal, today, language, textOf, variants, lines, trouble } = known
	const design = designOf(offer)
	const [line = null, named, numbered] = lines
	const isSold = offer.isActive && line !== null
	const sizedCents = line?.unitCents ?? offer.baseCents
	return {
		id: offer.id,
		productId: offer.productId,
		brand: offer.brand,
		model: textOf(offer.model),
		kind: offer.attributes.kind,
		design: design && { ...design, prints: line?.snapshot.prints ?? printsNothing },
		kit: textOf(offer.kitModel ?? ''),
		omits: offer.omits,
		isRequired: offer.required,
		closes: deadlineLabel(offer.deadlineOn, today, language),
		isClosed: !isSold || trouble !== '' || portal.status !== 'open' || isPast(offer.deadlineOn, today),
		problem: isSold ? trouble : gone,
		unitCents: sizedCents - (line?.snapshot.sizeCents ?? 0),
		nameCents: (named?.unitCents ?? sizedCents) - sizedCents,
		numberCents: (numbered?.unitCents ?? sizedCents) - sizedCents,
		raisesFunds: line?.snapshot.raisesFunds ?? false,
		sport: line?.snapshot.sport ?? '',
		colors: design
			? [designColor(offer, variants, offerPictureUrl(portal.id, offer.id))]
			: plainColors(offer, variants, language),
		...teamColorsOf(offer),
	}
}

/** The catalog in its own order, and the price list that it is priced with; at most six statements for any size, seven in another language. */
export async function pricedCatalog(
	context: ServiceContext,
	offering: Offering,
): Promise<{ items: CatalogItem[]; prices: PriceList }> {
	const { portal, language = 'en' } = offering
	const [offers, found, own] = await settled([
		offersOf(context.db, portal.id),
		variantsOf(context.db, portal.id),
		ownHolds(context, offering),
	])
	if (offers.length === 0) return { items: [], prices: await pricesNow(context) }
	const variants = Map.groupBy(
		found.map((variant) => ({ ...variant, stock: variant.stock + (own.get(variant.id) ?? 0) })),
		({ productId }) => productId,
	)
	const blanksOf = (offer: OfferRow) => (variants.get(offer.productId) ?? []).filter(isOffered(offer))
	const probes = offers.flatMap((offer) =>
		probesOf(offer, blanksOf(offer)).map((wanted) => ({ id: offer.id, wanted })),
	)
	const asked = probes.map(({ wanted }) => wanted)
	const { lines, problems, prices } = await pricedLines(context, asked, { portalId: portal.id })
	const priced = Map.groupBy(
		probes.map(({ id }, at) => ({ id, line: lines[at] ?? null })),
		({ id }) => id,
	)
	const unwritable = problems.filter(({ kind }) => kind === 'design-letters')
	const troubles = new Map(unwritable.map(({ at, message }) => [probes[at]?.id, message]))
	const today = dayIn(portal.timeZone, context.now)
	const names = offers.flatMap(({ model, kitModel }) => [model, kitModel])
	const textOf = await translator(context, language, names)
	const items = offers.map((offer) =>
		itemOf(offer, {
			textOf,
			portal,
			today,
			language,
			variants: blanksOf(offer),
			lines: (priced.get(offer.id) ?? []).map(({ line }) => line),
			trouble: troubles.get(offer.id) ?? '',
		}),
	)
	return { items, prices }
}

export const catalogOf = async (context: ServiceContext, offering: Offering): Promise<CatalogItem[]> =>
	(await pricedCatalog(context, offering)).items
