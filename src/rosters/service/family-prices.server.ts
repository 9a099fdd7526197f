// What the items of the team's open catalog cost for one player, as the portal prices them.
import { translator } from '#translations/service/translated.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { sizeCentsOfDesign } from '#catalog/rules/design-size-prices.ts'
import { extraCentsOf, extrasIn, sizeCentsOf } from '#catalog/rules/size-prices.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import { pricedLines } from '#orders/service/lines.server.ts'
import { sizeOfGarment, type ShownPlayer } from '../rules/player.ts'
import { openOffers } from '../store/links.server.ts'
import type { FamilyPrice } from '../views.ts'

type Offer = Awaited<ReturnType<typeof openOffers>>[number]

function pieceOf({ variantId, designId, designVersion, omits }: Offer, player: ShownPlayer): RosteredLine[] {
	if (variantId === null) return []
	const design =
		designId === null || designVersion === null
			? null
			: { id: DesignId.parse(designId), version: designVersion }
	return [
		{
			variantId: VariantId.parse(variantId),
			design,
			quantity: 1,
			playerName: player.name,
			playerNumber: player.number,
			omitsName: !player.printsName || omits.includes('name'),
			omitsNumber: omits.includes('number'),
		},
	]
}

/** What the size costs more, in each color that can be chosen; a design has its own. */
function extrasOf(offer: Offer, size: string): number[] {
	const {
		attributes,
		colorways,
		offeredColorways,
		designColorway: color,
		primaryColor,
		secondaryColor,
	} = offer
	if (color !== null) return [extraCentsOf(attributes, { color, size })]
	if (primaryColor !== null && secondaryColor !== null)
		return [
			sizeCentsOf(sizeCentsOfDesign({ ...attributes, colorways }, { primaryColor, secondaryColor }), size),
		]
	return extrasIn(attributes, offeredColorways ?? colorways.map(({ id }) => id), size)
}

/** One unit of each item that can be ordered, in the color that costs least. Call with the portal of a valid family link. */
export async function familyPrices(
	context: ServiceContext,
	{ portalId, player, language = 'en' }: { portalId: string; player: ShownPlayer; language?: PageLanguage },
): Promise<FamilyPrice[]> {
	const offers = await openOffers(context.db, { portalId, now: context.now })
	const asked = offers.flatMap((offer) => pieceOf(offer, player).map((wanted) => ({ offer, wanted })))
	if (asked.length === 0) return []
	const wanted = asked.map((one) => one.wanted)
	const { lines, problems } = await pricedLines(context, wanted, { portalId })
	const textOf = await translator(
		context,
		language,
		asked.map(({ offer }) => offer.model),
	)
	const unwritable = new Set(problems.flatMap(({ at, kind }) => (kind === 'design-letters' ? [at] : [])))
	return asked.flatMap(({ offer }, at): FamilyPrice[] => {
		const { id, model, required, attributes } = offer
		const line = lines[at]
		if (!line || unwritable.has(at)) return []
		const plainCents = line.unitCents - (line.snapshot.sizeCents ?? 0)
		const extras = extrasOf(offer, sizeOfGarment(attributes.kind, player))
		const least = extras.length > 0 ? Math.min(...extras) : 0
		const isFrom = extras.some((cents) => cents > least)
		return [{ id, model: textOf(model), isRequired: required, unitCents: plainCents + least, isFrom }]
	})
}
