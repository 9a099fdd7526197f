// Batches for the machines: every job of a method in one zip, and the art of one job.
import { strToU8, zipSync } from 'fflate'
import type { ServiceContext } from '#database/context.server.ts'
import type { ProofPool } from '#designs/proof/proof-pool.server.ts'
import type { ObjectStore } from '#files/object-store.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseJobId } from '#kit/ids.ts'
import { isoDate } from '#kit/time.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import type { BoardFilters } from '../filters.ts'
import { messages } from '../messages.ts'
import { codeOf } from '../rules/codes.ts'
import { exportFiles, type ExportJob, type ExportMethod } from '../rules/export-rows.ts'
import { boardColumns, type BoardColumn } from '../rules/floor.ts'
import { jobStatusNames } from '../states.ts'
import { jobsToExport, type ExportRow } from '../store/board.server.ts'
import { jobFilesUrl } from '../urls.ts'
import { drawnDesign, wornInput } from './drawn-design.server.ts'
import { requireFloor } from './gate.server.ts'
import { jobRow } from './job.server.ts'
import { requiredDrawnJob } from './picture.server.ts'

export const mostExported = 2_000

/** What still has to be made, when no column is named. */
const toMake: readonly BoardColumn[] = ['pending', 'in_progress']

const exportJob = (row: ExportRow, publicUrl: string): ExportJob => ({
	code: codeOf(row.id),
	reference: referenceOf(row.orderId),
	team: row.team ?? '',
	dueOn: row.dueOn,
	status: jobStatusNames[row.status],
	brand: row.snapshot.brand,
	model: row.snapshot.model,
	sku: row.snapshot.sku,
	color: row.snapshot.color,
	size: row.size,
	qty: row.qty,
	playerName: row.playerName,
	playerNumber: row.playerNumber,
	placements: row.placements,
	threadChart: row.threadChart,
	inkChart: row.inkChart,
	filesUrl: row.designId === null ? '' : publicUrl + jobFilesUrl(row.id),
})

export type ExportRequest = {
	filters: BoardFilters & { method: ExportMethod }
	/** Jobs that were ticked; none for all that the filters find. */
	ids: readonly string[]
	publicUrl: string
}

/** One statement. @throws Refusal forbidden, not_found when there is nothing to export */
export async function batchExport(
	context: ServiceContext,
	{ filters, ids, publicUrl }: ExportRequest,
): Promise<{ bytes: Uint8Array; name: string }> {
	requireFloor(context)
	const today = isoDate(context.now)
	const known = ids.flatMap((id) => parseJobId(id) ?? [])
	const everywhere = known.length > 0 ? boardColumns : toMake
	const columns = filters.status ? [filters.status] : everywhere
	const question = { filters, today }
	const rows = await jobsToExport(context.db, question, { ids: known, columns, limit: mostExported })
	const wanted = rows.filter(({ qty }) => qty > 0)
	if (wanted.length === 0) throw new Refusal('not_found', messages.nothingToExport)
	const files = exportFiles(
		wanted.map((row) => exportJob(row, publicUrl)),
		filters.method,
	)
	const zipped = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
	const method = filters.method === 'none' ? 'pick-and-pack' : filters.method.replace('_', '-')
	return { bytes: zipSync(zipped, { mtime: context.now }), name: `${method}-${today}.zip` }
}

/** Art in real inches, outlines to cut and charts for one player's garment. @throws Refusal forbidden, not_found */
export async function jobFiles(
	context: ServiceContext,
	{ store, pool }: { store: ObjectStore; pool: Pick<ProofPool, 'production'> },
	idText: string,
): Promise<{ bytes: Uint8Array; name: string }> {
	const source = await requiredDrawnJob(context, idText)
	const { snapshot } = await jobRow(context, idText)
	const product = { brand: snapshot.brand, model: snapshot.model }
	const { player_name: name, number } = source.customization
	const drawn = await drawnDesign(context, store, { source, product })
	const bytes = await pool.production(await wornInput(drawn, { name, number }))
	return { bytes, name: `job-${codeOf(source.jobId)}.zip` }
}
