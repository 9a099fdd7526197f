// Which status may follow which.
import type { ProductStatus } from '../states.ts'

/** A draft is published once; an archived product can come back. */
const next: Record<ProductStatus, ProductStatus> = { draft: 'active', active: 'archived', archived: 'active' }

export const statusAfter = (status: ProductStatus): ProductStatus => next[status]
