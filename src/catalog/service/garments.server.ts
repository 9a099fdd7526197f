// Which garments the shop customizes.
import type { ServiceContext } from '#database/context.server.ts'
import { customizableGarments, customizableKits } from '../store/garments.server.ts'

export type CustomizableGarment = Awaited<ReturnType<typeof customizableGarments>>[number]

/** One product per sport and garment: the one that lists show first. */
export const garmentsToCustomize = ({ db }: Pick<ServiceContext, 'db'>): Promise<CustomizableGarment[]> =>
	customizableGarments(db)

/** Every kit, those that lists show first before others of the sport. */
export const kitsToCustomize = ({ db }: Pick<ServiceContext, 'db'>) => customizableKits(db)
