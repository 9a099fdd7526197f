// Addresses of production pages.
import type { ViewId } from '#garments/template.ts'

export const jobUrl = (jobId: string): string => `/production/jobs/${jobId}`
export const floorOrderUrl = (orderId: string): string => `/production/orders/${orderId}`

/** The order page with the scan field focused. */
export const scanUrl = (orderId: string, scanned = ''): string => `${floorOrderUrl(orderId)}${scanned}#scan`

export type JobSide = 'worn' | ViewId
/** `worn` shows the side that carries the name. */
export const jobPictureUrl = (jobId: string, side: JobSide = 'worn'): string =>
	`${jobUrl(jobId)}/picture.svg${side === 'worn' ? '' : `?side=${side}`}`
export const jobFilesUrl = (jobId: string): string => `${jobUrl(jobId)}/files.zip`

export const workOrderUrl = (orderId: string): string => `${floorOrderUrl(orderId)}/work-order.pdf`
export const pickListUrl = (orderId: string): string => `${floorOrderUrl(orderId)}/pick-list.pdf`
export const slipsUrl = (orderId: string): string => `${floorOrderUrl(orderId)}/packing-slips.pdf`
