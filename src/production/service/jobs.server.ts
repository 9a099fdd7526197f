// Jobs are created with an order's approval and cancelled with the order, in the same transaction.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { ProofArt } from '#designs/proof/input.ts'
import { marksIn } from '#designs/service/art.server.ts'
import type { Asset } from '#files/schemas.ts'
import { packsFor } from '#garments/packs.server.ts'
import { printingAll, wornBy } from '#garments/personalization.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { OrderDependencies, RefundNote } from '#orders/dependencies.server.ts'
import { isUnderWay, type OrderMove } from '#orders/states.ts'
import { isOlderSale, printedOn } from '#orders/rules/printed.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { drawnJobs, samplePlayer, type DrawnJob } from '../rules/drawn-jobs.ts'
import { calendarSection } from '#shop-settings/rules/calendar.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { jobDueOn } from '../rules/floor.ts'
import {
	anonymizeJobs,
	cancelJobsOf,
	cancelUnwanted,
	insertJobEvents,
	insertJobs,
	setOnFloor,
	type NewJob,
} from '../store/jobs.server.ts'
import {
	artFacts,
	designsOnOrder,
	linesToMake,
	type ArtFacts,
	type DesignOnOrder,
} from '../store/source.server.ts'
import type { JobStatus } from '../states.ts'
import type { OrderRow } from '#orders/tables.ts'
import { publishStage } from './publish.server.ts'

type Line = Awaited<ReturnType<typeof linesToMake>>[number]

const plain: DrawnJob = { placements: [], threadChart: [], inkChart: [], methods: [] }

const factsOf = ({
	kind,
	name,
	inks,
	width,
	height,
}: Pick<Asset, 'kind' | 'name' | 'inks' | 'width' | 'height'>) => ({
	kind,
	name,
	inks,
	base64: '',
	aspectRatio: width / height,
})

/** Facts about a design's art, by address. Excludes uploads of people other than the designer. */
function artOf({ config, ownerId }: DesignOnOrder, known: ReadonlyMap<string, ArtFacts>) {
	const marks = marksIn([config]).map((asset): [string, ProofArt] => [asset.url, factsOf(asset)])
	const tile = config.pattern?.tile
	const uploads = [...config.logos, ...(tile ? [tile] : [])].flatMap(
		({ url, assetId = '' }): [string, ProofArt][] => {
			const fact = known.get(assetId)
			return fact?.userId === ownerId ? [[url, factsOf(fact)]] : []
		},
	)
	return Object.fromEntries([...uploads, ...marks])
}

type Sold = Pick<Line, 'designId' | 'designVersion' | 'snapshot'>

/** Lines of one version that were sold by the same rule about players' names and numbers. */
const refOf = (line: Sold) => `${line.designId} ${line.designVersion} ${isOlderSale(line)}`

/** Placements of each line by id: the lines of one design are computed together. */
async function drawnLines(
	{ db }: ServiceContext,
	orderId: string,
	lines: readonly Line[],
): Promise<ReadonlyMap<string, DrawnJob>> {
	const designs = await designsOnOrder(db, orderId)
	const ids = designs.flatMap(({ config: { logos, pattern } }) => [
		...logos.flatMap(({ assetId }) => assetId ?? []),
		...(pattern?.tile ? [pattern.tile.assetId] : []),
	])
	const facts = ids.length > 0 ? await artFacts(db, [...new Set(ids)]) : []
	const known = new Map(facts.map((fact) => [fact.id, fact]))
	const versions = new Map(designs.map((design) => [`${design.designId} ${design.version}`, design]))
	const drawn = [...Map.groupBy(lines, refOf).values()].flatMap((own) => {
		const [first] = own
		const design = first && versions.get(`${first.designId} ${first.designVersion}`)
		const template = design && templateAsSaved(design.config)
		if (!template) return []
		const config = isOlderSale(first) ? printingAll(design.config) : design.config
		const players = own.map(printedOn)
		const packs = packsFor(wornBy(config, samplePlayer), template)
		const parts = { template, config, packs, art: artOf(design, known) }
		const made = drawnJobs(parts, players)
		return own.map(({ id }, at) => [id, made[at] ?? plain] as const)
	})
	return new Map(drawn)
}

/** One job for each line of the order with wanted units. Six statements at most, whatever its size. */
async function makeJobs(
	inner: ServiceContext,
	{ id: orderId, portalId }: { id: string; portalId: string | null },
): Promise<void> {
	const { db, now, actor } = inner
	const lines = (await linesToMake(db, orderId)).filter(({ qty, refundedQty }) => qty > refundedQty)
	const drawn = await drawnLines(inner, orderId, lines)
	const dueOn = jobDueOn(shopDay(now), await settingsNow(inner, calendarSection))
	const rows = lines.map(({ id, designId, designVersion, seal }): NewJob => ({
		...(drawn.get(id) ?? plain),
		id: randomUUID(),
		orderId,
		orderLineId: id,
		portalId,
		designId,
		designVersion,
		seal,
		dueOn,
		// A design that can no longer be drawn must not pass as an undecorated product: a person has to check it.
		status: designId === null || drawn.has(id) ? 'pending' : 'on_hold',
		isOnFloor: true,
		createdAt: now,
		updatedAt: now,
	}))
	const made = await insertJobs(db, rows)
	await insertJobEvents(
		db,
		made.map(({ id: jobId, status }) => {
			const why = status === 'on_hold' ? messages.notDrawn : ''
			return event(inner, { jobId, status, actorId: actor.userId, why })
		}),
	)
}

const event = (
	{ now }: ServiceContext,
	{
		jobId,
		status,
		actorId,
		why = '',
	}: { jobId: string; status: JobStatus; actorId: string | null; why?: string },
) => ({ id: randomUUID(), jobId, status, actorId, why, at: now })

type Cancelled = { order: OrderRow; ids: readonly string[]; why: string }

async function recordCancelled(inner: ServiceContext, { order, ids, why }: Cancelled): Promise<void> {
	const actorId = inner.actor.userId
	await insertJobEvents(
		inner.db,
		ids.map((jobId) => event(inner, { jobId, status: 'cancelled', actorId, why })),
	)
	await publishStage(inner, { order, jobIds: ids, stage: 'cancelled' })
}

const beginnings: ReadonlySet<OrderMove> = new Set(['approve', 'pay', 'revive'])
const endings: Partial<Record<OrderMove, string>> = {
	cancel: 'The order was cancelled.',
	expire: 'The order ran out of time.',
	refund: 'The order was refunded.',
	void_approval: 'The order was changed after its approval.',
}

/** Handles `onMoved` of orders: an order has one job per line, or none. */
export const followOrder: OrderDependencies['onMoved'][number] = async (inner, { order, move }) => {
	if (beginnings.has(move)) await makeJobs(inner, order)
	// An order comes back with what was packed before, and leaves with all of it.
	if (move !== 'start' && move !== 'deliver') await setOnFloor(inner.db, order.id, isUnderWay(order.status))
	const why = endings[move]
	if (why === undefined) return
	await recordCancelled(inner, { order, ids: await cancelJobsOf(inner.db, order.id, inner.now), why })
}

/** Handles `onRefunded` of orders: refunded units are not made. */
export const followRefund = async (inner: ServiceContext, { order, lines }: RefundNote): Promise<void> => {
	if (lines.length === 0) return
	const ids = await cancelUnwanted(inner.db, order.id, inner.now)
	await recordCancelled(inner, { order, ids, why: 'The line was refunded.' })
}

/** Run it in the transaction that deletes an account, while the person still owns their orders. */
export const eraseJobs = ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<void> =>
	anonymizeJobs(db, userId)
