// The structured cap as worn: its meshes and their cloth.
import { brimShapeOf, hasNet } from '../../caps/snapback.ts'
import type { BrimShape } from '../../caps/brim.ts'
import { rememberedByContent } from '../../drawing/curves.ts'
import type { ResolvedDesign } from '../../template.ts'
import { merged, meshesOf } from '../mesh.ts'
import type { ClothKind, Worn, WornMesh, WornPiece } from '../model.ts'
import { brimGrids } from './brim-mesh.ts'
import { capCloths, patches } from './cap-cloth.ts'
import { crownGrids } from './crown-mesh.ts'
import { binding, button, seamTape, strap, studs, sweatband } from './fittings-mesh.ts'

const meshesFor = rememberedByContent((shape: BrimShape) => {
	const tapes = [0, 1 / 3, -1 / 3].map(
		(share) => meshesOf({ tape: seamTape(shape, share, patches.tape) }).tape,
	)
	return {
		...meshesOf(crownGrids(shape)),
		...meshesOf(brimGrids(shape, patches)),
		...meshesOf({ sweatband: sweatband(shape, patches.sweatband) }),
		...meshesOf({ button: button(shape, patches.trim) }),
		...meshesOf({ binding: binding(shape) }),
		tapes: merged(tapes),
		strap: strap(shape, patches.strap),
		studs: studs(shape, patches.strap),
	}
})

type Drawn = Pick<WornPiece, 'texture' | 'cloth' | 'inside'>

/** The cap of the design on an invisible head. */
export function wornCap(resolved: ResolvedDesign): Worn {
	const shape = brimShapeOf(resolved)
	const meshes = meshesFor(shape)
	const soft: ClothKind = hasNet(resolved) ? 'mesh' : 'twill'
	const drawn: Record<keyof typeof meshes, Drawn> = {
		front: { texture: 'front-panels', cloth: 'twill' },
		left: { texture: 'side-panels', cloth: soft },
		right: { texture: 'side-panels', cloth: soft },
		back: { texture: 'back-panels', cloth: soft },
		binding: { texture: 'back-panels', cloth: 'twill' },
		top: { texture: 'brim', cloth: 'twill' },
		edge: { texture: 'brim', cloth: 'twill' },
		under: { texture: 'brim', cloth: 'twill' },
		button: { texture: 'brim', cloth: 'twill' },
		sweatband: { texture: 'brim', cloth: 'woven' },
		tapes: { texture: 'brim', cloth: 'woven' },
		strap: { texture: 'brim', cloth: 'hard' },
		studs: { texture: 'brim', cloth: 'hard' },
	}
	const pieces = (Object.keys(drawn) as (keyof typeof meshes)[]).map((id): WornPiece => {
		const mesh: WornMesh = meshes[id]
		return { id, mesh, ...drawn[id] }
	})
	return { pieces, cloths: capCloths(resolved) }
}
