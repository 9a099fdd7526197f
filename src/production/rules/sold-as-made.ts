// What an order line sold, what its design prints, and what its job and bag make of it: the differences, in words
// without names of players.
import { elementsOf } from '#designs/rules/elements.ts'
import { printsOf } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import { decorationsOn } from '#pricing/rules/decorations.ts'
import { designWorn, isOlderSale, printedOn } from '#orders/rules/printed.ts'
import { entriesOf, kitUnitsLabel, wholeKits } from '#orders/rules/kits.ts'
import type { OrderLineRow } from '#orders/tables.ts'
import { isAddOnType } from '#pricing/rules/decorations.ts'
import type { JobStatus } from '../states.ts'

export type SoldLine = Pick<
	OrderLineRow,
	| 'position'
	| 'rosterId'
	| 'designId'
	| 'designVersion'
	| 'qty'
	| 'refundedQty'
	| 'unitCents'
	| 'customization'
	| 'snapshot'
> & {
	/** The order is paid or approved, and not shipped. */
	isUnderWay: boolean
	portalId: string | null
	/** Null while the line has none. */
	job: {
		designId: string | null
		designVersion: number | null
		placementIds: readonly string[]
		status: JobStatus
		packedQty: number
	} | null
}

/** The version that was ordered, with the template that it was saved with. */
export type SoldDesign = { config: DesignConfig; template: GarmentTemplate }

function sumTroubles({ unitCents, snapshot }: SoldLine): string[] {
	const { baseCents, decorationsCents, addOnsCents, extras } = snapshot
	const parts = baseCents + decorationsCents + addOnsCents
	const listed = baseCents + extras.reduce((sum, extra) => sum + extra.unitCents, 0)
	if (parts === unitCents && listed === unitCents) return []
	return [`costs ${formatUsd(unitCents)}, its parts add up to ${formatUsd(parts)}`]
}

function printTroubles(
	{ snapshot: { prints, omitsName, omitsNumber } }: SoldLine,
	design: SoldDesign | undefined,
): string[] {
	if (!prints) return []
	const printed = design ? printsOf(design.config, design.template) : { name: false, number: false }
	const sold = { name: printed.name && !omitsName, number: printed.number && !omitsNumber }
	return (['name', 'number'] as const).flatMap((slot) => {
		if (prints[slot] === sold[slot]) return []
		return [
			prints[slot]
				? `was sold with a ${slot} that its design does not print`
				: `was sold without the ${slot} that its design prints`,
		]
	})
}

/** Designs saved before decorations were derived are priced by what they said then. */
const isDerived = ({ sublimated }: DesignConfig): boolean => sublimated !== undefined

function priceTroubles(line: SoldLine, { config }: SoldDesign): string[] {
	if (isOlderSale(line) || !isDerived(config)) return []
	const addOns = config.addOns.filter(({ type }) => isAddOnType(type)).length
	const { name, number } = printedOn(line)
	const printed = { name: name.trim() !== '', number: number.trim() !== '' }
	const wanted = decorationsOn(config.decorations, printed).length + addOns
	const charged = line.snapshot.extras.length
	return charged === wanted ? [] : [`charges ${charged} decorations and add-ons, its design has ${wanted}`]
}

function jobTroubles({ job, designId, designVersion }: SoldLine, printedIds: readonly string[]): string[] {
	if (!job) return []
	if (job.designId !== designId || job.designVersion !== designVersion)
		return ['has a job of another design or version']
	const lacking = printedIds.filter((id) => !job.placementIds.includes(id))
	const more = job.placementIds.filter((id) => !printedIds.includes(id))
	return [
		...(lacking.length > 0 ? [`has a job without ${lacking.join(', ')}, which its design prints`] : []),
		...(more.length > 0 ? [`has a job with ${more.join(', ')}, which its design does not print`] : []),
	]
}

function bagTroubles({ portalId, isUnderWay, rosterId, customization, job }: SoldLine): string[] {
	const isNameless = rosterId === null && customization.player_name === '' && customization.number === ''
	return job && isUnderWay && portalId !== null && isNameless ? ['goes into a bag without a player'] : []
}

function countTroubles({ job, qty, refundedQty }: SoldLine): string[] {
	if (!job) return []
	const { status, packedQty } = job
	const wanted = qty - refundedQty
	if (packedQty > qty) return [`has ${packedQty} pieces in its bag and ${qty} ordered`]
	if (status !== 'packed' || packedQty >= wanted) return []
	return [`is packed with ${packedQty} of ${wanted} pieces in its bag`]
}

/** Kits that were ordered whole, of which not every piece is there as often. @param lines all lines of one order */
export const kitTroubles = (lines: readonly Pick<OrderLineRow, 'qty' | 'snapshot'>[]): string[] =>
	entriesOf(lines, ({ snapshot }) => snapshot.kit).flatMap((entry) => {
		if (!entry.kit) return []
		const units = entry.lines.flatMap(({ snapshot: { kit }, qty }) => (kit ? [{ kit, quantity: qty }] : []))
		if (!units.some(({ kit }) => kit.isWhole) || wholeKits(units) !== null) return []
		return [`${entry.kit.model} was sold in whole kits and has ${kitUnitsLabel(units)}`]
	})

/** @param design undefined for a plain line; null for a design that can no longer be drawn, which is not compared */
export function soldAsMade(line: SoldLine, design: SoldDesign | undefined | null): string[] {
	const ids = design
		? elementsOf({ template: design.template, config: designWorn(design.config, line) }).map(({ id }) => id)
		: []
	const compared =
		design === null
			? []
			: [
					...printTroubles(line, design),
					...(design ? priceTroubles(line, design) : []),
					...jobTroubles(line, ids),
				]
	return [...sumTroubles(line), ...compared, ...bagTroubles(line), ...countTroubles(line)].map(
		(trouble) => `line ${line.position + 1} ${trouble}`,
	)
}
