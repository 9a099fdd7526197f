// Papers of an order on the floor, made when they are asked for.
import type { ServiceContext } from '#database/context.server.ts'
import { readyArts } from '#designs/proof/art.ts'
import { sizeBasis } from '#designs/proof/placements.ts'
import type { ObjectStore } from '#files/object-store.server.ts'
import { formatLongDay, isoDate } from '#kit/time.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { packingSlips } from '../papers/packing-slips.ts'
import { pickList, type PickRow } from '../papers/pick-list.ts'
import type { SheetFacts } from '../papers/sheet.ts'
import { workOrder, type WorkDesign } from '../papers/work-order.ts'
import { bagsOf } from '../rules/bags.ts'
import { drawnDesigns } from '../store/pictures.server.ts'
import { jobsOfOrder, sheetsOfOrder, type OrderJobRow } from '../store/views.server.ts'
import { floorOrderUrl, jobUrl } from '../urls.ts'
import { drawnDesign, wornViews, type DrawnDesign } from './drawn-design.server.ts'
import { itemsOf, orderRow } from './order.server.ts'

export type PaperParts = { store: ObjectStore; publicUrl: string }
export type FloorPaper = { bytes: Uint8Array; name: string }

const pieces = (units: number) => `${units} ${units === 1 ? 'piece' : 'pieces'}`

async function loaded(context: ServiceContext, publicUrl: string, idText: string) {
	const order = await orderRow(context, idText)
	const rows = (await jobsOfOrder(context.db, order.id)).filter(({ qty }) => qty > 0)
	const [due] = rows.map(({ dueOn }) => dueOn).toSorted()
	const units = rows.reduce((sum, { qty }) => sum + qty, 0)
	const reference = referenceOf(order.id)
	const facts = (title: string): SheetFacts => ({
		title,
		orderId: order.id,
		reference,
		forWhom: order.team ?? 'Shop order',
		detail: [due === undefined ? '' : `Due ${formatLongDay(due)}`, pieces(units)].filter(Boolean).join(' · '),
		url: publicUrl + floorOrderUrl(order.id),
		printedAt: context.now,
	})
	return { rows, facts, reference }
}

/** Blanks of one kind are one row, the largest numbers of a garment's sizes together. */
function picked(rows: readonly OrderJobRow[]): PickRow[] {
	const byVariant = Map.groupBy(rows, ({ variantId }) => variantId)
	return [...byVariant.values()]
		.flatMap((own): PickRow[] => {
			const [first] = own
			if (!first) return []
			const { sku, brand, model, color } = first.snapshot
			return [{ sku, brand, model, color, size: first.size, qty: own.reduce((sum, { qty }) => sum + qty, 0) }]
		})
		.toSorted((a, b) => `${a.model} ${a.color}`.localeCompare(`${b.model} ${b.color}`) || b.qty - a.qty)
}

/** @throws Refusal forbidden, not_found */
export async function pickListOf(
	context: ServiceContext,
	{ publicUrl }: Pick<PaperParts, 'publicUrl'>,
	orderId: string,
): Promise<FloorPaper> {
	const { rows, facts, reference } = await loaded(context, publicUrl, orderId)
	return { bytes: await pickList(facts('Pick list'), picked(rows)), name: `pick-list-${reference}.pdf` }
}

/** @throws Refusal forbidden, not_found */
export async function packingSlipsOf(
	context: ServiceContext,
	{ publicUrl }: Pick<PaperParts, 'publicUrl'>,
	orderId: string,
): Promise<FloorPaper> {
	const { rows, facts, reference } = await loaded(context, publicUrl, orderId)
	const bytes = await packingSlips({
		...facts('Packing slips'),
		bags: bagsOf(itemsOf(rows, isoDate(context.now))),
		jobAddress: (jobId) => publicUrl + jobUrl(jobId),
	})
	return { bytes, name: `packing-slips-${reference}.pdf` }
}

/** Designs that one work order draws. */
const mostDesigns = 20
/** Pixels of the longer side of art on paper, large enough for the widest garment. */
const artSide = 900

type Sheets = Awaited<ReturnType<typeof sheetsOfOrder>>

type Shown = DrawnDesign & { views: WorkDesign['views'] }

function designsOf(sheets: Sheets, drawn: ReadonlyMap<string, Shown>): WorkDesign[] {
	return sheets.flatMap(({ designId, designVersion, placements, threadChart, inkChart, snapshot }) => {
		const known = drawn.get(`${designId} ${designVersion}`)
		if (!known || designVersion === null) return []
		return [
			{
				garment: `${snapshot.brand} ${snapshot.model}`,
				version: designVersion,
				sceneHash: known.input.sceneHash,
				basis: sizeBasis(known.drawn.template),
				views: known.views,
				placements,
				threadChart,
				inkChart,
			},
		]
	})
}

/** Drawn again from the saved designs; a drawing that is not the approved one is not printed. @throws Refusal forbidden, not_found */
export async function workOrderOf(
	context: ServiceContext,
	{ store, publicUrl }: PaperParts,
	orderId: string,
): Promise<FloorPaper> {
	const { rows, facts, reference } = await loaded(context, publicUrl, orderId)
	const head = facts('Work order')
	const sheets = await sheetsOfOrder(context.db, head.orderId)
	const sources = await drawnDesigns(context.db, head.orderId, mostDesigns)
	const nameless = { brand: '', model: '' }
	const drawn = await Promise.all(
		sources.map(async (source): Promise<[string, Shown]> => {
			const made = await drawnDesign(context, store, { source, product: nameless })
			const { player_name: name, number } = source.customization
			return [`${source.designId} ${source.version}`, { ...made, views: wornViews(made, { name, number }) }]
		}),
	)
	const art = Object.assign({}, ...drawn.map(([, { input }]) => input.art))
	const today = isoDate(context.now)
	const bytes = await workOrder({
		...head,
		designs: designsOf(sheets, new Map(drawn)),
		jobs: itemsOf(rows, today).map(({ card }) => card),
		seal: sheets[0]?.seal ?? null,
		artOf: await readyArts(art, () => artSide),
	})
	return { bytes, name: `work-order-${reference}.pdf` }
}
