// What the parts of a side view are drawn from.
import type { SceneNode } from '../../scene.ts'
import type { ResolvedDesign, ViewId } from '../../template.ts'
import type { Body } from '../body.ts'
import type { Cloth } from '../cloth.ts'
import type { SideBody } from './outline.ts'

export type SidePieces = {
	body: SideBody
	/** The front view's trunk, for patterns and measures. */
	flat: Body
	resolved: ResolvedDesign
	view: ViewId
	shirt: Cloth
}

/** A collar from the side: `inside` is behind the trunk, `outside` on it. */
export type SideCollar = (pieces: SidePieces) => { inside: SceneNode[]; outside: SceneNode[] }
