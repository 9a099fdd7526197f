import type { Look, ViewId } from '../template.ts'
import type { Body } from './body.ts'
import type { Cloth } from './cloth.ts'

/** Input for drawing the parts of an upper garment. */
export type Pieces = { body: Body; look: Look; view: ViewId; shirt: Cloth }
