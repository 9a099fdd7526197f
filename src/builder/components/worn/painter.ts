// Keeps a viewer in step with the design: draws anew only the textures whose markup has changed.
import type { WornGarment } from '#garments/worn/model.ts'
import {
	drawTexture,
	emptyTexture,
	fits,
	shownPieces,
	wantedTextures,
	type ShownPiece,
	type ShownTexture,
	type Viewer,
	type Wanted,
} from './shown.ts'

export type Painter = {
	/** Shows the garments as soon as the textures in work are done; of several calls meanwhile, the last counts. */
	paint: (garments: ReadonlyMap<string, WornGarment>, hrefOf: (href: string) => string | undefined) => void
	close: () => void
}

const isSame = (one: readonly ShownPiece[], other: readonly ShownPiece[]) =>
	one.length === other.length &&
	one.every(({ mesh, texture }, at) => mesh === other[at]?.mesh && texture === other[at].texture)

export function createPainter(viewer: Viewer, onFailed: (failure: unknown) => void): Painter {
	let textures = new Map<string, ShownTexture>()
	/** What the textures show. */
	let drawn = new Map<string, Wanted>()
	let shown: readonly ShownPiece[] = []
	let waiting: Parameters<Painter['paint']> | null = null
	let isAtWork = false
	let isClosed = false

	async function update([garments, hrefOf]: Parameters<Painter['paint']>): Promise<void> {
		const wanted = wantedTextures(garments, hrefOf)
		const pieces = shownPieces(garments)
		const before = textures
		const kept = (one: Wanted) => {
			const old = before.get(one.id)
			return old && fits(old, one) ? old : undefined
		}
		textures = new Map(wanted.map((one) => [one.id, kept(one) ?? emptyTexture(one)]))
		const changed = wanted.filter((one) => !kept(one) || drawn.get(one.id)?.markup !== one.markup)
		const withNewArt = new Set<string>()
		const draw = async (one: Wanted) => {
			const texture = textures.get(one.id)
			const drawnArt = kept(one) && drawn.get(one.id)?.art
			if (texture && (await drawTexture(texture, one, drawnArt))) withNewArt.add(one.id)
		}
		await Promise.all(changed.map(draw))
		if (isClosed) return
		drawn = new Map(wanted.map((one) => [one.id, one]))
		const isNew = !isSame(pieces, shown) || wanted.some((one) => !kept(one))
		shown = pieces
		if (isNew) viewer.show(pieces, textures)
		for (const { id } of changed) viewer.renew(id, withNewArt.has(id))
	}
	async function work() {
		isAtWork = true
		for (let next = waiting; next; next = waiting) {
			waiting = null
			await update(next)
		}
		isAtWork = false
	}
	return {
		paint(...wanted) {
			waiting = wanted
			if (!isAtWork) work().catch(onFailed)
		},
		close() {
			isClosed = true
			waiting = null
			viewer.close()
		},
	}
}
