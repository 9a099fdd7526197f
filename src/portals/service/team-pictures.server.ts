// Pictures of the portal request page: garments of one team's store.
import type { Connection } from '#database/client.server.ts'
import { teamColor, type TeamColorId } from '#garments/colors.ts'
import { DesignConfig, type LetteringStyle } from '#garments/schemas.ts'
import type { ViewId } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import { registeredOnce, registerPictures } from '#pictures/service/pictures.server.ts'
import type { PictureSpec } from '#pictures/schemas.ts'

type GarmentStyle = {
	template: string
	view: ViewId
	primary: TeamColorId
	secondary: TeamColorId
	zones?: Record<string, TeamColorId>
	fill: TeamColorId
	border: TeamColorId
	team?: string
	number?: string
	name?: string
}

const jersey = {
	template: 'football-jersey',
	primary: 'cardinal',
	secondary: 'white',
	zones: { stripe2: 'black', piping: 'white', cuff: 'black' },
	fill: 'white',
	border: 'black',
} as const
const spirit = {
	view: 'front',
	primary: 'black',
	fill: 'white',
	border: 'cardinal',
	team: 'CARDINALS',
} as const
const player = (name: string, number: string): GarmentStyle => ({ ...jersey, view: 'back', name, number })

/** The front garment, those behind it on both sides, then jerseys of three players. */
const garmentStyles: readonly GarmentStyle[] = [
	{ ...jersey, view: 'front', team: 'CARDINALS', number: '58' },
	{ ...spirit, template: 'hoodie', secondary: 'cardinal' },
	{ ...spirit, template: 'tee', primary: 'white', secondary: 'cardinal', fill: 'cardinal', border: 'black' },
	player('RIVERA', '24'),
	player('OKAFOR', '7'),
	player('KIM', '32'),
]
const heroes = 3

const lettersOf = (
	{ fill, border }: GarmentStyle,
	widthIn: number,
	{ font = 'graduate', shape = 'straight' }: Partial<Pick<LetteringStyle, 'font' | 'shape'>> = {},
): LetteringStyle => ({
	font,
	fill: teamColor(fill).hex,
	borders: [{ color: teamColor(border).hex, widthIn }],
	shape,
	tracking: 0,
})

function specOf(style: GarmentStyle): PictureSpec | undefined {
	const template = templateById(style.template)
	if (!template) return undefined
	const config = DesignConfig.parse({
		templateId: template.id,
		primaryColor: teamColor(style.primary).hex,
		secondaryColor: teamColor(style.secondary).hex,
		teamName: style.team ?? '',
		playerNumber: style.number ?? '',
		playerName: style.name ?? '',
		zoneColors: Object.fromEntries(
			Object.entries(style.zones ?? {}).map(([zone, id]) => [zone, teamColor(id).hex]),
		),
		lettering: {
			team: lettersOf(style, 0.16, { shape: 'arch' }),
			number: lettersOf(style, 0.34, { font: 'full-block' }),
			name: lettersOf(style, 0.1),
		},
	})
	return asWorn({
		templateId: template.id,
		templateVersion: template.version,
		view: style.view,
		mode: 'thumb',
		config,
	})
}

/** Picture hashes of the hero's garments, the front one first, and of three players' jerseys from behind. */
export type TeamPictures = { hero: string[]; players: string[] }

async function register(db: Connection): Promise<TeamPictures> {
	const specs = garmentStyles.flatMap((style) => specOf(style) ?? [])
	const hashes = await registerPictures(db, specs)
	return { hero: hashes.slice(0, heroes), players: hashes.slice(heroes) }
}

/** Registered once per process and database. */
export const teamPictures = registeredOnce(register)
