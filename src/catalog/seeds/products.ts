// The products of the demo catalog: a file of data per sport, checked against one schema when it is loaded.
import { z } from 'zod'
import { teamColors } from '#garments/colors.ts'
import { letteringFonts, numberFonts } from '#garments/lettering/fonts.ts'
import { LetteringStyle } from '#garments/schemas.ts'
import { decorationMethods } from '#garments/template.ts'
import type { Sport } from '#sports/sports.ts'
import { sizeRuns, type SizeRunId } from '../rules/size-runs.ts'
import baseball from './products/baseball.json' with { type: 'json' }
import basketball from './products/basketball.json' with { type: 'json' }
import football from './products/football.json' with { type: 'json' }
import hockey from './products/hockey.json' with { type: 'json' }
import lacrosse from './products/lacrosse.json' with { type: 'json' }
import soccer from './products/soccer.json' with { type: 'json' }
import softball from './products/softball.json' with { type: 'json' }
import spirit from './products/spirit.json' with { type: 'json' }
import volleyball from './products/volleyball.json' with { type: 'json' }

/** Texts of the Certifications tab. Cloth certifications only, no equipment standards. */
export const seedCerts = {
	youth: 'CPSIA (youth sizes)',
	fabric: 'OEKO-TEX Standard 100 fabric',
	upf40: 'UPF 40 (AATCC 183)',
	upf50: 'UPF 50 (AATCC 183)',
	nfhsFootball: 'NFHS 2024 numbering ready',
	recycled: 'GRS recycled polyester',
	sewing: 'WRAP-certified sewing',
} as const

/** Cast: the keys of a const object are exactly these. */
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

const Color = z.enum(teamColors.map(({ id }) => id))
const ColorPair = z.templateLiteral([Color, '/', Color])
export type ColorPair = z.infer<typeof ColorPair>

/** A color of the pair, or a palette color for trim that is the same in every colorway. */
const ColorRef = z.enum(['primary', 'secondary', ...Color.options])
export type ColorRef = z.infer<typeof ColorRef>

const Font = z.enum(letteringFonts.map(({ id }) => id))
const NumberFamily = z.enum(numberFonts.map(({ id }) => id))

/** A product's cut and trim, in the garment's own zones, patterns and styles; each colorway fills in its two colors. */
const Trim = z.strictObject({
	zones: z.record(z.string(), ColorRef).optional(),
	pattern: z.strictObject({ id: z.string(), color: ColorRef, opacity: z.number().gt(0).max(1) }).optional(),
	styles: z.record(z.string(), z.string()).optional(),
})

/** The sample team drawn on a customizable product; blanks have none. */
const Lettering = z.strictObject({
	team: z.string(),
	number: z.string().optional(),
	font: Font,
	/** The family of the number; products without a number have none. */
	numberFont: NumberFamily.optional(),
	shape: LetteringStyle.shape.shape,
	fill: ColorRef.optional(),
	border: ColorRef.optional(),
	/** How it is made where not in the cheapest method. */
	method: z.enum(decorationMethods).optional(),
})
export type SeedLettering = z.infer<typeof Lettering>

/** `level` sets the range of the counts; the lists name sold-out sizes and colorways. */
const Stock = z.strictObject({
	level: z.enum(['deep', 'normal', 'thin', 'none']),
	soldOutSizes: z.array(z.string()).optional(),
	soldOutColorways: z.array(z.string()).optional(),
})
export type SeedStock = z.infer<typeof Stock>

const Entry = z.strictObject({
	/** The maker's model code, unique over the shop. */
	sku: z.string(),
	brand: z.string(),
	model: z.string(),
	description: z.string(),
	baseCents: z.int().positive(),
	customizable: z.boolean().default(true),
	sublimated: z.boolean().optional(),
	certs: z.array(z.enum(keysOf(seedCerts))),
	templateId: z.string(),
	sizeRun: z.enum(keysOf<SizeRunId>(sizeRuns)),
	/** Business days before it ships, for the common sizes. */
	leadTimeDays: z.int().positive(),
	/** The first one is shown on lists. */
	colorways: z.array(ColorPair),
	trim: Trim.default({}),
	lettering: Lettering.optional(),
	stock: Stock,
	/** 1 is shown first; products without a rank follow. */
	featuredRank: z.int().optional(),
})

/** A kit costs what its pieces cost; its colorways name colorways of its pieces. */
const KitEntry = Entry.pick({
	sku: true,
	brand: true,
	model: true,
	description: true,
	colorways: true,
	featuredRank: true,
}).extend({
	pieces: z
		.array(
			z.strictObject({
				id: z.string(),
				name: z.string(),
				sku: z.string(),
				/** The piece's colorway has the kit's two colors the other way around. */
				swapped: z.literal(true).optional(),
			}),
		)
		.min(2),
})

/** Spirit wear belongs to no sport; its products have 'spirit'. */
export type SeedSport = Sport | 'spirit'

export type SeedProduct = Omit<z.infer<typeof Entry>, 'certs'> & { sport: SeedSport; safetyCerts: string[] }
export type SeedKit = z.infer<typeof KitEntry> & { sport: SeedSport }

const inSport = (sport: SeedSport, entries: unknown): (SeedProduct | SeedKit)[] =>
	z
		.array(z.union([KitEntry, Entry]))
		.parse(entries)
		.map((entry) => {
			if ('pieces' in entry) return { ...entry, sport }
			const { certs, ...product } = entry
			return { ...product, sport, safetyCerts: certs.map((cert) => seedCerts[cert]) }
		})

const all: readonly (SeedProduct | SeedKit)[] = [
	...inSport('football', football),
	...inSport('basketball', basketball),
	...inSport('baseball', baseball),
	...inSport('soccer', soccer),
	...inSport('hockey', hockey),
	...inSport('lacrosse', lacrosse),
	...inSport('spirit', spirit),
	...inSport('softball', softball),
	...inSport('volleyball', volleyball),
]

/** Every product of the demo shop that is sold alone, by sport. */
export const seedProducts: readonly SeedProduct[] = all.flatMap((entry) => ('pieces' in entry ? [] : entry))

/** Every kit of the demo shop, by sport. */
export const seedKits: readonly SeedKit[] = all.flatMap((entry) => ('pieces' in entry ? entry : []))
