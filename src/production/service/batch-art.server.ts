// The art of a batch, design by design, a few players at a time: made while the zip is streamed.
import { dirname } from 'node:path/posix'
import type { ServiceContext } from '#database/context.server.ts'
import type { Batch, BatchPlayer } from '#designs/proof/production/production-zip.ts'
import { NotAsSaved } from '#designs/proof/drawn.ts'
import type { ProofInput } from '#designs/proof/input.ts'
import type { ProofPool } from '#designs/proof/proof-pool.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import type { ZipFile } from '#files/service/zip-stream.server.ts'
import type { ProductionMethod } from '#garments/template.ts'
import { codeOf } from '../rules/floor.ts'
import { messages } from '../messages.ts'
import { filesOf } from '../rules/export-rows.ts'
import type { ExportRow } from '../store/board.server.ts'
import type { DesignOfJobs } from '../store/source.server.ts'
import { designInput } from './drawn-design.server.ts'

export type ArtParts = { store: ObjectStore; pool: Pick<ProofPool, 'batch'> }

/** Players whose files are in memory at the same time. */
const atOnce = 6

const plainWords = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')

type Designed = Pick<ExportRow, 'designId' | 'designVersion'>
const keyOf = ({ designId, designVersion }: Designed): string => `${designId} ${designVersion}`

/** The folder of a job's design in the zip, named after its first garment; empty for products without a design. */
export function designFolders(rows: readonly ExportRow[]): (row: Designed) => string {
	const folders = new Map<string, string>()
	for (const row of rows) {
		const { designId, designVersion, snapshot } = row
		if (designId === null || folders.has(keyOf(row))) continue
		folders.set(keyOf(row), `art/${plainWords(snapshot.model)}-${codeOf(designId)}-v${designVersion ?? 1}`)
	}
	return (row) => folders.get(keyOf(row)) ?? ''
}

type Wanted = { method: ProductionMethod; designs: readonly DesignOfJobs[]; rows: readonly ExportRow[] }

const withoutFiles = (input: ProofInput): ProofInput => ({
	...input,
	art: Object.fromEntries(Object.entries(input.art).map(([url, file]) => [url, { ...file, base64: '' }])),
})

const playersOf = (rows: readonly ExportRow[]): BatchPlayer[] =>
	rows.map(({ id, playerName: name, playerNumber: number }) => ({ key: codeOf(id), name, number }))

type OfDesign = {
	input: ProofInput
	method: ProductionMethod
	rows: readonly ExportRow[]
	folder: string
}

/** Sends the art to the other process once; later batches refer to it by name and ink. */
async function* filesOfDesign(
	{ pool }: ArtParts,
	{ input, method, rows, folder }: OfDesign,
): AsyncGenerator<ZipFile> {
	for (let from = 0; from < rows.length; from += atOnce) {
		const batch: Batch = {
			method,
			players: playersOf(rows.slice(from, from + atOnce)),
			withShared: from === 0,
		}
		const files = await pool.batch(from === 0 ? input : withoutFiles(input), batch)
		for (const [path, bytes] of Object.entries(files)) yield { path: `${folder}/${path}`, bytes }
	}
}

/** Whether a placement of the job has no folder in the zip: its drawing or an upload is gone. */
const lacksFiles = (
	row: ExportRow,
	{ method, folder, seen }: Pick<OfDesign, 'method' | 'folder'> & { seen: ReadonlySet<string> },
) =>
	row.placements.some(
		(placement) =>
			placement.method === method && !seen.has(filesOf({ folder, code: codeOf(row.id) }, placement)),
	)

/** Every file for this method; jobs without files are listed in a separate file. */
export async function* batchArt(
	context: ServiceContext,
	parts: ArtParts,
	{ method, designs, rows }: Wanted,
): AsyncGenerator<ZipFile> {
	const withArt = rows.filter((row) => row.placements.some((placement) => placement.method === method))
	const folderOf = designFolders(rows)
	const without: string[] = []
	for (const own of Map.groupBy(withArt, keyOf).values()) {
		const [first] = own
		const source =
			first &&
			designs.find((design) => design.designId === first.designId && design.version === first.designVersion)
		const folder = first ? folderOf(first) : ''
		const seen = new Set<string>()
		try {
			if (!source) throw new NotAsSaved('The design has gone')
			const input = await designInput(context, parts.store, { source, product: { brand: '', model: '' } })
			for await (const file of filesOfDesign(parts, { input, method, rows: own, folder })) {
				seen.add(dirname(file.path))
				yield file
			}
		} catch (failure) {
			context.log.error({ err: failure, designId: first?.designId }, 'A batch has no files of a design')
		}
		// The zip is already being sent: missing files can only be reported inside it.
		without.push(
			...own.filter((row) => lacksFiles(row, { method, folder, seen })).map(({ id }) => codeOf(id)),
		)
	}
	if (without.length > 0)
		yield {
			path: 'READ-FIRST.txt',
			bytes: new TextEncoder().encode(`${messages.withoutArt}\r\n${without.join('\r\n')}\r\n`),
		}
}
