// Production files of one decoration method for several players of one design: shared files once, and each player's
// own name and number.
import { packsFor } from '#garments/packs.server.ts'
import { viewOf } from '#garments/render.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { drawProof } from './drawn.ts'
import { folderName, isOwn, sharedFolder } from './batch-folders.ts'
import { placementJob, type Files } from './floor/placement-files.ts'
import type { ProofInput } from './input.ts'
import { placementsOf } from './placements.ts'

export type BatchPlayer = {
	/** Name of the player's folder; it must not identify the player. */
	key: string
	name: string
	number: string
}
export type Batch = {
	method: DecorationMethod
	players: readonly BatchPlayer[]
	/** Include the files that all players share. */
	withShared: boolean
}

/** Files by path: `shared/crest/art.svg`, `3f9a12c4/name-back/cut.svg`. @throws NotAsSaved */
export async function batchFiles(input: ProofInput, { method, players, withShared }: Batch): Promise<Files> {
	const { template } = await drawProof(input)
	const files: Files = {}
	for (const [index, { key, name, number }] of players.entries()) {
		const config = { ...input.config, playerName: name, playerNumber: number }
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
