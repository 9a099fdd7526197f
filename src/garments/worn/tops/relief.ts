// Folds of a worn trunk as relief.
import type { BodyShape } from '../../drawing/body.ts'
import type { Drape } from '../../drawing/shading.ts'
import type { Panel } from './model.ts'

export const trunkRelief =
	(_shape: BodyShape, _drape: Drape) =>
	(_panel: Panel, _s: number, _y: number): { out: number; along: number } => ({ out: 0, along: 0 })
