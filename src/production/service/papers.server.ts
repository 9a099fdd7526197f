// Papers of an order in production, rendered on request.
import { counted } from '#kit/plural.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { NotAsSaved } from '#designs/proof/drawn.ts'
import type { ProofInput } from '#designs/proof/input.ts'
import { sizeBasis } from '#designs/proof/placements.ts'
import { printedPatternWords } from '#designs/rules/pattern-words.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import { formatLongDay } from '#kit/time.ts'
import { kitPieceName } from '#orders/rules/kits.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { latestShell, shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { packingSlips, pickList, type PickRow } from '../papers/packing.ts'
import type { SheetFacts } from '#documents/sheet.ts'
import { workOrder, type WorkDesign } from '../papers/work-order.ts'
import { bagsOf } from '../rules/bags.ts'
import { drawnDesigns, type DrawnJobRow } from '../store/source.server.ts'
import { jobsOfOrder, sheetsOfOrder, type OrderJobRow } from '../store/views.server.ts'
import { floorOrderUrl, jobUrl } from '../urls.ts'
import { drawnDesign, provenViews, wornViews } from './drawn-design.server.ts'
import { itemsOf, orderRow } from './order.server.ts'

export type PaperParts = { store: ObjectStore; publicUrl: string }
export type FloorPaper = { bytes: Uint8Array; name: string }

async function loaded(context: ServiceContext, publicUrl: string, idText: string) {
	const order = await orderRow(context, idText)
	const rows = (await jobsOfOrder(context.db, order.id)).filter(({ qty }) => qty > 0)
	if (rows.length === 0) throw new Refusal('not_found', messages.nothingToPrint)
	const [due] = rows.map(({ dueOn }) => dueOn).toSorted()
	const units = rows.reduce((sum, { qty }) => sum + qty, 0)
	const reference = referenceOf(order.id)
	const { name: shop, timeZone } = latestShell().facts
	const facts = (title: string): SheetFacts => ({
		shop,
		title,
		orderId: order.id,
		reference,
		forWhom: order.team ?? 'Shop order',
		detail: [
			order.fillInOf === null ? '' : `Fill-in of #${referenceOf(order.fillInOf)}`,
			due === undefined ? '' : `Due ${formatLongDay(due)}`,
			counted(units, 'piece'),
		]
			.filter(Boolean)
			.join(' · '),
		url: publicUrl + floorOrderUrl(order.id),
		printedAt: context.now,
		timeZone,
	})
	return { rows, facts, reference }
}

/** One row per kind of blank; sizes of the same garment sorted by quantity, largest first. */
function picked(rows: readonly OrderJobRow[]): PickRow[] {
	const byVariant = Map.groupBy(rows, ({ variantId }) => variantId)
	return [...byVariant.values()]
		.flatMap((own): PickRow[] => {
			const [first] = own
			if (!first) return []
			const { sku, brand, model, color } = first.snapshot
			const kits = own.flatMap(({ snapshot: { kit } }) => (kit ? [kitPieceName(kit)] : []))
			const qty = own.reduce((sum, row) => sum + row.qty, 0)
			return [{ sku, brand, model, kits: [...new Set(kits)], color, size: first.size, qty }]
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
		bags: bagsOf(itemsOf(rows, shopDay(context.now))),
		jobAddress: (jobId) => publicUrl + jobUrl(jobId),
	})
	return { bytes, name: `packing-slips-${reference}.pdf` }
}

/** Designs drawn on one work order; further ones have everything but the drawing. */
const mostDesigns = 20
/** Pixels of the longer side of art on paper, enough for the widest garment. */
const artSide = 900

type Sheets = Awaited<ReturnType<typeof sheetsOfOrder>>

type Shown = Pick<WorkDesign, 'sceneHash' | 'basis' | 'views' | 'note' | 'pattern'> & {
	art: ProofInput['art']
}
const beyond: Shown = {
	sceneHash: '',
	basis: '',
	views: [],
	pattern: '',
	note: 'see its jobs for the drawing',
	art: {},
}

/** Drawn again; when the drawing is not the approved one, the pictures of its proof are printed instead. */
async function shown(context: ServiceContext, store: ObjectStore, source: DrawnJobRow): Promise<Shown> {
	const { sceneHash } = source
	try {
		const made = await drawnDesign(context, store, { source, product: { brand: '', model: '' } })
		const views = wornViews(made, source)
		const { drawn, input } = made
		const pattern = printedPatternWords(drawn.template, input.config)
		return { sceneHash, basis: sizeBasis(drawn.template), views, pattern, note: '', art: input.art }
	} catch (failure) {
		if (!(failure instanceof NotAsSaved)) throw failure
		const { views, art } = await provenViews(store, source)
		const note = views.length > 0 ? 'pictures of its proof' : 'cannot be drawn: ask customer service'
		return { sceneHash, basis: '', views, pattern: '', note, art }
	}
}

function designsOf(sheets: Sheets, drawn: ReadonlyMap<string, Shown>): WorkDesign[] {
	return sheets.flatMap(({ designId, designVersion, placements, threadChart, inkChart, snapshot }) => {
		if (designId === null || designVersion === null) return []
		const { art: _, ...known } = drawn.get(`${designId} ${designVersion}`) ?? beyond
		const garment = `${snapshot.brand} ${snapshot.model}`
		const kit = snapshot.kit ? kitPieceName(snapshot.kit) : ''
		return [{ ...known, garment, kit, version: designVersion, placements, threadChart, inkChart }]
	})
}

/** @throws Refusal forbidden, not_found */
export async function workOrderOf(
	context: ServiceContext,
	{ store, publicUrl }: PaperParts,
	orderId: string,
): Promise<FloorPaper> {
	const { rows, facts, reference } = await loaded(context, publicUrl, orderId)
	const head = facts('Work order')
	const sheets = await sheetsOfOrder(context.db, head.orderId)
	const sources = await drawnDesigns(context.db, head.orderId, mostDesigns)
	const drawn = await Promise.all(
		sources.map(async (source): Promise<[string, Shown]> => {
			const key = `${source.designId} ${source.version}`
			return [key, await shown(context, store, source)]
		}),
	)
	// Loaded with the first work order: it brings two image libraries.
	const { readyArts } = await import('#designs/proof/art.ts')
	const art = Object.assign({}, ...drawn.map(([, design]) => design.art))
	const today = shopDay(context.now)
	const bytes = await workOrder({
		...head,
		designs: designsOf(sheets, new Map(drawn)),
		jobs: itemsOf(rows, today).map(({ card }) => card),
		seal: sheets[0]?.seal ?? null,
		artOf: await readyArts(art, () => artSide),
	})
	return { bytes, name: `work-order-${reference}.pdf` }
}
