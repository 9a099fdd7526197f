// The garments of a team's fundraiser: in its colors, with its name, and no number.
import { LRUCache } from 'lru-cache'
import type { Connection } from '#database/client.server.ts'
import { teamColor } from '#garments/colors.ts'
import { DesignConfig, type LetteringStyle } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import type { PictureSpec } from '#pictures/schemas.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import type { TeamChoice } from '#pictures/rules/team-choice.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'

/** The first one stands in front and is the social card. */
const garments = ['hoodie', 'tee'] as const

type Look = { primary: string; secondary: string; teamName: string }

/** A team without colors wears black and white. */
const lookOf = (choice: TeamChoice | undefined): Look =>
	choice
		? { primary: choice.primary.hex, secondary: choice.secondary.hex, teamName: choice.teamName }
		: { primary: teamColor('black').hex, secondary: teamColor('white').hex, teamName: '' }

const lettersIn = (fill: string, border: string): LetteringStyle => ({
	font: 'graduate',
	fill,
	borders: [{ color: border, widthIn: 0.16 }],
	shape: 'arch',
	tracking: 0,
})

function specsOf({ primary, secondary, teamName }: Look): PictureSpec[] {
	return garments.flatMap((id, at) => {
		const template = templateById(id)
		if (!template) return []
		const [main, other] = at === 0 ? [primary, secondary] : [secondary, primary]
		const config = DesignConfig.parse({
			templateId: template.id,
			primaryColor: main,
			secondaryColor: other,
			teamName,
			lettering: { team: lettersIn(other, main) },
		})
		const { id: templateId, version: templateVersion } = template
		return asWorn({ templateId, templateVersion, view: 'front', mode: 'thumb', config })
	})
}

const known = new WeakMap<Connection, LRUCache<string, string[]>>()

/** Hashes of the garments, the front one first. Registered once per look, process and database. */
export async function fundraiserPictures(db: Connection, choice: TeamChoice | undefined): Promise<string[]> {
	const look = lookOf(choice)
	const key = JSON.stringify(look)
	const own = known.get(db) ?? new LRUCache<string, string[]>({ max: 500 })
	known.set(db, own)
	const hashes = own.get(key) ?? (await registerPictures(db, specsOf(look)))
	own.set(key, hashes)
	return hashes
}
