// Pictures of a design to download: what an address asks for, and the names of the files.
import { viewIds, type ViewId } from '#garments/template.ts'
import type { Language } from '#kit/language.ts'
import { slugOf } from '#kit/slug.ts'
import { pictureGrounds, type PictureGround } from '#pictures/urls.ts'

export type DownloadQuery = { side: ViewId; ground: PictureGround }

/** Without a side the front, without a ground none; undefined for values that do not exist. */
export function readDownloadQuery(query: URLSearchParams): DownloadQuery | undefined {
	const side = viewIds.find((id) => id === (query.get('side') ?? 'front'))
	const ground = pictureGrounds.find((id) => id === (query.get('ground') ?? 'none'))
	return side && ground && { side, ground }
}

type Named = { teamName: string; garment: string }

const nameOf = ({ teamName, garment }: Named): string => slugOf(teamName) || slugOf(garment) || 'design'

/** `lincoln-wildcats-front.png`: the team, else the garment, in ASCII. Never a player's name. */
export const downloadFileName = (design: Named, { side, ground }: DownloadQuery): string =>
	`${nameOf(design)}-${side}${ground === 'none' ? '' : `-${ground}`}.png`

/** `lincoln-wildcats-for-families.pdf` */
export const familySheetName = (design: Named, language: Language): string =>
	`${nameOf(design)}-${language === 'en' ? 'for-families' : 'para-familias'}.pdf`
