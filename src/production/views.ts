// View models of production, derived from the use cases that make them.
import type { boardView } from './service/board.server.ts'
import type { jobView } from './service/job.server.ts'
import type { floorOrderView } from './service/order.server.ts'

export type { JobCard } from './service/cards.server.ts'
export type { FloorItem } from './service/order.server.ts'
export type BoardView = Awaited<ReturnType<typeof boardView>>
/** The first orders due to ship by today, and the totals. */
export type Leaving = NonNullable<BoardView['leaving']>
export type LeavingOrder = Leaving['orders'][number]
export type JobView = Awaited<ReturnType<typeof jobView>>
export type FloorOrderView = Awaited<ReturnType<typeof floorOrderView>>
