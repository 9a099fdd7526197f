// Which sides of a decorated garment production looks at.
import { isSideView, viewIds, type ViewId } from '#garments/template.ts'
import type { JobPlacement } from '../schemas.ts'

/** Front and back, and each further side that has a decoration. */
export const sidesToMake = (placements: readonly Pick<JobPlacement, 'view'>[]): ViewId[] =>
	viewIds.filter((id) => !isSideView(id) || placements.some(({ view }) => view === id))
