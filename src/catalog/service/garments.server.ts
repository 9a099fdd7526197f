// The garments that the shop draws, and which of them it customizes.
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { teamColor } from '#garments/colors.ts'
import { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templates } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import { registeredOnce, registerPictures } from '#pictures/service/pictures.server.ts'
import { garmentOf } from '../rules/size-charts.ts'
import { customizableGarments, customizableKits } from '../store/garments.server.ts'

export type CustomizableGarment = Awaited<ReturnType<typeof customizableGarments>>[number]

/** One product per sport and garment: the one that lists show first. */
export const garmentsToCustomize = ({ db }: Pick<ServiceContext, 'db'>): Promise<CustomizableGarment[]> =>
	customizableGarments(db)

/** Every kit, those that lists show first before others of the sport. */
export const kitsToCustomize = ({ db }: Pick<ServiceContext, 'db'>) => customizableKits(db)

export type GarmentChoice = { id: string; name: string; kind: string; sport: string; pictureHash: string }

const drawing = ({ id: templateId, version: templateVersion, views }: GarmentTemplate) => {
	const [primaryColor, secondaryColor] = [teamColor('navy').hex, teamColor('gold').hex]
	const config = DesignConfig.parse({ templateId, primaryColor, secondaryColor })
	return asWorn({ templateId, templateVersion, view: views[0]?.id ?? 'front', mode: 'thumb', config })
}

/** Every garment that a product can be made of, with its drawing. */
export const garmentChoices = registeredOnce(async (db: Connection): Promise<GarmentChoice[]> => {
	const drawn = Object.values(templates).filter(({ id }) => garmentOf(id))
	const hashes = await registerPictures(db, drawn.map(drawing))
	return drawn.map(({ id, name, sport }, at) => ({
		id,
		name,
		kind: garmentOf(id)?.kind ?? '',
		sport,
		pictureHash: hashes[at] ?? '',
	}))
})
