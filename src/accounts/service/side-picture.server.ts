// The jersey picture beside the forms of `/auth`.
import type { Connection } from '#database/client.server.ts'
import { teamColor } from '#garments/colors.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import { registeredOnce, registerPictures } from '#pictures/service/pictures.server.ts'

const navy = teamColor('navy').hex
const gold = teamColor('gold').hex
const white = teamColor('white').hex

const letters = (widthIn: number, font = 'graduate') => ({
	font,
	fill: white,
	borders: [{ color: gold, widthIn }],
	shape: 'straight' as const,
	tracking: 0,
})

async function register(db: Connection): Promise<string | undefined> {
	const template = templateById('football-jersey')
	if (!template) return undefined
	const config = DesignConfig.parse({
		templateId: template.id,
		primaryColor: navy,
		secondaryColor: gold,
		playerName: 'HOME TEAM',
		playerNumber: '58',
		lettering: { team: letters(0.16), number: letters(0.34, 'full-block'), name: letters(0.1) },
	})
	const spec = asWorn({
		templateId: template.id,
		templateVersion: template.version,
		view: 'back',
		mode: 'thumb',
		config,
	})
	const [hash] = await registerPictures(db, [spec])
	return hash
}

/** Its hash, registered once per process and database. */
export const sidePicture = registeredOnce(register)
