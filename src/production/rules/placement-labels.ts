// A placement's measures for display.
import { inches } from '#designs/proof/offsets.ts'
import type { JobPlacement } from '../schemas.ts'

/** `13.4 × 1.9 in` */
export const sizeWords = ({ widthIn, heightIn }: Pick<JobPlacement, 'widthIn' | 'heightIn'>): string =>
	`${inches(widthIn)} × ${inches(heightIn)} in`
