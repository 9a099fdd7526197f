// The production zip: art in inches, cut lines, color charts and the job ticket.
import { zipSync } from 'fflate'
import { viewOf } from '#garments/render.ts'
import { inkChart, threadChart } from '../../rules/charts/charts.ts'
import { chartCsv, folderName, isOwn, rosterCsv, sharedFolder } from './zip-entries.ts'
import { drawProof, type DrawnProof } from '../drawn.ts'
import { placementJob, type Files, type JobPlacement } from './placement-files.ts'
import type { ProofInput } from '../input.ts'
import { tileFiles } from './tile-files.ts'
import { placementsOf, sizeBasis } from '../placements.ts'
import { usesOf } from '../uses.ts'
import { packsFor } from '#garments/packs.server.ts'
import { printingAll, wornBy } from '#garments/personalization.ts'
import type { ProductionMethod } from '#garments/template.ts'

/** Zip stores local times without a zone: one fixed time keeps equal jobs byte-equal. */
const zipTime = new Date(1980, 0, 1)

/** Numbers with four decimals: a ten-thousandth of an inch is finer than any blade. */
const exact = (_: string, value: unknown) =>
	typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value
const json = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, exact, '\t')}\n`)
const text = (content: string) => new TextEncoder().encode(content)

const notes = [
	'All measures in inches on the garment named by sizeBasis; scale art by sizes.scale for other sizes.',
	'sizeIn of lettering is its width and capital height without borders; outerIn is the size of its files.',
	'Codes govern, not the screen: thread and ink hexes are approximations.',
	'Offsets run from the named edge of the cloth to the nearer edge of the decoration; sides are the wearer’s.',
	'Threads are listed for embroidery and for the edge stitch of twill, inks for screen printing, back to front.',
]

const stackedNote = 'Letters marked as stacked stand under each other; their sizeIn is that of all together.'

const notesFor = (placements: readonly JobPlacement[]): string[] =>
	placements.some(({ stacked }) => stacked) ? [...notes, stackedNote] : notes

async function jobsOf(input: ProofInput, { template, packs }: DrawnProof) {
	const { config, art } = input
	const files: Files = {}
	const jobs: JobPlacement[] = []
	const placements = placementsOf({ template, config, packs, art })
	for (const [index, placement] of placements.entries()) {
		const order = String(index + 1).padStart(2, '0')
		const job = await placementJob({
			input,
			placement,
			pxPerInch: viewOf(template, placement.view).pxPerInch,
			folder: `placements/${order}-${folderName(placement.id)}`,
		})
		Object.assign(files, job.files)
		jobs.push(job.placement)
	}
	return { files, jobs, placements }
}

/** All files of a garment by path. @throws Error when the drawing differs from the saved one. */
async function filesOf(input: ProofInput): Promise<Files> {
	const drawn = await drawProof(input)
	const { files, jobs, placements } = await jobsOf(input, drawn)
	const threads = threadChart(usesOf(placements, ['embroidery', 'tackle_twill']))
	const inks = inkChart(usesOf(placements, ['screen']))
	const { template } = drawn
	const tile = tileFiles(input, template)
	const ticket = {
		design: { id: input.designId, version: input.version, sceneHash: input.sceneHash },
		createdAt: input.createdAt,
		product: input.product,
		garment: { template: template.id, templateVersion: template.version, name: template.name },
		units: 'in',
		sizeBasis: sizeBasis(template),
		notes: notesFor(jobs),
		sizes: template.sizes,
		placements: jobs,
		...(tile && { pattern: tile.ticket }),
		threadChart: threads,
		inkChart: inks,
		checks: input.checks,
		roster: input.roster ?? [],
	}
	return {
		'ticket.json': json(ticket),
		'charts/threads.json': json(threads),
		'charts/threads.csv': text(chartCsv(threads)),
		'charts/inks.json': json(inks),
		'charts/inks.csv': text(chartCsv(inks)),
		...(input.roster && { 'roster.csv': text(rosterCsv(input.roster)) }),
		...files,
		...tile?.files,
	}
}

/**
 * Returns the zip, of a kit with a folder for each piece; equal input gives equal bytes.
 * @throws Error when the drawing differs from the saved one.
 */
export async function productionZip(input: ProofInput): Promise<Uint8Array> {
	const all: Files = {}
	for (const one of [input, ...(input.kit?.further ?? [])]) {
		const folder = input.kit && one.piece ? `${one.piece.id}/` : ''
		for (const [path, bytes] of Object.entries(await filesOf(one))) all[folder + path] = bytes
	}
	return zipSync(all, { mtime: zipTime, level: 6 })
}

// Production files of one decoration method for several players of one design: shared files once, and each player's
// own name and number.
export type BatchPlayer = {
	/** Name of the player's folder; it must not identify the player. */
	key: string
	/** As printed; empty where it is not. */
	name: string
	number: string
}
export type Batch = {
	method: ProductionMethod
	players: readonly BatchPlayer[]
	/** Include the files that all players share. */
	withShared: boolean
}

/** Files by path: `shared/crest/art.svg`, `3f9a12c4/name-back/cut.svg`. @throws NotAsSaved */
export async function batchFiles(input: ProofInput, { method, players, withShared }: Batch): Promise<Files> {
	const { template } = await drawProof(input)
	const files: Files = {}
	for (const [index, { key, name, number }] of players.entries()) {
		const config = wornBy(printingAll(input.config), { name, number })
		const packs = packsFor(config, template)
		const placements = placementsOf({ template, config, packs, art: input.art })
		for (const placement of placements.filter((one) => one.method === method)) {
			const own = isOwn(placement)
			if (!own && (index > 0 || !withShared)) continue
			const { pxPerInch } = viewOf(template, placement.view)
			const folder = `${own ? key : sharedFolder}/${folderName(placement.id)}`
			Object.assign(files, (await placementJob({ input, placement, pxPerInch, folder })).files)
		}
	}
	return files
}
