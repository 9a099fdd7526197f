// Batches for the machines: every job of a method in one zip, and the art of one job.
import { assertCan } from '#policies/policy.ts'
import { productionPolicy } from '../policies.ts'
import { strToU8 } from 'fflate'
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { NotAsSaved } from '#designs/proof/drawn.ts'
import type { ProofPool } from '#designs/proof/proof-pool.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { zipStream, type ZipFile } from '#files/service/zip-stream.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseJobId } from '#kit/ids.ts'
import { kitPieceName } from '#orders/rules/kits.ts'
import { referenceOf } from '#orders/rules/order.ts'
import type { BoardFilters } from '../rules/forms.ts'
import { messages } from '../messages.ts'
import { boardColumns, codeOf, mostExported, type BoardColumn } from '../rules/floor.ts'
import { exportTables, type ExportJob, type ExportMethod } from '../rules/export-rows.ts'
import { jobStatusNames } from '../states.ts'
import { jobsToExport, type ExportRow } from '../store/board.server.ts'
import { designsOfJobs } from '../store/source.server.ts'
import { jobFilesUrl } from '../urls.ts'
import { boardQuestion } from './board.server.ts'
import { batchArt, designFolders, type ArtParts } from './batch-art.server.ts'
import { drawnDesign, requiredDrawnJob, wornInput } from './drawn-design.server.ts'
import { jobRow } from './job.server.ts'

/** Columns exported by default: jobs still to be made. */
const toMake: readonly BoardColumn[] = ['pending', 'in_progress']

const exportJob = (
	row: ExportRow,
	{ publicUrl, folder }: { publicUrl: string; folder: string },
): ExportJob => ({
	code: codeOf(row.id),
	reference: referenceOf(row.orderId),
	team: row.team ?? '',
	dueOn: row.dueOn,
	status: jobStatusNames[row.status],
	brand: row.snapshot.brand,
	model: row.snapshot.model,
	sku: row.snapshot.sku,
	kit: row.snapshot.kit ? kitPieceName(row.snapshot.kit) : '',
	color: row.snapshot.color,
	size: row.size,
	qty: row.qty,
	playerName: row.playerName,
	playerNumber: row.playerNumber,
	placements: row.placements,
	threadChart: row.threadChart,
	inkChart: row.inkChart,
	filesUrl: row.designId === null ? '' : publicUrl + jobFilesUrl(row.id),
	folder,
})

export type ExportRequest = {
	filters: BoardFilters & { method: ExportMethod }
	/** Ticked jobs; empty for all that match the filters. */
	ids: readonly string[]
	publicUrl: string
}

async function* tables(jobs: readonly ExportJob[], method: ExportMethod): AsyncGenerator<ZipFile> {
	for (const [path, content] of Object.entries(exportTables(jobs, method)))
		yield { path, bytes: strToU8(content) }
}

async function* filesOfBatch(
	context: ServiceContext,
	parts: ArtParts,
	{ rows, method, publicUrl }: { rows: readonly ExportRow[]; method: ExportMethod; publicUrl: string },
): AsyncGenerator<ZipFile> {
	const folderOf = designFolders(rows)
	const jobs = rows.map((row) => exportJob(row, { publicUrl, folder: folderOf(row) }))
	yield* tables(jobs, method)
	if (method === 'none') return
	const ids = rows.map(({ id }) => id)
	const designs = await designsOfJobs(context.db, ids)
	yield* batchArt(context, parts, { method, designs, rows })
}

/**
 * Streams the tables, then the art. Three statements, and one for each design with art.
 * @throws Refusal forbidden, not_found when there is nothing to export, invalid when it is too much for one batch
 */
export async function batchExport(
	context: ServiceContext,
	parts: ArtParts,
	{ filters, ids, publicUrl }: ExportRequest,
): Promise<{ body: ReadableStream<Uint8Array>; name: string }> {
	assertCan(context, productionPolicy, 'work')
	const known = ids.flatMap((id) => parseJobId(id) ?? [])
	const everywhere = known.length > 0 ? boardColumns : toMake
	const columns = filters.status ? [filters.status] : everywhere
	const question = await boardQuestion(context, filters)
	const rows = await jobsToExport(context.db, question, { ids: known, columns, limit: mostExported + 1 })
	if (rows.length > mostExported) throw new Refusal('invalid', messages.tooManyToExport(mostExported))
	const wanted = rows.filter(({ qty }) => qty > 0)
	if (wanted.length === 0) throw new Refusal('not_found', messages.nothingToExport)
	const { method } = filters
	// The export contains names and numbers of players, so it is audited.
	await note(context, { event: 'batch.exported', subject: method, details: { jobs: wanted.length } })
	const files = filesOfBatch(context, parts, { rows: wanted, method, publicUrl })
	const kind = method === 'none' ? 'pick-and-pack' : method.replace('_', '-')
	return { body: zipStream(files, context.now), name: `${kind}-${question.today}.zip` }
}

/**
 * Art in real inches, cut outlines and charts for one player's garment.
 * @throws Refusal forbidden, not_found, conflict when the garment is now drawn differently than saved
 */
export async function jobFiles(
	context: ServiceContext,
	{ store, pool }: { store: ObjectStore; pool: Pick<ProofPool, 'production'> },
	idText: string,
): Promise<{ body: Uint8Array<ArrayBuffer>; name: string }> {
	const source = await requiredDrawnJob(context, idText)
	const { snapshot } = await jobRow(context, idText)
	const product = { brand: snapshot.brand, model: snapshot.model }
	const drawn = await drawnDesign(context, store, { source, product }).catch(asRefusal)
	const bytes = await pool.production(await wornInput(drawn, source))
	return { body: new Uint8Array(bytes), name: `job-${codeOf(source.jobId)}.zip` }
}

function asRefusal(failure: unknown): never {
	if (failure instanceof NotAsSaved) throw new Refusal('conflict', messages.notDrawn)
	throw failure
}
